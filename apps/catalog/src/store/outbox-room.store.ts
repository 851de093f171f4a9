import type { Queries } from './queries.js';

/** Enough to keep the relay busy for a second or two; what comes from requests never waits behind much more. */
const MOST_WAITING = 2_000;

/** May background work add events, or does the relay have enough to do? */
export async function outboxHasRoom(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ room: boolean }>(ROOM, [MOST_WAITING]);
  return row?.room ?? false;
}

const ROOM = `
  SELECT count(*) < $1 AS room FROM (SELECT FROM outbox WHERE parked_at IS NULL LIMIT $1) AS waiting`;
