import type { DataSource, QueryRunner } from 'typeorm';
import { CommitHooks } from './commit-hooks.js';
import { sendTogether } from './send-together.js';
import type { Statement } from './send-together.js';

/** One transaction under way. */
export interface Transaction {
  runner: QueryRunner;
  /** What is done once it is committed. */
  hooks: CommitHooks;
  /** Writes that nobody waits for: sent before the next statement, at the latest with the commit. */
  pending: Statement[];
}

/** The work ended well, and yet nothing of it was kept: it went on after a statement that had failed. */
class NotCommitted extends Error {}

/**
 * One transaction on one connection of the pool; rolled back on any failure, the connection always returned. What is
 * left in the hooks is done after that, so that it may use the pool.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const transaction = { runner, hooks: new CommitHooks(), pending: [] };
  const result = await commitOrRollBack(transaction, work);
  await transaction.hooks.run();
  return result;
}

async function commitOrRollBack<T>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { runner } = transaction;
  try {
    await runner.startTransaction();
    const result = await work(transaction);
    await commit(transaction);
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release().catch(() => undefined);
  }
}

/**
 * Postgres answers the COMMIT of an aborted transaction with ROLLBACK and no error, and TypeORM does not pass the
 * answer on; so the connection is asked itself. Behind a write that fails the COMMIT is such a ROLLBACK.
 */
async function commit({ runner, pending }: Transaction): Promise<void> {
  const answers = await sendTogether(runner, [...pending.splice(0), { sql: 'COMMIT' }]);
  if (answers.at(-1)?.command === 'COMMIT') return;
  throw new NotCommitted('a statement of this transaction had failed, so nothing was committed');
}
