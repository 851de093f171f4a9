/** Enough rows to keep the relay busy for a second or two, so that events of requests never wait behind many others. */
const MOST_WAITING = 2_000;

interface Queries {
  query<R>(sql: string, parameters?: unknown[]): Promise<R[]>;
}

/**
 * Whether background work may add events, because few rows wait for the relay. The result is also false during a long
 * outage of Kafka.
 */
export async function outboxHasRoom(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ room: boolean }>(ROOM, [MOST_WAITING]);
  return row?.room ?? false;
}

// The number is estimated from the span of ids at both ends of an index, because a count would scan all recently
// deleted rows.
const ROOM = `
  SELECT coalesce((SELECT max(id) FROM outbox)
           - (SELECT id FROM outbox WHERE parked_at IS NULL ORDER BY id LIMIT 1) + 1, 0) < $1 AS room`;
