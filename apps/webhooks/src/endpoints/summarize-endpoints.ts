import { needOf, SummaryParts, type SummaryPart, type SummaryScope } from '#edge';
import { Database, shareOf } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  endpointNeedsOfAllMerchants,
  endpointNeedsOfMerchant,
} from './store/endpoint-needs.store.js';

/** Counts the endpoints that do not receive their events, for the summary (decision 11.21). */
@Injectable()
export class SummarizeEndpoints {
  constructor(
    private readonly database: Database,
    parts: SummaryParts,
  ) {
    parts.add((scope) => this.read(scope));
  }

  private async read({ caller, merchantId }: SummaryScope): Promise<SummaryPart> {
    if (merchantId === undefined && caller.kind !== 'operator') return { needs: [] };
    const queries = this.database.reads(shareOf(caller));
    const { failing, failingSince, disabled, disabledSince } = await (merchantId === undefined
      ? endpointNeedsOfAllMerchants(queries)
      : endpointNeedsOfMerchant(queries, merchantId));
    return {
      needs: [
        ...needOf('endpoints-failing', failing, failingSince),
        ...needOf('endpoints-disabled', disabled, disabledSince),
      ],
    };
  }
}
