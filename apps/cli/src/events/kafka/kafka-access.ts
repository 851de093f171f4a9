import { brokerSecurityOf, BrokerSettingsError, MECHANISMS } from '@entrepot/kafka';
import type { BrokerSecurity } from '@entrepot/kafka';
import { findSandbox } from '../../session/sandbox.js';
import { CliError, EXIT } from '../../terminal/errors.js';

/** The access to the brokers, and the names of their topics and groups. */
export interface KafkaAccess extends BrokerSecurity {
  brokers: string[];
  topicPrefix: string;
  /** A user of the brokers may use the groups that begin with its name. */
  groupPrefix: string;
}

type Env = NodeJS.ProcessEnv;

/**
 * The brokers to read: the named ones, else those of `KAFKA_BROKERS`, else those of the sandbox that was started here.
 * @throws CliError when there are none, or when variables contradict each other
 */
export function findKafka(named: string | undefined, env: Env): KafkaAccess {
  const security = securityOf(env);
  const list = named ?? env['KAFKA_BROKERS'];
  const brokers = list ? list.split(',').map((broker) => broker.trim()) : brokersOfSandbox(env);
  return {
    brokers,
    ...security,
    topicPrefix: env['TOPIC_PREFIX'] ?? '',
    groupPrefix: `${security.sasl?.username ?? 'events'}.`,
  };
}

function brokersOfSandbox(env: Env): string[] {
  const sandbox = findSandbox(env);
  if (sandbox) return sandbox.kafkaBrokers;
  const next = 'name brokers with --brokers or KAFKA_BROKERS, or start a sandbox: npm start';
  throw new CliError('No sandbox was started here.', next, EXIT.usage);
}

function securityOf(env: Env): BrokerSecurity {
  const tls = env['KAFKA_TLS'];
  if (tls && tls !== 'true' && tls !== 'false') refuse('KAFKA_TLS: expected true or false');
  const mechanism = env['KAFKA_SASL_MECHANISM'];
  if (mechanism && !MECHANISMS.some((supported) => supported === mechanism)) {
    refuse(`KAFKA_SASL_MECHANISM: expected one of ${MECHANISMS.join(', ')}`);
  }
  try {
    return brokerSecurityOf({
      KAFKA_TLS: tls === 'true',
      KAFKA_TLS_CA_FILE: env['KAFKA_TLS_CA_FILE'] || undefined,
      KAFKA_SASL_MECHANISM: mechanism || undefined,
      KAFKA_SASL_USERNAME: env['KAFKA_SASL_USERNAME'] || undefined,
      KAFKA_SASL_PASSWORD: env['KAFKA_SASL_PASSWORD'] || undefined,
    });
  } catch (error) {
    if (error instanceof BrokerSettingsError) refuse(error.message);
    throw error;
  }
}

function refuse(fault: string): never {
  throw new CliError(fault, 'correct the variable', EXIT.usage);
}
