import { Database, outsideTransaction, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import { BackgroundWork, WorkerTransactor } from '#messaging';
import {
  addUpDeltas,
  hasDeltas,
  PRESENT,
  readRollup,
  readRollupOfAllMerchants,
  type RollupRow,
} from './rollup.store.js';

const INTERVAL_MS = 1_000;
const DAY_MS = 86_400_000;

/**
 * Counts of a service's rows, which are always exact and whose cost does not depend on the number of rows (decision
 * 12.2). The service needs the `rollupMigrations`.
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
    const daysRead = [PRESENT, ...days];
    return merchants === undefined
      ? readRollupOfAllMerchants(queries, daysRead)
      : readRollup(queries, merchants, daysRead);
  }

  private async addUp(): Promise<boolean> {
    if (!(await hasDeltas(outsideTransaction(this.database.worker)))) return false;
    return this.transactor.run('background', addUpDeltas);
  }
}

/** The last `days` days in UTC, today included, as `YYYY-MM-DD`, the oldest first. */
export function lastDays(days: number, now: Date): string[] {
  return Array.from({ length: days }, (_, index) => dayBefore(days - 1 - index, now));
}

/** The day in UTC `days` days earlier, as `YYYY-MM-DD`. */
export function dayBefore(days: number, now: Date): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
