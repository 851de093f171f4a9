import type { StartedPart } from './infrastructure/part.js';
import { localKafka, localPostgres } from './infrastructure/local-parts.js';
import type { StackFolder } from './paths.js';
import { silent } from './progress.js';
import type { Ports } from './topology.js';

/** A part that a suite takes away and brings back, with its data, at the same address. */
export interface Outage {
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface OwnParts {
  databaseUrl: string;
  brokers: string[];
  postgres: Outage;
  kafka: Outage;
  stop(): Promise<void>;
}

/** A Postgres and a Kafka for one suite, on this machine. */
export async function startOwnParts(
  folder: StackFolder,
  ports: Ports,
  postgresPassword: string,
): Promise<OwnParts> {
  const options = {
    env: process.env,
    folder,
    ports,
    postgresPassword,
    durable: true,
    report: silent,
  };
  const [postgres, kafka] = await Promise.all([localPostgres(options), localKafka(options)]);
  const outages = {
    postgres: outage(postgres, () => localPostgres(options)),
    kafka: outage(kafka, () => localKafka(options)),
  };
  return {
    databaseUrl: postgres.url,
    brokers: kafka.brokers,
    ...outages,
    async stop() {
      await Promise.all([outages.postgres.stop(), outages.kafka.stop()]);
    },
  };
}

function outage(first: StartedPart, startAgain: () => Promise<StartedPart>): Outage {
  let running = first;
  return {
    stop: () => running.stop(),
    async start() {
      running = await startAgain();
    },
  };
}
