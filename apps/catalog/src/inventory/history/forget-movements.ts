import { BackgroundWork } from '#messaging';
import { Database } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { CATALOG_CONFIG, type CatalogConfig } from '../../config.js';
import { deleteOldEntries } from '../store/stock-movement.store.js';

const INTERVAL_MS = 3_600_000;
const PORTION = 5_000;

/** Deletes the movements of stock that are older than the history (decision 4.21). */
@Injectable()
export class ForgetMovements {
  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    @Inject(CATALOG_CONFIG) private readonly config: CatalogConfig,
  ) {
    background.every(INTERVAL_MS, 'old stock movements', () => this.forgetSome());
  }

  /** @returns whether more may be due */
  async forgetSome(): Promise<boolean> {
    const { STOCK_HISTORY_DAYS: days } = this.config;
    return (await deleteOldEntries(this.database.worker, days, PORTION)) === PORTION;
  }
}
