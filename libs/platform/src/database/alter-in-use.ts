import { setTimeout as delay } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';

const LOCK_TIMEOUT = '2s';
/** For those that queue behind the statement meanwhile. */
const PAUSE_MS = 500;
const ATTEMPTS = 100;
/** A lock that is not given in time, and a deadlock. */
const WORTH_ANOTHER_TRY: readonly unknown[] = ['55P03', '40P01'];

/**
 * Runs a statement in a transaction of its own on a table that others write; for a migration with `transaction = false`.
 * It never holds one table while it waits for another, which could be a deadlock with a writer, and all who queue behind
 * it wait for a short time: it gives up its place and tries again.
 * @param statement one that may be repeated, since an interrupted migration begins again
 * @throws the error of the store where a transaction keeps the table locked for minutes
 */
export async function alterInUse(runner: QueryRunner, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Two statements in one message are one transaction.
      await runner.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'; ${statement}`);
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (!WORTH_ANOTHER_TRY.includes(code) || attempt === ATTEMPTS) throw error;
      await delay(PAUSE_MS);
    }
  }
}
