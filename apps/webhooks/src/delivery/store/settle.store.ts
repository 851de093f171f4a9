import type { Writes } from '#messaging';

/** What is kept of an attempt; shown with the delivery. */
export interface AttemptRecord {
  at: string;
  durationMs: number;
  outcome: 'delivered' | 'failed';
  status?: number;
  error?: string;
  /** The first KiB of the answer. */
  body?: string;
  /** The answer was not read to its end. */
  bodyCut?: true;
}

/** A delivery whose attempt has ended. */
export interface Settlement {
  deliveryId: string;
  /** The attempt that ended; a later one of another process is left alone. */
  attempts: number;
  state: 'waiting' | 'delivered' | 'dead';
  /** Until the next attempt, in milliseconds; 0 when there is none. */
  waitMs: number;
  attempt: AttemptRecord;
  /** Whether it uses up no attempt. Of several in a row with the same error only the last is kept. */
  isUncounted?: boolean;
}

/**
 * Writes down what became of deliveries in flight, and wakes the next one of each subject. A settlement that was written
 * before, or that another process's attempt has overtaken, changes nothing.
 */
export function settle(writes: Writes, settlements: readonly Settlement[]): void {
  if (settlements.length === 0) return;
  writes.write(SETTLE, [
    settlements.map(({ deliveryId }) => deliveryId),
    settlements.map(({ attempts }) => attempts),
    settlements.map(({ state }) => state),
    settlements.map(({ waitMs }) => waitMs),
    settlements.map(({ attempt }) => JSON.stringify(attempt)),
    settlements.map(({ isUncounted = false }) => isUncounted),
  ]);
}

/**
 * The next one of a subject is the first that was not tried yet: only such a row waits for another one rather than for a
 * time of its own. All parts see the rows as they were before, and those that end here have been tried. An attempt that
 * was settled already is known by its number: its row is gone, or, if it is tried again, no longer taken.
 */
const SETTLE = `
  WITH ended AS MATERIALIZED (
    SELECT delivery_id, attempts, state, wait_ms, attempt::jsonb AS attempt, uncounted
      FROM unnest($1::uuid[], $2::integer[], $3::text[], $4::double precision[], $5::text[], $6::boolean[])
           AS t (delivery_id, attempts, state, wait_ms, attempt, uncounted)
  ),
  finished AS (
    DELETE FROM due_delivery d USING ended
     WHERE d.delivery_id = ended.delivery_id AND d.attempts = ended.attempts AND ended.state <> 'waiting'
    RETURNING d.delivery_id, d.endpoint_id, d.subject
  ),
  again AS (
    UPDATE due_delivery d
       SET taken = false, attempts = d.attempts - ended.uncounted::integer, due_at = date_trunc('milliseconds', now()) + ended.wait_ms * interval '1 millisecond'
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
  next AS (
    SELECT first.delivery_id
      FROM (SELECT DISTINCT endpoint_id, subject FROM settled) AS settled
     CROSS JOIN LATERAL (
       SELECT d.delivery_id FROM due_delivery d
        WHERE d.endpoint_id = settled.endpoint_id AND d.subject = settled.subject AND d.attempts = 0
        ORDER BY d.sequence LIMIT 1
     ) AS first
  )
  UPDATE due_delivery d SET due_at = date_trunc('milliseconds', now())
    FROM next
   WHERE d.delivery_id = next.delivery_id AND d.due_at > now() AND d.attempts = 0`;
