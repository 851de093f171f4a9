import { HOST } from '../../topology.js';

export interface KafkaPorts {
  port: number;
  controllerPort: number;
  link?: KafkaLink;
  cluster?: KafkaCluster;
}

/** A separate listener for clients that connect to an address other than the broker's. */
export interface KafkaLink {
  port: number;
  /** The port to which these clients connect. */
  advertisedPort: number;
  /** Key (PKCS #8) and certificate in PEM, if these clients use TLS. */
  tls?: { key: string; cert: string };
}

/** A broker's id and voters in a cluster in which each broker is also a controller. */
export interface KafkaCluster {
  nodeId: number;
  /** `id@host:port` of each controller, separated by commas. */
  voters: string;
  clusterId: string;
  brokers: number;
}

const DAY_MINUTES = 24 * 60;

/**
 * The broker's settings for one machine, as the text of a `server.properties`. The voters are set here and not in the
 * data, so that the ports may change between two starts.
 * @param more override the settings made here
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
    // `migrate` creates the topics; a client that uses an unknown topic has a fault and must get an error.
    'auto.create.topics.enable': false,
    // A group with one member need not wait for others to join.
    'group.initial.rebalance.delay.ms': 0,
    // Longer than any retention: a stack that was stopped for two weeks must not reread everything.
    'offsets.retention.minutes': 30 * DAY_MINUTES,
    'offsets.topic.num.partitions': 3,
    'offsets.topic.replication.factor': replicas,
    'transaction.state.log.num.partitions': 1,
    'transaction.state.log.replication.factor': replicas,
    'transaction.state.log.min.isr': 1,
    'share.coordinator.state.topic.num.partitions': 1,
    'share.coordinator.state.topic.replication.factor': replicas,
    'share.coordinator.state.topic.min.isr': 1,
    // After a crash the controller first waits until the session of the previous broker times out.
    'broker.heartbeat.interval.ms': 1_000,
    'broker.session.timeout.ms': 4_000,
    'num.network.threads': 2,
    'num.io.threads': 4,
    'log.cleaner.dedupe.buffer.size': 16 * 1024 * 1024,
    ...more,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${escaped(String(value))}\n`)
    .join('');
}

function listeners({ port, controllerPort, link }: KafkaPorts): Record<string, string> {
  const listener = `PLAINTEXT://${HOST}:${port}`;
  const controller = `CONTROLLER://${HOST}:${controllerPort}`;
  if (!link) return { listeners: `${listener},${controller}`, 'advertised.listeners': listener };
  return {
    listeners: `${listener},LINK://${HOST}:${link.port},${controller}`,
    'advertised.listeners': `${listener},LINK://${HOST}:${link.advertisedPort}`,
    'listener.security.protocol.map': `PLAINTEXT:PLAINTEXT,LINK:${link.tls ? 'SSL' : 'PLAINTEXT'},CONTROLLER:PLAINTEXT`,
    'inter.broker.listener.name': 'PLAINTEXT',
    ...(link.tls && {
      'listener.name.link.ssl.keystore.type': 'PEM',
      'listener.name.link.ssl.keystore.key': link.tls.key,
      'listener.name.link.ssl.keystore.certificate.chain': link.tls.cert,
    }),
  };
}

/** Escapes a value of a `.properties` file, which Java reads as Latin-1, line by line and without leading blanks. */
function escaped(value: string): string {
  const code = (unit: string) => unit.charCodeAt(0).toString(16).padStart(4, '0');
  return value.replaceAll(/^ |\\|[^ -~]/g, (unit) => `\\u${code(unit)}`);
}
