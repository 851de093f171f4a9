import { HOST } from '../topology.js';

export interface KafkaPorts {
  port: number;
  controllerPort: number;
  link?: KafkaLink;
  cluster?: KafkaCluster;
}

/** A listener of its own for clients that come by another address than the broker's. */
export interface KafkaLink {
  port: number;
  /** What these clients connect to. */
  advertisedPort: number;
  /** Key (PKCS #8) and certificate in PEM, where these clients speak TLS. */
  tls?: { key: string; cert: string };
}

/** A broker's place among several, each of which is a controller too. */
export interface KafkaCluster {
  nodeId: number;
  /** `id@host:port` of each controller, with commas between. */
  voters: string;
  clusterId: string;
  brokers: number;
}

const DAY_MINUTES = 24 * 60;

/**
 * The broker's settings for one machine, as the text of a `server.properties`. The voters are named here and not
 * written into the data, so that the ports may move between two starts.
 * @param more stronger than what is set here
 */
export function kafkaProperties(
  logs: string,
  ports: KafkaPorts,
  more: Record<string, string> = {},
): string {
  const { controllerPort, cluster } = ports;
  const replicas = cluster?.brokers ?? 1;
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': cluster?.nodeId ?? 1,
    'controller.quorum.voters': cluster?.voters ?? `1@${HOST}:${controllerPort}`,
    ...listeners(ports),
    'controller.listener.names': 'CONTROLLER',
    'log.dirs': logs,
    // Topics are made by `migrate`; a client that names another one has a fault, and should see it.
    'auto.create.topics.enable': false,
    // A group of one member need not wait for others to join.
    'group.initial.rebalance.delay.ms': 0,
    // Longer than any stream is kept: a stack that stood still for a fortnight must not read everything again.
    'offsets.retention.minutes': 30 * DAY_MINUTES,
    'offsets.topic.num.partitions': 3,
    'offsets.topic.replication.factor': replicas,
    'transaction.state.log.num.partitions': 1,
    'transaction.state.log.replication.factor': replicas,
    'transaction.state.log.min.isr': 1,
    'share.coordinator.state.topic.num.partitions': 1,
    'share.coordinator.state.topic.replication.factor': replicas,
    'share.coordinator.state.topic.min.isr': 1,
    // After a crash the controller first waits until the broker it remembers is out of time.
    'broker.heartbeat.interval.ms': 1_000,
    'broker.session.timeout.ms': 4_000,
    'num.network.threads': 2,
    'num.io.threads': 4,
    'log.cleaner.dedupe.buffer.size': 16 * 1024 * 1024,
    ...more,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

function listeners({ port, controllerPort, link }: KafkaPorts): Record<string, string> {
  const own = `PLAINTEXT://${HOST}:${port}`;
  const controller = `CONTROLLER://${HOST}:${controllerPort}`;
  if (!link) return { listeners: `${own},${controller}`, 'advertised.listeners': own };
  return {
    listeners: `${own},LINK://${HOST}:${link.port},${controller}`,
    'advertised.listeners': `${own},LINK://${HOST}:${link.advertisedPort}`,
    'listener.security.protocol.map': `PLAINTEXT:PLAINTEXT,LINK:${link.tls ? 'SSL' : 'PLAINTEXT'},CONTROLLER:PLAINTEXT`,
    'inter.broker.listener.name': 'PLAINTEXT',
    ...(link.tls && {
      'listener.name.link.ssl.keystore.type': 'PEM',
      'listener.name.link.ssl.keystore.key': onOneLine(link.tls.key),
      'listener.name.link.ssl.keystore.certificate.chain': onOneLine(link.tls.cert),
    }),
  };
}

/** As a `.properties` file has text of several lines. */
function onOneLine(pem: string): string {
  return pem.replaceAll('\n', String.raw`\n`);
}
