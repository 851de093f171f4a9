import type { EventContract, EventEnvelope } from '#contracts';
import type { TestStore } from './test-store.js';

/**
 * All events of a type that a service has made, in their order: those published lately and those on their way. For saying
 * that there is none beyond them, which what a probe has read so far cannot: it is complete with the commit.
 */
export async function committedEvents<T extends EventEnvelope>(
  store: Pick<TestStore, 'sql'>,
  contract: EventContract<T>,
): Promise<T[]> {
  const rows = await store.sql<{ value: string }>(
    `SELECT value FROM (SELECT id, type, value FROM outbox_archive UNION ALL SELECT id, type, value FROM outbox) AS made
      WHERE type = $1 ORDER BY id`,
    [contract.type],
  );
  return rows.map(({ value }) => JSON.parse(value) as T);
}
