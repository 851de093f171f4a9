import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TcpProxy, selfSignedCertificate, type SelfSigned } from '#testing';
import { newClusterId, type KafkaOptions } from '../infrastructure/kafka/kafka.js';
import type { StartedPart } from '../infrastructure/part.js';
import { localKafka, localPostgres } from '../infrastructure/local-parts.js';
import type { StackFolder } from '../paths.js';
import { freePort } from '../ports/ports.js';
import { quiet } from '../progress.js';
import { HOST, type Ports } from '../topology.js';

/** A Postgres or Kafka that a suite stops and restarts, with its data, at the same address. */
export interface Outage {
  /** Whether it has ended without being stopped. */
  hasEnded(): boolean;
  stop(): Promise<void>;
  /** Kills the process like a crash. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface OwnPartsOptions {
  /** 1 by default; with 3 each event has three replicas, at least two of them in sync. */
  brokers?: 1 | 3;
  /** The services connect to Postgres and Kafka through proxies that the suite may cut, block and slow down. */
  links?: boolean;
  /** Only with `links`: the link to Kafka uses TLS. */
  tls?: boolean;
}

export interface OwnParts {
  /** The direct address of the parts, without the links. */
  databaseUrl: string;
  brokers: string[];
  postgres: Outage;
  /** The first broker, by default the only one. */
  kafka: Outage;
  cluster: readonly Outage[];
  /** The addresses of the parts for the services. */
  seenByServices: { databaseUrl: string; brokers: string[]; overrides?: Record<string, string> };
  /** Present if requested. */
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
  tls?: SelfSigned;
}

/** A Postgres and a Kafka for one suite, on this machine. */
export async function startOwnParts(
  folder: StackFolder,
  ports: Ports,
  postgresPassword: string,
  { brokers = 1, links = false, tls = false }: OwnPartsOptions = {},
): Promise<OwnParts> {
  const options = {
    env: process.env,
    folder,
    ports,
    postgresPassword,
    durable: true,
    report: quiet,
  };
  const wire = links ? await kafkaWire(tls) : undefined;
  const specials = brokers === 1 ? [linked(wire)] : await clusterOf(brokers, folder, ports);
  const [postgres, ...cluster] = await Promise.all([
    outage(() => localPostgres(options)),
    ...specials.map((special) => outage(() => localKafka(options, special))),
  ]);
  const all = [postgres, ...cluster];
  const addresses = {
    databaseUrl: postgres.started.url,
    brokers: cluster.flatMap((broker) => broker.started.brokers),
  };
  const wires = wire && { kafka: wire.proxy, postgres: await TcpProxy.to(HOST, ports.postgres) };
  return {
    ...addresses,
    postgres,
    kafka: cluster[0] as Outage,
    cluster,
    seenByServices: wires ? throughLinks(addresses, wires, underTls(folder, wire)) : addresses,
    ...(wires && { links: wires }),
    async stop() {
      await Promise.all(all.map((part) => part.stop()));
      await Promise.all([wires?.kafka.stop(), wires?.postgres.stop()]);
    },
  };
}

/** @param tls if set, only the services use the link to Kafka, since the migration step has no certificate */
function throughLinks(
  addresses: { databaseUrl: string; brokers: string[] },
  { postgres, kafka }: Links,
  tls: Record<string, string> | undefined,
): OwnParts['seenByServices'] {
  const url = new URL(addresses.databaseUrl);
  url.port = String(postgres.address.port);
  const broker = `${HOST}:${kafka.address.port}`;
  if (!tls) return { databaseUrl: url.href, brokers: [broker] };
  const overrides = { ...tls, KAFKA_BROKERS: broker };
  return { databaseUrl: url.href, brokers: addresses.brokers, overrides };
}

function underTls(folder: StackFolder, wire: Wire | undefined): Record<string, string> | undefined {
  if (!wire?.tls) return undefined;
  const file = path.join(folder.root, 'kafka-ca.pem');
  mkdirSync(folder.root, { recursive: true });
  writeFileSync(file, wire.tls.cert);
  return { KAFKA_TLS: 'true', KAFKA_TLS_CA_FILE: file };
}

async function kafkaWire(tls: boolean): Promise<Wire> {
  const kafkaPort = await freePort();
  const proxy = await TcpProxy.to(HOST, kafkaPort);
  return { kafkaPort, proxy, ...(tls && { tls: selfSignedCertificate() }) };
}

function linked(wire: Wire | undefined): Partial<KafkaOptions> {
  if (!wire) return {};
  const { kafkaPort: port, proxy, tls } = wire;
  return { link: { port, advertisedPort: proxy.address.port, ...(tls && { tls }) } };
}

async function clusterOf(
  brokers: number,
  folder: StackFolder,
  ports: Ports,
): Promise<Partial<KafkaOptions>[]> {
  const clusterId = newClusterId();
  const otherPorts = await Promise.all(
    Array.from({ length: brokers - 1 }, async () => [await freePort(), await freePort()] as const),
  );
  const pairs = [[ports.kafka, ports['kafka-controller']] as const, ...otherPorts];
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
