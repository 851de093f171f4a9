import { setTimeout as delay } from 'node:timers/promises';
import { withOwner } from './database.js';
import { recordedName, recordedMigrations, type Migration } from './recorded-migrations.js';

export interface AwaitedSchema {
  /** The URL of the service's role, which may read the list of migrations. */
  databaseUrl: string;
  schema: string;
  /** The migrations that this release needs; a later release may have run more. */
  migrations: readonly Migration[];
}

const RETRY_MS = 1_000;

/**
 * Waits until every migration has run, so that no process of a release uses the tables of the previous release. It has
 * no timeout: the caller sets one.
 * @param report called with the reason for the wait whenever it changes
 */
export async function awaitSchema(
  schema: AwaitedSchema,
  report: (text: string) => void,
  retryMs = RETRY_MS,
): Promise<void> {
  let last = '';
  for (;;) {
    const reason = await whatIsMissing(schema).catch((error: Error) => error.message);
    if (reason === undefined) return;
    if (reason !== last) report(`waiting for ${schema.schema}: ${reason}`);
    last = reason;
    await delay(retryMs);
  }
}

async function whatIsMissing(schema: AwaitedSchema): Promise<string | undefined> {
  const ran = await withOwner(schema.databaseUrl, (client) =>
    recordedMigrations(client, schema.schema),
  );
  const missing = schema.migrations.map(recordedName).filter((name) => !ran.has(name));
  return missing.length > 0 ? `${missing.join(', ')} to be run` : undefined;
}
