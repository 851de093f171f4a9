import type { Writes } from '#messaging';
import type { Verdict } from '../domain/verdict.js';
import { countsOfHour } from '../../endpoints/store/hour-counts.js';

/** The stored data of an attempt, which is shown with the delivery. */
export interface AttemptRecord {
  at: string;
  durationMs: number;
  outcome: 'delivered' | 'failed';
  status?: number;
  error?: string;
  /** The first KiB of the answer. */
  body?: string;
  /** Whether the answer was not read to its end. */
  bodyCut?: true;
}

/** A delivery whose attempt has ended. */
export type Settlement = Verdict & {
  deliveryId: string;
  /** The attempt that ended; a later attempt of another process is not changed. */
  attempts: number;
  attempt: AttemptRecord;
  /** Whether it uses up no attempt. Of several such attempts in a row with the same error, only the last is kept. */
  isUncounted?: boolean;
};

/**
 * Stores the results of deliveries in flight, and makes the next delivery of each subject due. A settlement that was
 * already stored, or that another process's attempt has overtaken, changes nothing.
 */
export function settle(writes: Writes, settlements: readonly Settlement[]): void {
  if (settlements.length === 0) return;
  const waits = settlements.map((each) => (each.state === 'waiting' ? each : undefined));
  writes.write(SETTLE, [
    settlements.map(({ deliveryId }) => deliveryId),
    settlements.map(({ attempts }) => attempts),
    settlements.map(({ state }) => state),
    waits.map((each) => each?.waitMs ?? 0),
    waits.map((each) => each?.isRequested ?? false),
    waits.map((each) => Number(each?.isHurried ?? false)),
    settlements.map(({ attempt }) => JSON.stringify(attempt)),
    settlements.map(({ isUncounted = false }) => isUncounted),
  ]);
}

/** An attempt that the service aborted, or could not make, does not depend on the receiver. */
const COUNTS = countsOfHour(
  {
    succeeded: `count(*) FILTER (WHERE state = 'delivered')`,
    failed: `count(*) FILTER (WHERE state <> 'delivered' AND NOT uncounted
               AND attempt ->> 'error' IS DISTINCT FROM 'event-gone')`,
    delivered: `count(*) FILTER (WHERE state = 'delivered')`,
    dead: `count(*) FILTER (WHERE state = 'dead')`,
  },
  'settled JOIN ended USING (delivery_id)',
);

/**
 * The next delivery of a subject is the first that was not attempted yet, or that a person has requested: only such a
 * row waits for another one rather than for its own time. All parts of the statement see the rows before its changes,
 * and deliveries that end here have been attempted. The number of an attempt shows that it was already settled: its row
 * no longer exists, or, after a retry, is no longer claimed.
 */
const SETTLE = `
  WITH ended AS MATERIALIZED (
    SELECT * FROM unnest($1::uuid[], $2::integer[], $3::text[], $4::double precision[], $5::boolean[],
                         $6::integer[], $7::jsonb[], $8::boolean[])
                  AS t (delivery_id, attempts, state, wait_ms, requested, hurried, attempt, uncounted)
  ),
  finished AS (
    DELETE FROM due_delivery d USING ended
     WHERE d.delivery_id = ended.delivery_id AND d.attempts = ended.attempts AND ended.state <> 'waiting'
    RETURNING d.delivery_id, d.endpoint_id, d.subject
  ),
  again AS (
    UPDATE due_delivery d
       SET taken = false, attempts = d.attempts - ended.uncounted::integer,
           due_at = date_trunc('milliseconds', now()) + ended.wait_ms * interval '1 millisecond',
           requested = ended.requested, hurried = d.hurried + ended.hurried
      FROM ended
     WHERE d.delivery_id = ended.delivery_id AND d.taken AND d.attempts = ended.attempts AND ended.state = 'waiting'
    RETURNING d.delivery_id, d.endpoint_id, d.subject
  ),
  settled AS MATERIALIZED (SELECT * FROM finished UNION ALL SELECT * FROM again),
  recorded AS (
    UPDATE delivery
       SET attempts = CASE WHEN ended.uncounted AND delivery.attempts -> -1 ->> 'error' = ended.attempt ->> 'error'
                           THEN delivery.attempts - (-1) ELSE delivery.attempts END || ended.attempt,
           state = ended.state,
           finished_at = CASE WHEN ended.state = 'waiting' THEN NULL ELSE now() END
      FROM ended JOIN settled USING (delivery_id)
     WHERE delivery.id = ended.delivery_id
  ),
  counted AS (${COUNTS}),
  next AS (
    SELECT first.delivery_id
      FROM (SELECT DISTINCT endpoint_id, subject FROM settled) AS settled
     CROSS JOIN LATERAL (
       SELECT d.delivery_id FROM due_delivery d
        WHERE d.endpoint_id = settled.endpoint_id AND d.subject = settled.subject AND (d.attempts = 0 OR d.urgent)
        ORDER BY d.sequence LIMIT 1
     ) AS first
  )
  UPDATE due_delivery d SET due_at = date_trunc('milliseconds', now())
    FROM next
   WHERE d.delivery_id = next.delivery_id AND d.due_at > now() AND (d.attempts = 0 OR d.urgent)`;
