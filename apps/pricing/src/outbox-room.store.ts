import type { UnitOfWork } from '#messaging';

const ROOM = 2_000;

/** Work that can wait does so while this many events have not left the outbox, or Kafka is away. */
export async function outboxHasRoom(uow: UnitOfWork): Promise<boolean> {
  const [row] = await uow.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting
       FROM (SELECT FROM outbox WHERE parked_at IS NULL LIMIT $1) AS waiting_row`,
    [ROOM],
  );
  return (row?.waiting ?? 0) < ROOM;
}
