import type { StoreClient } from '#store';
import { Logger } from '@nestjs/common';
import { QueryRunnerAlreadyReleasedError, type DataSource, type QueryRunner } from 'typeorm';
import { isAnswerLost, newWitness, requireCommitted, type Witness } from './commit-outcome.js';
import { pipeline, type Statement } from './pipeline.js';

/** A callback after a commit. It must be short, because the writer waits for it. */
export type CommitHook = () => void | Promise<void>;

const logger = new Logger('committed');

/** One transaction in progress. */
export interface Transaction {
  runner: QueryRunner;
  /** Called after the commit, never after a rollback. */
  hooks: CommitHook[];
  /** Writes without an awaited result: sent before the next statement, at the latest with the commit. */
  pending: Statement[];
  /** Set if the outcome must be known even when the answer to the COMMIT is lost. */
  witness?: Witness;
}

export interface InTransactionOptions {
  /**
   * True for requests: the outcome is queried if the answer to the COMMIT is lost. Background work does not need this,
   * because it processes the same event or due row again and then finds the committed state.
   */
  answersCaller?: boolean;
}

/** Thrown if the work succeeded but was rolled back, because it ignored a failed statement. */
class NotCommitted extends Error {}

/**
 * Runs a transaction on one connection of the pool. It is rolled back on any failure, and the connection is always
 * returned. Hooks run after that, so that they may use the pool.
 * @throws what the work or the commit throws, and then nothing was committed; Refusal `outcome-unknown` if a caller
 *   waits and the outcome is unknown
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (transaction: Transaction) => Promise<T>,
  { answersCaller = false }: InTransactionOptions = {},
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const transaction: Transaction = { runner, hooks: [], pending: [] };
  if (answersCaller) {
    transaction.witness = newWitness();
    transaction.pending.push(transaction.witness.statement);
  }
  const { result, lost } = await commitOrRollBack(transaction, work);
  if (lost) await requireCommitted(dataSource, lost.witness, lost.error);
  await runHooks(transaction.hooks);
  return result;
}

/** Calls each hook once, in order. A failure is logged and stops nothing: the commit is final. */
async function runHooks(hooks: readonly CommitHook[]): Promise<void> {
  for (const hook of hooks) {
    try {
      await hook();
    } catch (error) {
      logger.error(`after a commit: ${(error as Error).stack ?? String(error)}`);
    }
  }
}

/** A COMMIT without an answer, of a transaction whose outcome can be queried. */
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
    if (error instanceof QueryRunnerAlreadyReleasedError) await explain(error, runner);
    throw error;
  } finally {
    await runner.release().catch(() => undefined);
  }
}

/**
 * TypeORM releases the runner of a connection that ended between two statements, and its error for the next one does
 * not say why: usually Postgres ended a transaction that was idle too long, because this process was busy.
 */
async function explain(error: Error, runner: QueryRunner): Promise<void> {
  const { lostWith } = (await runner.connect()) as StoreClient;
  if (!lostWith) return;
  error.message = `the connection ended: ${lostWith.message}`;
  error.cause = lostWith;
}

/**
 * Postgres answers the COMMIT of an aborted transaction with ROLLBACK and no error, and TypeORM does not pass that
 * answer on, so the connection is queried directly. After a failed write, COMMIT is such a ROLLBACK.
 */
async function commit({ runner, pending, witness }: Transaction): Promise<LostCommit | undefined> {
  // The identity must be known before the COMMIT. In nearly all transactions a query of the work has read it.
  if (witness && !witness.identity) await pipeline(runner, pending.splice(0));
  try {
    const answers = await pipeline(runner, [...pending.splice(0), { sql: 'COMMIT' }]);
    if (answers.at(-1)?.command === 'COMMIT') return undefined;
  } catch (error) {
    if (witness && isAnswerLost(error)) return { witness, error: error as Error };
    throw error;
  }
  throw new NotCommitted('a statement of this transaction had failed, so nothing was committed');
}
