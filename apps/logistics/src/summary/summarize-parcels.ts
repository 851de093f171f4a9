import { Rollup, type RollupRow } from '#operations';
import { needOf, SummaryParts, type SummaryPart, type SummaryScope } from '#edge';
import { Database, shareOf } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { visibleMerchants } from '../carriers/visible-merchants.js';
import { LOGISTICS_CONFIG, silentBefore, type LogisticsConfig } from '../config.js';
import { oldestParcels, oldestParcelsOfAllMerchants } from './store/oldest.store.js';

/**
 * The parcels that need a decision (decisions 12.1 to 12.3): a partner sees the parcels of the merchants that it
 * serves.
 */
@Injectable()
export class SummarizeParcels {
  constructor(
    parts: SummaryParts,
    private readonly database: Database,
    private readonly rollup: Rollup,
    @Inject(LOGISTICS_CONFIG) private readonly config: LogisticsConfig,
  ) {
    parts.add((scope) => this.read(scope));
  }

  private async read(scope: SummaryScope): Promise<SummaryPart> {
    const { caller } = scope;
    const queries = this.database.reads(shareOf(caller));
    const merchants = await this.merchantsOf(scope);
    const [rows, oldest] = await Promise.all([
      this.rollup.read(shareOf(caller), merchants, []),
      merchants === undefined
        ? oldestParcelsOfAllMerchants(queries)
        : oldestParcels(queries, merchants),
    ]);
    const silentUntil = silentBefore(this.config, new Date()).slice(0, 10);
    const silent = of(rows, 'tracked').filter(({ key }) => key < silentUntil);
    const firstDay = silent.map(({ key }) => key).toSorted()[0];
    return {
      needs: [
        ...needOf('parcels-in-customs', countOf(of(rows, 'held')), oldest.held),
        ...needOf(
          'parcels-silent',
          countOf(silent),
          firstDay === undefined ? null : new Date(firstDay),
        ),
        // Operators create no shipments.
        ...(caller.kind === 'operator'
          ? []
          : needOf('parcels-waiting', countOf(of(rows, 'waiting')), oldest.waiting)),
      ],
    };
  }

  /** Undefined for the parcels of all merchants. */
  private async merchantsOf({ caller, merchantId }: SummaryScope): Promise<string[] | undefined> {
    if (caller.kind !== 'operator') {
      return visibleMerchants(this.database.reads(shareOf(caller)), caller);
    }
    return merchantId === undefined ? undefined : [merchantId];
  }
}

const of = (rows: readonly RollupRow[], measure: string) =>
  rows.filter((row) => row.measure === measure);

function countOf(rows: readonly RollupRow[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
