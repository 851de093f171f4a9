import { StoreClient, entityOptions } from '#store';
import { DataSource } from 'typeorm';
import { Transactor } from './transactor.js';

/**
 * Opens a store for a task outside a running service (a seed, a repair) and closes it again. Events that the task
 * publishes stay in the outbox until the service's relay sends them.
 */
export async function runOnce<T>(
  { databaseUrl, schema, service }: { databaseUrl: string; schema: string; service: string },
  work: (transactor: Transactor) => Promise<T>,
): Promise<T> {
  const dataSource = new DataSource({
    ...entityOptions(),
    type: 'postgres',
    url: databaseUrl,
    schema,
    poolSize: 1,
    installExtensions: false,
    applicationName: `entrepot-${service}-once`,
    extra: {
      Client: StoreClient,
      options: `-c search_path=${schema} -c timezone=UTC`,
    },
  });
  await dataSource.initialize();
  try {
    return await work(new Transactor(dataSource, service));
  } finally {
    await dataSource.destroy();
  }
}
