import { setTimeout as delay } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';

const LOCK_TIMEOUT = '2s';
/** A short time, because other statements queue behind this one. */
const PAUSE_MS = 500;
const ATTEMPTS = 100;
/** The errors for a lock that is not acquired in time, and for a deadlock. */
const WORTH_ANOTHER_TRY: readonly unknown[] = ['55P03', '40P01'];

/**
 * Runs a statement in its own transaction on a table that other transactions write; for a migration with `transaction =
 * false`. The statement never locks one table while it waits for another, which could deadlock with a writer.
 * Transactions that queue behind it wait only for a short time, because it gives up its place in the queue and tries
 * again.
 * @param statement must be repeatable, because an interrupted migration starts again
 * @throws the store's error if a transaction locks the table for minutes
 */
export async function alterInUse(runner: QueryRunner, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Two statements in one message run in one transaction.
      await runner.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'; ${statement}`);
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (!WORTH_ANOTHER_TRY.includes(code) || attempt === ATTEMPTS) throw error;
      await delay(PAUSE_MS);
    }
  }
}
