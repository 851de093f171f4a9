import { SERVICES, roleOf, schemaOf, type ServiceName } from '../topology.js';
import type { BrokerSecurity } from '#kafka';
import type { Report } from '../progress.js';
import { appMigrations } from './app-migrations.js';
import { migrateDatabase } from '#migration';
import { migrateTopics } from './topics.js';

export interface MigrateOptions {
  /** The owner's URL. */
  databaseUrl: string;
  /** The password of each service's role. */
  passwords: Record<ServiceName, string>;
  rolePrefix: string;
  brokers: readonly string[];
  security?: BrokerSecurity;
  topicPrefix: string;
  partitions: number;
  replication: number;
  report: Report;
}

/**
 * Creates the objects that services may not create: database, roles, schemas, tables, topics. Safe to repeat and to run
 * concurrently.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const { databaseUrl, passwords, rolePrefix, brokers, topicPrefix, report } = options;
  const { partitions, replication, security = {} } = options;
  const [ran] = await Promise.all([
    migrateDatabase(
      databaseUrl,
      SERVICES.map((service) => ({
        schema: schemaOf(service),
        role: roleOf(service, rolePrefix),
        password: passwords[service],
        migrations: appMigrations[service],
      })),
    ),
    migrateTopics({ brokers, security, prefix: topicPrefix, partitions, replication }),
  ]);
  for (const [schema, names] of ran) {
    if (names.length > 0) report(`${schema}: ${names.join(', ')}`);
  }
}
