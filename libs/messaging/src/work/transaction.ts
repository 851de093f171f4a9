import type { ClientBase } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { CommitHooks } from './commit-hooks.js';

/** One transaction under way. */
export interface Transaction {
  runner: QueryRunner;
  /** What is done once it is committed. */
  hooks: CommitHooks;
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
  const hooks = new CommitHooks();
  const result = await commitOrRollBack(dataSource.createQueryRunner(), (runner) =>
    work({ runner, hooks }),
  );
  await hooks.run();
  return result;
}

async function commitOrRollBack<T>(
  runner: QueryRunner,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  try {
    await runner.startTransaction();
    const result = await work(runner);
    await commit(runner);
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
 * answer on; so the connection is asked itself.
 */
async function commit(runner: QueryRunner): Promise<void> {
  const connection = (await runner.connect()) as ClientBase;
  const { command } = await connection.query('COMMIT');
  if (command === 'COMMIT') return;
  throw new NotCommitted('a statement of this transaction had failed, so nothing was committed');
}
