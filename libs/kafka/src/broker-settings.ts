import { readFileSync } from 'node:fs';

/** The SASL mechanisms that kafkajs and the brokers have in common. */
export const MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

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

/** Where the brokers are, and how a client logs in. */
export interface BrokerConfig extends BrokerSecurity {
  brokers: readonly string[];
  clientId: string;
}

/** The settings of TLS and SASL, by the names of their environment variables. */
export interface SecuritySettings {
  KAFKA_TLS?: boolean | undefined;
  KAFKA_TLS_CA_FILE?: string | undefined;
  KAFKA_SASL_MECHANISM?: string | undefined;
  KAFKA_SASL_USERNAME?: string | undefined;
  KAFKA_SASL_PASSWORD?: string | undefined;
}

/** Thrown if settings contradict each other, or a file cannot be read. */
export class BrokerSettingsError extends Error {
  /** @param faults one for each variable, beginning with its name */
  constructor(readonly faults: readonly string[]) {
    super(faults.join('; '));
    this.name = 'BrokerSettingsError';
  }
}

/**
 * Reads TLS and SASL of the brokers from settings, and the certificate from its file.
 * @throws BrokerSettingsError naming every variable that contradicts another, or a file that cannot be read
 */
export function brokerSecurityOf(settings: SecuritySettings): BrokerSecurity {
  const faults = contradictions(settings);
  if (faults.length > 0) throw new BrokerSettingsError(faults);
  const sasl = saslOf(settings);
  return { ...(settings.KAFKA_TLS && { tls: tlsOf(settings) }), ...(sasl && { sasl }) };
}

function contradictions(settings: SecuritySettings): string[] {
  const faults: string[] = [];
  if (settings.KAFKA_TLS_CA_FILE !== undefined && settings.KAFKA_TLS !== true) {
    faults.push('KAFKA_TLS_CA_FILE: given, expected KAFKA_TLS to be true');
  }
  const hasMechanism = settings.KAFKA_SASL_MECHANISM !== undefined;
  for (const name of ['KAFKA_SASL_USERNAME', 'KAFKA_SASL_PASSWORD'] as const) {
    if (hasMechanism && settings[name] === undefined) {
      faults.push(`${name}: not set, expected with KAFKA_SASL_MECHANISM`);
    }
    if (!hasMechanism && settings[name] !== undefined) {
      faults.push(`${name}: given, expected KAFKA_SASL_MECHANISM with it`);
    }
  }
  return faults;
}

function tlsOf({ KAFKA_TLS_CA_FILE: file }: SecuritySettings): { ca?: string } {
  if (file === undefined) return {};
  try {
    return { ca: readFileSync(file, 'utf8') };
  } catch (error) {
    throw new BrokerSettingsError([`KAFKA_TLS_CA_FILE: ${(error as Error).message}`]);
  }
}

function saslOf(settings: SecuritySettings): SaslUser | undefined {
  const mechanism = MECHANISMS.find((name) => name === settings.KAFKA_SASL_MECHANISM);
  if (mechanism === undefined) return undefined;
  const { KAFKA_SASL_USERNAME: username = '', KAFKA_SASL_PASSWORD: password = '' } = settings;
  return { mechanism, username, password };
}
