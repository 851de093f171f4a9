import path from 'node:path';
import type { StackFolder } from '../paths.js';
import { keepUp } from '../processes/keep-up.js';
import type { Report } from '../progress.js';
import type { Ports } from '../topology.js';
import { startKafka, type KafkaOptions, type KafkaPart } from './kafka/kafka.js';
import { fetchKafkaJars, hasKafkaJars, kafkaJarsFolder } from './kafka/kafka-jars.js';
import { startPostgres, type PostgresPart } from './postgres/postgres.js';

export interface InfrastructureOptions {
  env: NodeJS.ProcessEnv;
  folder: StackFolder;
  ports: Ports;
  postgresPassword: string;
  /** False if the data need not survive a crash of the machine (tests). */
  durable: boolean;
  /** Restarts a local part that ends unexpectedly, until this is aborted. */
  keepUpUntil?: AbortSignal;
  report: Report;
}

/** Postgres on this machine, in the stack's folder. */
export async function localPostgres(options: InfrastructureOptions): Promise<PostgresPart> {
  const { folder, ports, report } = options;
  const start = () =>
    startPostgres({
      dataDir: folder.postgres,
      port: ports.postgres,
      password: options.postgresPassword,
      logFile: path.join(folder.logs, 'postgres.log'),
      runFolder: folder.run,
      durable: options.durable,
    });
  const part = await start();
  report(`Postgres is up on port ${ports.postgres}`);
  superviseIfAsked('postgres', part, start, options);
  return part;
}

/**
 * Kafka on this machine, in the stack's folder; fetches its jars if they are missing.
 * @param special options that differ from the broker of `npm start`
 */
export async function localKafka(
  options: InfrastructureOptions,
  special: Partial<KafkaOptions> = {},
): Promise<KafkaPart> {
  const { env, folder, ports, report } = options;
  const jarsFolder = kafkaJarsFolder(env);
  if (!hasKafkaJars(jarsFolder)) {
    await fetchKafkaJars(jarsFolder, { logFolder: folder.logs, runFolder: folder.run, report });
  }
  const start = () =>
    startKafka({
      dataDir: folder.kafka,
      jarsFolder,
      port: ports.kafka,
      controllerPort: ports['kafka-controller'],
      logFile: path.join(folder.logs, 'kafka.log'),
      runFolder: folder.run,
      ...special,
    });
  const part = await start();
  report(`Kafka is up on port ${ports.kafka}`);
  superviseIfAsked('kafka', part, start, options);
  return part;
}

function superviseIfAsked<T extends PostgresPart | KafkaPart>(
  name: string,
  first: T,
  again: () => Promise<T>,
  { folder, report, keepUpUntil }: InfrastructureOptions,
): void {
  if (!keepUpUntil) return;
  const supervised = keepUp(first, {
    name,
    again,
    stopping: keepUpUntil,
    runFolder: folder.run,
    report,
  });
  supervised.catch((error: Error) => report(error.message));
}
