import { needOf, SummaryParts, type NeedKind, type SummaryPart, type SummaryScope } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import type { Verdict } from './domain/verdict.js';
import {
  loadLiveSkus,
  loadLiveSkusOfAllMerchants,
  loadVerdictTotals,
  loadVerdictTotalsOfAllMerchants,
} from './store/verdict-summary.store.js';

const DAYS = 14;

/**
 * The verdicts that need a decision; each count equals the length of the list of SKUs with this verdict (decision
 * 3.19).
 */
const NEEDS: Readonly<Partial<Record<Verdict, NeedKind>>> = {
  'no-price': 'skus-without-price',
  'price-failed': 'skus-price-failed',
  denied: 'skus-denied',
  'denied-by-channel': 'skus-denied-by-channel',
  'waiting-for-channel': 'skus-waiting-for-channel',
  'waiting-for-operator': 'skus-waiting-for-operator',
  'out-of-stock': 'skus-out-of-stock',
};

/** Catalog's part of the summary: SKUs that need a decision, and live SKUs by day; empty for a partner. */
@Injectable()
export class SummarizeSkus {
  constructor(
    parts: SummaryParts,
    private readonly database: Database,
  ) {
    parts.add((scope) => this.read(scope));
  }

  async read({ caller, merchantId }: SummaryScope): Promise<SummaryPart> {
    if (merchantId === undefined && caller.kind !== 'operator') return { needs: [] };
    const verdicts = Object.keys(NEEDS) as Verdict[];
    const [totals, liveSkus] = await Promise.all(
      merchantId === undefined ? this.ofAllMerchants(verdicts) : this.of(merchantId, verdicts),
    );
    const needs = totals.flatMap(({ verdict, count, oldest }) => {
      const kind = NEEDS[verdict];
      return kind ? needOf(kind, count, oldest) : [];
    });
    return { needs, charts: { liveSkus } };
  }

  private of(merchantId: string, verdicts: readonly Verdict[]) {
    const queries = this.database.reads({ merchantId });
    return [
      loadVerdictTotals(queries, merchantId, verdicts),
      loadLiveSkus(queries, merchantId, DAYS),
    ] as const;
  }

  private ofAllMerchants(verdicts: readonly Verdict[]) {
    const queries = this.database.reads('operators');
    return [
      loadVerdictTotalsOfAllMerchants(queries, verdicts),
      loadLiveSkusOfAllMerchants(queries, DAYS),
    ] as const;
  }
}
