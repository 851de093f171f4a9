import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTopics } from '#messaging';
import { Client } from 'pg';
import type { StackFolder } from '../paths.js';
import { freePorts } from '../ports/ports.js';
import { recordedProcesses } from '../processes/processes.js';
import { quiet } from '../progress.js';
import { makeTestFolder, removeTestFolder } from '../testing/test-folder.js';
import { startInfrastructure, type Infrastructure } from './infrastructure.js';
import { localKafka, localPostgres, type InfrastructureOptions } from './local-parts.js';

const noContainers = {
  postgres: () => Promise.reject(new Error('no containers here')),
  kafka: () => Promise.reject(new Error('no containers here')),
};

let folder: StackFolder;
let options: InfrastructureOptions;

beforeAll(async () => {
  folder = await makeTestFolder();
  options = {
    env: process.env,
    folder,
    ports: await freePorts(),
    postgresPassword: 'p@ss/word',
    durable: true,
    report: quiet,
  };
});

afterAll(() => removeTestFolder(folder));

async function query(url: string, text: string, noticed?: () => void): Promise<unknown[]> {
  const client = new Client({ connectionString: url.replace(/\/entrepot$/, '/postgres') });
  client.on('error', () => undefined); // the server may die; the running statement reports that
  if (noticed) client.on('notice', noticed);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const start = (): Promise<Infrastructure> =>
  startInfrastructure({ postgres: 'local', kafka: 'local' }, options, noContainers);

const topic = (partitions: number) => [{ name: 'kept', partitions, config: {} }];

describe('Postgres and Kafka of this machine', () => {
  it('Postgres and Kafka retain their data across a restart on other ports', async () => {
    const first = await start();
    await query(first.databaseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await createTopics({ brokers: first.brokers, clientId: 'test' }, topic(2));
    await first.stop();
    expect(recordedProcesses(folder.run)).toEqual([]);

    options = { ...options, ports: await freePorts() };
    const second = await start();
    expect(await query(second.databaseUrl, 'SELECT answer FROM kept')).toEqual([42]);
    // The topic still has its two partitions.
    await expect(
      createTopics({ brokers: second.brokers, clientId: 'test' }, topic(3)),
    ).rejects.toThrow(/KAFKA_PARTITIONS differs: kept has 2 partitions, not 3/);
    await second.stop();
  }, 180_000);

  it('Both servers are stopped if one of them fails', async () => {
    const failing = startInfrastructure(
      { postgres: 'local', kafka: 'container' },
      options,
      noContainers,
    );
    await expect(failing).rejects.toThrow('no containers here');
    expect(recordedProcesses(folder.run)).toEqual([]);
  }, 180_000);
});

describe('Kafka of this machine', () => {
  it('Kafka reports the reason from its log if it does not start', async () => {
    const broken = {
      ...options,
      ports: { ...options.ports, 'kafka-controller': options.ports.kafka },
    };
    await expect(localKafka(broken)).rejects.toThrow(/Kafka did not start:\n[^]*Exception/);
  }, 180_000);

  it('Kafka restarts after a crash', async () => {
    const kafka = await localKafka(options);
    const [{ pid } = { pid: 0 }] = recordedProcesses(folder.run);
    process.kill(pid, 'SIGKILL');
    await kafka.exited;
    const again = await localKafka(options);
    await again.stop();
  }, 180_000);
});

describe('Postgres of this machine', () => {
  const postmasterFile = () => path.join(folder.postgres, 'postmaster.pid');

  /** A busy session, which does not notice that its server has died. */
  const BUSY = `DO $$ DECLARE till timestamptz := clock_timestamp() + interval '2 seconds';
    BEGIN RAISE NOTICE 'counting'; WHILE clock_timestamp() < till LOOP END LOOP; END $$`;

  it('Postgres restarts after a crash while a session of the dead server still runs', async () => {
    const postgres = await localPostgres(options);
    const counting = Promise.withResolvers<void>();
    const busy = query(postgres.url, BUSY, counting.resolve).catch(() => undefined);
    await counting.promise;
    const pid = Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await postgres.exited;
    const again = await localPostgres(options);
    expect(await query(again.url, 'SELECT answer FROM kept')).toEqual([42]);
    await again.stop();
    await busy;
  }, 180_000);

  it('Postgres starts if its old pid belongs to another program, and does not end that one', async () => {
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(postmasterFile(), `${bystander.pid}\n${folder.postgres}\n`);
    const postgres = await localPostgres(options);
    await postgres.stop();
    expect(bystander.exitCode).toBeNull();
    bystander.kill();
    await once(bystander, 'exit');
  }, 180_000);

  it('Postgres replaces a server that an earlier run has left running', async () => {
    const leftOver = await localPostgres(options);
    const postgres = await localPostgres(options);
    await leftOver.exited;
    expect(await query(postgres.url, 'SELECT 1')).toEqual([1]);
    await postgres.stop();
  }, 180_000);

  it('Postgres reports what to do if the secrets differ from those of its data', async () => {
    const wrong = localPostgres({ ...options, postgresPassword: 'another' });
    await expect(wrong).rejects.toThrow(/does not accept the password in secrets.json/);
    expect(recordedProcesses(folder.run)).toEqual([]);
  }, 180_000);
});
