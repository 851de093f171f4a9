import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '#platform';
import { Logger } from '@nestjs/common';
import { Client, DatabaseError } from 'pg';
import type { DataSource } from 'typeorm';
import type { Statement } from './pipeline.js';

/** By what a transaction is found again once its connection is gone. */
interface TransactionName {
  xid: string;
  /** Which life of the server gave the id. */
  life: string;
}

/** A transaction that can say afterwards whether it was committed. */
export interface Witness {
  statement: Statement;
  name?: TransactionName;
}

type Outcome = 'committed' | 'aborted' | 'unknown';

/** How long a caller waits to learn what became of its write. */
const FIND_OUT_MS = 5_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

const OUTCOME_UNKNOWN = 'outcome-unknown';

const logger = new Logger('commit');

/**
 * Postgres resets its statistics when it starts after a crash, on a copy, or from a backup, and keeps them when it starts
 * after an orderly stop: the time of the last reset names one unbroken life of a server.
 */
const LIFE = `extract(epoch FROM pg_stat_get_bgwriter_stat_reset_time())::text`;

/** The parameter has no other use than that a statement with parameters is prepared once: that halves what it costs. */
const NAME = `SELECT pg_current_xact_id()::text AS xid, ${LIFE} AS life WHERE $1`;

/**
 * A statement that draws the transaction's id. It travels with the first one of the work, so it costs no round trip.
 *
 * The id is all that every transaction has: an outbox row or an idempotency key is not in each of them, and a row of its
 * own for each would be a write more for every request. But an id alone can lie. After a crash Postgres gives ids again
 * that had not reached its log, and the next owner's commit would be taken for ours; a copy that takes over has a
 * history of its own. Within one life of a server no id is given twice, so an answer counts only from the same life.
 */
export function newWitness(): Witness {
  const one: Witness = {
    statement: {
      sql: NAME,
      parameters: [true],
      read: ([name]) => {
        if (name) one.name = name as TransactionName;
      },
    },
  };
  return one;
}

/**
 * Could the COMMIT have been done although this is what came of it? An error that Postgres answered says no; a
 * connection that was known to be gone was sent nothing.
 */
export function isAnswerLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.severity !== 'ERROR';
  const { name, message } = error as Error;
  return name !== 'QueryRunnerAlreadyReleasedError' && !message.endsWith('is not queryable');
}

/** May what failed with this be there all the same? Then it is neither refused for another reason nor done again. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof Refusal && error.code === OUTCOME_UNKNOWN;
}

/**
 * Finds out what became of a transaction whose COMMIT was sent and not answered; it was committed if this returns.
 * @param lost what came instead of the answer; thrown when nothing was committed
 * @throws Refusal `outcome-unknown` when that cannot be found out within five seconds
 */
export async function requireCommitted(
  dataSource: DataSource,
  { name }: Witness,
  lost: Error,
): Promise<void> {
  const outcome = name ? await find(dataSource, name) : 'unknown';
  logger.warn(`the answer to a COMMIT was lost (${lost.message}): ${outcome}`);
  if (outcome === 'aborted') throw lost;
  if (outcome === 'committed') return;
  throw new Refusal(
    OUTCOME_UNKNOWN,
    'The store was lost in the moment of writing. The request may have been applied.',
  );
}

async function find(dataSource: DataSource, name: TransactionName): Promise<Outcome> {
  const givesUpAt = performance.now() + FIND_OUT_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const left = givesUpAt - performance.now();
    const outcome = await ask(dataSource, name, left).catch(() => undefined);
    if (outcome && outcome !== 'in progress') return outcome;
    if (performance.now() + pause >= givesUpAt) return 'unknown';
    await delay(pause);
  }
}

/** On a connection of its own: those of the pool may hang as the lost one did. */
async function ask(
  { options }: DataSource,
  { xid, life }: TransactionName,
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
    const { rows } = await client.query<{ outcome: Outcome | 'in progress' }>(ASK, [xid, life]);
    return rows[0]?.outcome;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** An id of long ago has no status any more. */
const ASK = `
  SELECT CASE WHEN pg_is_in_recovery() OR ${LIFE} <> $2 THEN 'unknown'
              ELSE coalesce(pg_xact_status($1::xid8), 'unknown') END AS outcome`;
