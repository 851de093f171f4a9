import { readFileSync } from 'node:fs';
import { ConfigError } from '#platform';

const MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

interface SaslUser {
  mechanism: (typeof MECHANISMS)[number];
  username: string;
  password: string;
}

/** Authentication of broker and client; empty on a private network. */
export interface BrokerSecurity {
  /** `ca` in PEM, if the broker's certificate is not from an authority that Node knows. */
  tls?: { ca?: string };
  sasl?: SaslUser;
}

/** How to reach the brokers. */
export interface BrokerConfig extends BrokerSecurity {
  brokers: readonly string[];
  clientId: string;
}

/** The part of a service's configuration that says how to reach the brokers; see `baseConfig`. */
export interface KafkaConfig {
  KAFKA_BROKERS: string;
  KAFKA_TLS?: boolean;
  KAFKA_TLS_CA_FILE?: string;
  KAFKA_SASL_MECHANISM?: string;
  KAFKA_SASL_USERNAME?: string;
  KAFKA_SASL_PASSWORD?: string;
}

/** @throws ConfigError naming every variable that contradicts another, or a file that cannot be read */
export function brokerConfigOf(config: KafkaConfig, service: string): BrokerConfig {
  return {
    brokers: config.KAFKA_BROKERS.split(',').map((broker) => broker.trim()),
    clientId: `entrepot-${service}`,
    ...brokerSecurityOf(config, service),
  };
}

/** @throws ConfigError naming every variable that contradicts another, or a file that cannot be read */
export function brokerSecurityOf(
  config: Omit<KafkaConfig, 'KAFKA_BROKERS'>,
  service: string,
): BrokerSecurity {
  const faults = contradictions(config);
  if (faults.length > 0) throw new ConfigError(service, faults);
  const sasl = saslOf(config);
  return { ...(config.KAFKA_TLS && { tls: tlsOf(config, service) }), ...(sasl && { sasl }) };
}

function contradictions(config: Omit<KafkaConfig, 'KAFKA_BROKERS'>): string[] {
  const faults: string[] = [];
  if (config.KAFKA_TLS_CA_FILE !== undefined && config.KAFKA_TLS !== true) {
    faults.push('KAFKA_TLS_CA_FILE: given, expected KAFKA_TLS to be true');
  }
  const hasMechanism = config.KAFKA_SASL_MECHANISM !== undefined;
  for (const name of ['KAFKA_SASL_USERNAME', 'KAFKA_SASL_PASSWORD'] as const) {
    if (hasMechanism && config[name] === undefined) {
      faults.push(`${name}: not set, expected with KAFKA_SASL_MECHANISM`);
    }
    if (!hasMechanism && config[name] !== undefined) {
      faults.push(`${name}: given, expected KAFKA_SASL_MECHANISM with it`);
    }
  }
  return faults;
}

function tlsOf(
  { KAFKA_TLS_CA_FILE: file }: Partial<KafkaConfig>,
  service: string,
): { ca?: string } {
  if (file === undefined) return {};
  try {
    return { ca: readFileSync(file, 'utf8') };
  } catch (error) {
    throw new ConfigError(service, [`KAFKA_TLS_CA_FILE: ${(error as Error).message}`]);
  }
}

function saslOf(config: Partial<KafkaConfig>): SaslUser | undefined {
  const mechanism = MECHANISMS.find((one) => one === config.KAFKA_SASL_MECHANISM);
  if (mechanism === undefined) return undefined;
  const { KAFKA_SASL_USERNAME: username = '', KAFKA_SASL_PASSWORD: password = '' } = config;
  return { mechanism, username, password };
}
