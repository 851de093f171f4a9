import type { EventContract, EventEnvelope } from '#contracts';
import type { TestStore } from './store/test-store.js';

/**
 * All events of a type that a service has created, in their order: those in the archive and those in the outbox. The
 * list is complete after the commit, so a test can assert that there are no other events; a probe may not have read all
 * of them yet.
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
