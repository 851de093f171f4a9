import { Database, outsideTransaction, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../background/background-work.js';
import { WorkerTransactor } from '../outbox/transactors.js';
import {
  addUpDeltas,
  hasDeltas,
  PRESENT,
  readRollup,
  readRollupOfAllMerchants,
  type RollupRow,
} from './rollup.store.js';

const INTERVAL_MS = 1_000;

/**
 * Counts of a service's rows, which are always exact and whose cost does not depend on the number of rows (decision
 * 12.2).
 */
@Injectable()
export class Rollup {
  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
  ) {
    background.every(INTERVAL_MS, 'rollup', () => this.addUp());
  }

  /**
   * Returns the current counts and the counts of these days, without zeros.
   * @param merchants whose rows are counted together; undefined for all merchants
   * @param days in UTC, as `YYYY-MM-DD`
   */
  read(
    share: Share,
    merchants: readonly string[] | undefined,
    days: readonly string[],
  ): Promise<RollupRow[]> {
    const queries = this.database.reads(share);
    const asked = [PRESENT, ...days];
    return merchants === undefined
      ? readRollupOfAllMerchants(queries, asked)
      : readRollup(queries, merchants, asked);
  }

  private async addUp(): Promise<boolean> {
    if (!(await hasDeltas(outsideTransaction(this.database.worker)))) return false;
    return this.transactor.run('background', addUpDeltas);
  }
}
