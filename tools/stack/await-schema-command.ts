import { appMigrations } from './migrate/app-migrations.js';
import { awaitSchema } from '#migration';
import { createReport } from './progress.js';
import { schemaOf, SERVICES } from './topology.js';

/**
 * `node dist/tools/stack/await-schema-command.js orders`: exits once `migrate` of this release has run for the service.
 */
const [, , serviceName] = process.argv;
const service = SERVICES.find((name) => name === serviceName);
const databaseUrl = process.env['DATABASE_URL'];

// No cleanup is needed: exit at once on a stop.
process.on('SIGTERM', () => process.exit(143));

if (service === undefined || !databaseUrl) {
  console.error(`await-schema: expected DATABASE_URL and one of ${SERVICES.join(', ')}`);
  process.exitCode = 1;
} else {
  const schema = { databaseUrl, schema: schemaOf(service), migrations: appMigrations[service] };
  await awaitSchema(schema, createReport());
}
