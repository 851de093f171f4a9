import path from 'node:path';
import { TcpProxy } from '#testing';
import { newClusterId } from './infrastructure/kafka.js';
import type { KafkaOptions } from './infrastructure/kafka.js';
import type { StartedPart } from './infrastructure/part.js';
import { localKafka, localPostgres } from './infrastructure/local-parts.js';
import type { StackFolder } from './paths.js';
import { freePort } from './ports.js';
import { silent } from './progress.js';
import { HOST } from './topology.js';
import type { Ports } from './topology.js';

/** A part that a suite takes away and brings back, with its data, at the same address. */
export interface Outage {
  /** Has it ended by itself? */
  hasEnded(): boolean;
  stop(): Promise<void>;
  /** Takes it away as a crash would. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface OwnPartsOptions {
  /** 1 unless told; 3 keep each event twice at least and three times if all are well. */
  brokers?: 1 | 3;
  /** The services reach Postgres and Kafka over wires that the suite may cut, block and slow down. */
  links?: boolean;
}

export interface OwnParts {
  /** Of the parts themselves, beside the links. */
  databaseUrl: string;
  brokers: string[];
  postgres: Outage;
  /** The first broker, which is the only one unless more were asked for. */
  kafka: Outage;
  cluster: readonly Outage[];
  /** Where the services look for the parts. */
  seenByServices: { databaseUrl: string; brokers: string[] };
  /** Present if asked for. */
  links?: Links;
  stop(): Promise<void>;
}

export interface Links {
  postgres: TcpProxy;
  kafka: TcpProxy;
}

interface Wire {
  proxy: TcpProxy;
  kafkaPort: number;
}

/** A Postgres and a Kafka for one suite, on this machine. */
export async function startOwnParts(
  folder: StackFolder,
  ports: Ports,
  postgresPassword: string,
  { brokers = 1, links = false }: OwnPartsOptions = {},
): Promise<OwnParts> {
  const options = {
    env: process.env,
    folder,
    ports,
    postgresPassword,
    durable: true,
    report: silent,
  };
  const wire = links ? await kafkaWire() : undefined;
  const specials = brokers === 1 ? [linked(wire)] : await clusterOf(brokers, folder, ports);
  const [postgres, ...cluster] = await Promise.all([
    outage(() => localPostgres(options)),
    ...specials.map((special) => outage(() => localKafka(options, special))),
  ]);
  const all = [postgres, ...cluster];
  const own = {
    databaseUrl: postgres.started.url,
    brokers: cluster.flatMap((it) => it.started.brokers),
  };
  const wires = wire && { kafka: wire.proxy, postgres: await TcpProxy.to(HOST, ports.postgres) };
  return {
    ...own,
    postgres,
    kafka: cluster[0] as Outage,
    cluster,
    seenByServices: wires ? throughLinks(own.databaseUrl, wires) : own,
    ...(wires && { links: wires }),
    async stop() {
      await Promise.all(all.map((part) => part.stop()));
      await Promise.all([wires?.kafka.stop(), wires?.postgres.stop()]);
    },
  };
}

function throughLinks(databaseUrl: string, { postgres, kafka }: Links) {
  const url = new URL(databaseUrl);
  url.port = String(postgres.address.port);
  return { databaseUrl: url.href, brokers: [`${HOST}:${kafka.address.port}`] };
}

async function kafkaWire(): Promise<Wire> {
  const kafkaPort = await freePort();
  return { kafkaPort, proxy: await TcpProxy.to(HOST, kafkaPort) };
}

function linked(wire: Wire | undefined): Partial<KafkaOptions> {
  return wire ? { link: { port: wire.kafkaPort, advertisedPort: wire.proxy.address.port } } : {};
}

async function clusterOf(
  brokers: number,
  folder: StackFolder,
  ports: Ports,
): Promise<Partial<KafkaOptions>[]> {
  const clusterId = newClusterId();
  const others = await Promise.all(
    Array.from({ length: brokers - 1 }, async () => [await freePort(), await freePort()] as const),
  );
  const pairs = [[ports.kafka, ports['kafka-controller']] as const, ...others];
  const voters = pairs
    .map(([, controller], index) => `${index + 1}@${HOST}:${controller}`)
    .join(',');
  return pairs.map(([port, controllerPort], index) => ({
    port,
    controllerPort,
    dataDir: path.join(folder.kafka, String(index + 1)),
    logFile: path.join(folder.logs, `kafka-${index + 1}.log`),
    cluster: { nodeId: index + 1, voters, clusterId, brokers },
  }));
}

async function outage<T extends StartedPart>(startAgain: () => Promise<T>) {
  const started = await startAgain();
  let running: StartedPart = started;
  return {
    started,
    hasEnded: () => running.hasEnded(),
    stop: () => running.stop(),
    kill: () => running.kill(),
    async start() {
      running = await startAgain();
    },
  };
}
