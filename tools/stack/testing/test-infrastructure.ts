import { randomBytes } from 'node:crypto';
import { chooseParts } from '../infrastructure/choose-parts.js';
import { startInfrastructure } from '../infrastructure/infrastructure.js';
import type { Infrastructure } from '../infrastructure/infrastructure.js';
import { thisMachine } from '../infrastructure/machine.js';
import { testContainers } from '../infrastructure/docker/test-containers.js';
import { dropDatabase, ensureDatabase, withDatabase, withOwner } from '#migration';
import { freePorts } from '../ports/ports.js';
import { quiet } from '../progress.js';
import type { Report } from '../progress.js';
import { makeTestFolder, removeTestFolder, sweepTestFolders } from './test-folder.js';

let stop: (() => Promise<void>) | undefined;

/**
 * Starts the shared Postgres and Kafka of a test run and sets `DATABASE_URL`, `KAFKA_BROKERS` and `TEST_RUN` for the tests: the
 * given ones, else containers if a Docker engine answers, else local programs.
 */
export async function startTestInfrastructure(report: Report = quiet): Promise<Infrastructure> {
  await sweepTestFolders();
  const folder = await makeTestFolder();
  try {
    const choice = chooseParts(thisMachine(process.env, 'testcontainers'), 'container');
    const ports = await freePorts();
    const postgresPassword = randomBytes(16).toString('hex');
    const infrastructure = await startInfrastructure(
      choice,
      { env: process.env, folder, ports, postgresPassword, durable: false, report },
      testContainers(ports, postgresPassword),
    );
    await ensureDatabase(infrastructure.databaseUrl);
    const run = `test_${randomBytes(4).toString('hex')}`;
    stop = async () => {
      await dropTemplates(infrastructure.databaseUrl, run);
      await infrastructure.stop();
      await removeTestFolder(folder);
    };
    process.env['DATABASE_URL'] = infrastructure.databaseUrl;
    process.env['KAFKA_BROKERS'] = infrastructure.brokers.join(',');
    process.env['TEST_RUN'] = run;
    return infrastructure;
  } catch (error) {
    await removeTestFolder(folder);
    throw error;
  }
}

/** Template databases of the run, each with a role of its name: the server may be one that outlives the run. */
async function dropTemplates(databaseUrl: string, run: string): Promise<void> {
  const { rows } = await withOwner(databaseUrl, (client) =>
    client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [run],
    ),
  );
  for (const { datname } of rows) await dropDatabase(withDatabase(databaseUrl, datname), [datname]);
}

/** Stops the parts that startTestInfrastructure started, once. */
export async function stopTestInfrastructure(): Promise<void> {
  const running = stop;
  stop = undefined;
  await running?.();
}
