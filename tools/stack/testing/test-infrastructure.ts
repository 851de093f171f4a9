import { randomBytes } from 'node:crypto';
import { chooseParts } from '../infrastructure/choose-parts.js';
import { startInfrastructure, type Infrastructure } from '../infrastructure/infrastructure.js';
import { thisMachine } from '../infrastructure/machine.js';
import { testContainers } from '../infrastructure/docker/test-containers.js';
import { ensureDatabase, withOwner } from '#migration';
import { escapeIdentifier } from 'pg';
import { freePorts } from '../ports/ports.js';
import { quiet, type Report } from '../progress.js';
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
      await dropLeftovers(infrastructure.databaseUrl, run);
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

/**
 * Drops the remaining databases and roles of the suites, especially templates, because the server may outlive the run.
 */
async function dropLeftovers(databaseUrl: string, run: string): Promise<void> {
  await withOwner(databaseUrl, async (client) => {
    const names = async (sql: string) =>
      (await client.query<{ name: string }>(sql, [run])).rows.map(({ name }) =>
        escapeIdentifier(name),
      );
    const databases = 'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)';
    for (const name of await names(databases))
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    const roles = 'SELECT rolname AS name FROM pg_roles WHERE starts_with(rolname, $1)';
    for (const name of await names(roles)) await client.query(`DROP ROLE ${name}`);
  });
}

/** Stops the parts that startTestInfrastructure started, once. */
export async function stopTestInfrastructure(): Promise<void> {
  const running = stop;
  stop = undefined;
  await running?.();
}
