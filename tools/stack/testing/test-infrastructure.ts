import { randomBytes } from 'node:crypto';
import { chooseParts } from '../infrastructure/choose-parts.js';
import { startInfrastructure } from '../infrastructure/infrastructure.js';
import type { Infrastructure } from '../infrastructure/infrastructure.js';
import { thisMachine } from '../infrastructure/machine.js';
import { testContainers } from '../infrastructure/docker/test-containers.js';
import { ensureDatabase } from '#migration';
import { freePorts } from '../ports/ports.js';
import { quiet } from '../progress.js';
import type { Report } from '../progress.js';
import { makeTestFolder, removeTestFolder, sweepTestFolders } from './test-folder.js';

let stop: (() => Promise<void>) | undefined;

/**
 * Starts the shared Postgres and Kafka of a test run and sets `DATABASE_URL` and `KAFKA_BROKERS` for the tests: the
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
    stop = async () => {
      await infrastructure.stop();
      await removeTestFolder(folder);
    };
    process.env['DATABASE_URL'] = infrastructure.databaseUrl;
    process.env['KAFKA_BROKERS'] = infrastructure.brokers.join(',');
    return infrastructure;
  } catch (error) {
    await removeTestFolder(folder);
    throw error;
  }
}

/** Stops the parts that startTestInfrastructure started, once. */
export async function stopTestInfrastructure(): Promise<void> {
  const running = stop;
  stop = undefined;
  await running?.();
}
