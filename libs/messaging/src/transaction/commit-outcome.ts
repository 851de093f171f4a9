import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '#runtime';
import { Logger } from '@nestjs/common';
import { Client, DatabaseError } from 'pg';
import type { DataSource } from 'typeorm';
import type { Statement } from './pipeline.js';

/** The identity of a transaction, by which it is found after its connection is lost. */
interface TransactionIdentity {
  xid: string;
  /** The start of the server's statistics when it assigned the id; see `SERVER_EPOCH`. */
  serverEpoch: string;
}

/** A transaction whose outcome can be queried afterwards. */
export interface Witness {
  statement: Statement;
  identity?: TransactionIdentity;
}

type Outcome = 'committed' | 'aborted' | 'unknown';

/** How long a caller waits for the outcome of its write. */
const OUTCOME_LIMIT_MS = 5_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

const OUTCOME_UNKNOWN = 'outcome-unknown';

const logger = new Logger('commit');

/**
 * Postgres resets its statistics when it starts after a crash, as a copy, or from a backup, but not after an orderly
 * stop. The time of the last reset therefore identifies a period in which the server lost no transaction id.
 */
const SERVER_EPOCH = `extract(epoch FROM pg_stat_get_bgwriter_stat_reset_time())::text`;

/** The parameter is unused. A statement with parameters is prepared once, which halves its cost. */
const IDENTITY = `SELECT pg_current_xact_id()::text AS xid, ${SERVER_EPOCH} AS "serverEpoch" WHERE $1`;

/**
 * A statement that assigns and reads the transaction's id. It is sent with the first statement of the work and costs no
 * round trip. Only the id exists for every transaction: some write no outbox row and no idempotency key, and an extra
 * row would be one more write for every request. The id alone is not sufficient. After a crash Postgres assigns ids
 * again that had not reached its log, and a promoted copy has a history of its own. Within one server epoch no id is
 * assigned twice, so an outcome counts only if the epoch is the same.
 */
export function newWitness(): Witness {
  const witness: Witness = {
    statement: {
      sql: IDENTITY,
      parameters: [true],
      read: ([identity]) => {
        if (identity) witness.identity = identity as TransactionIdentity;
      },
    },
  };
  return witness;
}

/**
 * Whether the COMMIT may have been applied although it failed with this error. It was not applied if Postgres answered
 * with an error, or if the connection was known to be lost and nothing was sent.
 */
export function isAnswerLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.severity !== 'ERROR';
  const { name, message } = error as Error;
  return name !== 'QueryRunnerAlreadyReleasedError' && !message.endsWith('is not queryable');
}

/**
 * Whether work that failed with this error may have been committed. Such work must not be retried, nor refused for
 * another reason.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof Refusal && error.code === OUTCOME_UNKNOWN;
}

/**
 * Waits for the outcome of a transaction whose COMMIT was not answered. Returns if the transaction was committed.
 * @param lost the error that came instead of the answer; thrown if nothing was committed
 * @throws Refusal `outcome-unknown` if the outcome is not known within five seconds
 */
export async function requireCommitted(
  dataSource: DataSource,
  { identity }: Witness,
  lost: Error,
): Promise<void> {
  const outcome = identity ? await findOutcome(dataSource, identity) : 'unknown';
  logger.warn(`the answer to a COMMIT was lost (${lost.message}): ${outcome}`);
  if (outcome === 'aborted') throw lost;
  if (outcome === 'committed') return;
  throw new Refusal(
    OUTCOME_UNKNOWN,
    'The connection to the store was lost while writing. The request may have been applied.',
  );
}

async function findOutcome(
  dataSource: DataSource,
  identity: TransactionIdentity,
): Promise<Outcome> {
  const deadline = performance.now() + OUTCOME_LIMIT_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const remaining = deadline - performance.now();
    const outcome = await queryOutcome(dataSource, identity, remaining).catch(() => undefined);
    if (outcome && outcome !== 'in progress') return outcome;
    if (performance.now() + pause >= deadline) return 'unknown';
    await delay(pause);
  }
}

/** Uses a separate connection, because connections of the pool may hang like the lost one. */
async function queryOutcome(
  { options }: DataSource,
  { xid, serverEpoch }: TransactionIdentity,
  withinMs: number,
): Promise<Outcome | 'in progress' | undefined> {
  const { url } = options as { url?: string };
  const client = new Client({
    connectionString: url,
    application_name: 'entrepot-commit-outcome',
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ outcome: Outcome | 'in progress' }>(OUTCOME, [
      xid,
      serverEpoch,
    ]);
    return rows[0]?.outcome;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Postgres does not keep the status of old ids. */
const OUTCOME = `
  SELECT CASE WHEN pg_is_in_recovery() OR ${SERVER_EPOCH} <> $2 THEN 'unknown'
              ELSE coalesce(pg_xact_status($1::xid8), 'unknown') END AS outcome`;
