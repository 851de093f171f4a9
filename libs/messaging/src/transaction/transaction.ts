import type { DataSource, QueryRunner } from 'typeorm';
import { isAnswerLost, newWitness, requireCommitted } from './commit-outcome.js';
import type { Witness } from './commit-outcome.js';
import { CommitHooks } from './commit-hooks.js';
import { pipeline } from './pipeline.js';
import type { Statement } from './pipeline.js';

/** One transaction under way. */
export interface Transaction {
  runner: QueryRunner;
  /** What is done once it is committed. */
  hooks: CommitHooks;
  /** Writes that no one waits for: sent before the next statement, at the latest with the commit. */
  pending: Statement[];
  /** Where what became of it must be known even if the answer to its COMMIT is lost. */
  witness?: Witness;
}

export interface InTransactionOptions {
  /**
   * For what a caller asked for: a lost answer to the COMMIT is found out. Background work does without: it comes to the
   * same event or due row again, and finds there what was committed.
   */
  answersCaller?: boolean;
}

/** The work ended well, and yet nothing of it was kept: it went on after a statement that had failed. */
class NotCommitted extends Error {}

/**
 * One transaction on one connection of the pool; rolled back on any failure, the connection always returned. What is
 * left in the hooks is done after that, so that it may use the pool.
 * @throws what the work or the commit throws, and then nothing was committed; Refusal `outcome-unknown` where a caller is
 *   answered and that cannot be known
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (transaction: Transaction) => Promise<T>,
  { answersCaller = false }: InTransactionOptions = {},
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const transaction: Transaction = { runner, hooks: new CommitHooks(), pending: [] };
  if (answersCaller) {
    transaction.witness = newWitness();
    transaction.pending.push(transaction.witness.statement);
  }
  const { result, lost } = await commitOrRollBack(transaction, work);
  if (lost) await requireCommitted(dataSource, lost.witness, lost.error);
  await transaction.hooks.run();
  return result;
}

/** A COMMIT without an answer, of a transaction that can be found again. */
interface LostCommit {
  witness: Witness;
  error: Error;
}

async function commitOrRollBack<T>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<{ result: T; lost: LostCommit | undefined }> {
  const { runner } = transaction;
  try {
    await runner.startTransaction();
    const result = await work(transaction);
    const lost = await commit(transaction);
    return { result, lost };
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
async function commit({ runner, pending, witness }: Transaction): Promise<LostCommit | undefined> {
  // Without a name it could not be found again; one query of the work has asked for it in nearly all transactions.
  if (witness && !witness.name) await pipeline(runner, pending.splice(0));
  try {
    const answers = await pipeline(runner, [...pending.splice(0), { sql: 'COMMIT' }]);
    if (answers.at(-1)?.command === 'COMMIT') return undefined;
  } catch (error) {
    if (witness && isAnswerLost(error)) return { witness, error: error as Error };
    throw error;
  }
  throw new NotCommitted('a statement of this transaction had failed, so nothing was committed');
}
