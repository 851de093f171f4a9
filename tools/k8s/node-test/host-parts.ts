import { createServer, connect, type Server } from 'node:net';
import path from 'node:path';
import {
  fetchKafkaJars,
  hasKafkaJars,
  kafkaJarsFolder,
} from '../../stack/infrastructure/kafka/kafka-jars.js';
import { startKafka } from '../../stack/infrastructure/kafka/kafka.js';
import { startPostgres } from '../../stack/infrastructure/postgres/postgres.js';
import type { StackFolder } from '../../stack/paths.js';
import { freePorts } from '../../stack/ports/ports.js';
import { quiet } from '../../stack/progress.js';
import { HOST } from '../../stack/topology.js';

/** The host's address for pods. */
const ADDRESS_FOR_PODS = '10.245.0.1';
const POSTGRES_PORT = 4646;
const KAFKA_PORT = 4647;

export interface HostParts {
  /** The URL for pods. */
  postgres: string;
  ownerPassword: string;
  brokers: string;
  stop(): Promise<void>;
}

/** Starts a Postgres and a Kafka on this machine that pods of its node can reach. */
export async function startHostParts(
  folder: StackFolder,
  ownerPassword: string,
): Promise<HostParts> {
  const ports = await freePorts();
  const jarsFolder = kafkaJarsFolder();
  const common = { runFolder: folder.run };
  if (!hasKafkaJars(jarsFolder)) {
    await fetchKafkaJars(jarsFolder, { ...common, logFolder: folder.logs, report: quiet });
  }
  const postgres = await startPostgres({
    ...common,
    dataDir: folder.postgres,
    port: ports.postgres,
    password: ownerPassword,
    logFile: path.join(folder.logs, 'postgres.log'),
    durable: true,
  });
  const kafka = await startKafka({
    ...common,
    dataDir: folder.kafka,
    jarsFolder,
    port: ports.kafka,
    controllerPort: ports['kafka-controller'],
    logFile: path.join(folder.logs, 'kafka.log'),
    settings: { 'advertised.listeners': `PLAINTEXT://${ADDRESS_FOR_PODS}:${KAFKA_PORT}` },
  });
  const forwards = [
    await forward(POSTGRES_PORT, ports.postgres),
    await forward(KAFKA_PORT, ports.kafka),
  ];
  return {
    postgres: `${ADDRESS_FOR_PODS}:${POSTGRES_PORT}`,
    ownerPassword,
    brokers: `${ADDRESS_FOR_PODS}:${KAFKA_PORT}`,
    async stop() {
      for (const server of forwards) server.close();
      await Promise.all([kafka.stop(), postgres.stop()]);
    },
  };
}

/** Forwards a port of the address for pods, because both listen only on loopback. */
async function forward(from: number, to: number): Promise<Server> {
  const server = createServer((client) => {
    const target = connect(to, HOST);
    client.pipe(target).pipe(client);
    client.on('error', () => target.destroy());
    target.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(from, ADDRESS_FOR_PODS, resolve);
  });
  return server;
}
