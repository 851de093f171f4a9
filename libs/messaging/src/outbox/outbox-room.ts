/** Enough to keep the relay busy for a second or two; what comes from requests never waits behind much more. */
const MOST_WAITING = 2_000;

interface Queries {
  query<R>(sql: string, parameters?: unknown[]): Promise<R[]>;
}

/** May background work add events, or does the relay have enough to do? No, too, while Kafka is away for long. */
export async function outboxHasRoom(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ room: boolean }>(ROOM, [MOST_WAITING]);
  return row?.room ?? false;
}

// By the span of ids, which the two ends of an index show: to count rows is to walk past all that were deleted lately.
const ROOM = `
  SELECT coalesce((SELECT max(id) FROM outbox)
           - (SELECT id FROM outbox WHERE parked_at IS NULL ORDER BY id LIMIT 1) + 1, 0) < $1 AS room`;
