import type { TopicLayout } from '#messaging';
import type { GatewayConfig } from '../config.js';

/** The parts of an AsyncAPI document that depend on the installation, and the rest. */
export interface AsyncApi {
  servers?: Record<string, object>;
  channels: Record<string, { bindings: { kafka: object } }>;
}

type BrokerSettings = Pick<
  GatewayConfig,
  'KAFKA_BROKERS' | 'EVENTS_BROKERS' | 'KAFKA_TLS' | 'KAFKA_SASL_MECHANISM'
>;

/** As AsyncAPI names the mechanisms. */
const SCHEMES: Readonly<Record<string, string>> = {
  plain: 'plain',
  'scram-sha-256': 'scramSha256',
  'scram-sha-512': 'scramSha512',
};

/** The brokers as servers, each with the login that it needs. */
export function serversOf(config: BrokerSettings): Record<string, object> {
  const { KAFKA_BROKERS, EVENTS_BROKERS = KAFKA_BROKERS, KAFKA_TLS, KAFKA_SASL_MECHANISM } = config;
  const scheme = KAFKA_SASL_MECHANISM && SCHEMES[KAFKA_SASL_MECHANISM];
  const server = {
    protocol: KAFKA_TLS === true ? 'kafka-secure' : 'kafka',
    description: 'A broker of this installation.',
    ...(scheme && {
      security: [{ type: scheme, description: 'A user with read access to the streams.' }],
    }),
  };
  const hosts = EVENTS_BROKERS.split(',').map((host) => host.trim());
  return Object.fromEntries(
    hosts.map((host, index) => [`broker-${index + 1}`, { host, ...server }]),
  );
}

/** @param layout the layout of every topic; undefined while it is unknown */
export function withInstallation<D extends AsyncApi>(
  document: D,
  servers: Record<string, object>,
  layout: TopicLayout | undefined,
): D {
  const channels = Object.entries(document.channels).map(([name, channel]) => {
    const { bindings } = channel;
    const kafka = { ...bindings.kafka, ...layout };
    return [name, { ...channel, bindings: { ...bindings, kafka } }];
  });
  return { ...document, servers, channels: Object.fromEntries(channels) };
}
