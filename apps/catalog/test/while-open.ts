import type { UnitOfWork } from '#messaging';
import { eventually, type TestService } from '#testing';
import type { CatalogWithDatabase } from './catalog-service.js';

/**
 * Runs the first function in a transaction, starts the second one, and commits once the second waits for a lock.
 * @param meanwhile work before the commit, in the same transaction
 * @returns the result of the second function
 */
export async function whileOpen<T>(
  catalog: CatalogWithDatabase,
  first: (unitOfWork: UnitOfWork) => Promise<unknown>,
  second: () => Promise<T>,
  meanwhile?: (unitOfWork: UnitOfWork) => Promise<void>,
): Promise<T> {
  let coming: Promise<T> | undefined;
  await catalog.transactor.run('background', async (unitOfWork) => {
    // On a slow machine the second may take long to start.
    await unitOfWork.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await first(unitOfWork);
    coming = second();
    await eventually(async () => expect(await waitingForLocks(catalog)).toBeGreaterThan(0), {
      waitingFor: 'the second transaction to wait for the first',
    });
    await meanwhile?.(unitOfWork);
  });
  return coming as Promise<T>;
}

/** The number of transactions that wait for a lock. */
export async function waitingForLocks({ store }: Pick<TestService, 'store'>): Promise<number> {
  const rows = await store.sql(
    `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE NOT granted AND datname = current_database()`,
  );
  return rows.length;
}
