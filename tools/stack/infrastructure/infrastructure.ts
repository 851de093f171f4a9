import type { PortName } from '../topology.js';
import type { Choice, Source } from './choose-parts.js';
import { localKafka, localPostgres, type InfrastructureOptions } from './local-parts.js';

/** A running Postgres and a running Kafka from any source. */
export interface Infrastructure {
  /** The owner's URL. */
  databaseUrl: string;
  brokers: string[];
  /** Stops the parts that were started here, not the given ones. */
  stop(): Promise<void>;
}

interface Stoppable {
  stop(): Promise<void>;
}

/** Starts containers: by Compose for developers, by testcontainers for tests. */
export interface ContainerStarter {
  postgres(): Promise<Stoppable & { url: string }>;
  kafka(): Promise<Stoppable & { brokers: string[] }>;
}

/** The ports on which the chosen parts will listen. */
export function infrastructurePorts({ postgres, kafka }: Choice): PortName[] {
  const ports: PortName[] = [];
  if (postgres !== 'given') ports.push('postgres');
  if (kafka !== 'given') ports.push('kafka');
  if (kafka === 'local') ports.push('kafka-controller');
  return ports;
}

/**
 * Starts Postgres and Kafka concurrently, each from its source. If one fails, the other is stopped.
 * @throws Error with the reason why a part did not start
 */
export async function startInfrastructure(
  choice: Choice,
  options: InfrastructureOptions,
  containers: ContainerStarter,
): Promise<Infrastructure> {
  const started = await Promise.allSettled([
    postgresFrom(choice.postgres, options, containers),
    kafkaFrom(choice.kafka, options, containers),
  ] as const);
  const [postgres, kafka] = started;
  if (postgres.status === 'fulfilled' && kafka.status === 'fulfilled') {
    return {
      databaseUrl: postgres.value.url,
      brokers: kafka.value.brokers,
      stop: () => stopAll([kafka.value, postgres.value]),
    };
  }
  await stopAll(started.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : [])));
  const reasons = started.flatMap((part) =>
    part.status === 'rejected' ? [part.reason as Error] : [],
  );
  throw new Error(reasons.map((reason) => reason.message).join('\n'), { cause: reasons[0] });
}

async function stopAll(parts: readonly Stoppable[]): Promise<void> {
  const stopped = await Promise.allSettled(parts.map((part) => part.stop()));
  for (const result of stopped) if (result.status === 'rejected') throw result.reason;
}

async function postgresFrom(
  source: Source,
  options: InfrastructureOptions,
  containers: ContainerStarter,
): Promise<Stoppable & { url: string }> {
  if (source === 'given') return { url: options.env['DATABASE_URL'] ?? '', stop: nothing };
  return source === 'container' ? containers.postgres() : localPostgres(options);
}

async function kafkaFrom(
  source: Source,
  options: InfrastructureOptions,
  containers: ContainerStarter,
): Promise<Stoppable & { brokers: string[] }> {
  if (source === 'given') {
    return { brokers: splitBrokers(options.env['KAFKA_BROKERS']), stop: nothing };
  }
  return source === 'container' ? containers.kafka() : localKafka(options);
}

/** `host:port,host:port` as a list. */
export function splitBrokers(list = ''): string[] {
  return list
    .split(',')
    .map((broker) => broker.trim())
    .filter(Boolean);
}

async function nothing(): Promise<void> {}
