import { readFileSync } from 'node:fs';
import { findSandbox } from '../../session/sandbox.js';
import { CliError, EXIT } from '../../terminal/errors.js';

const MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

/** How to reach the brokers, and what their topics and groups are called. */
export interface KafkaAccess {
  brokers: string[];
  /** Absent without TLS; `ca` in PEM where Node does not know the certificate's authority. */
  tls?: { ca?: string };
  sasl?: { mechanism: (typeof MECHANISMS)[number]; username: string; password: string };
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
  refuseContradictions(env);
  const list = named ?? env['KAFKA_BROKERS'];
  const brokers = list ? list.split(',').map((one) => one.trim()) : brokersOfSandbox(env);
  const sasl = saslOf(env);
  return {
    brokers,
    ...(env['KAFKA_TLS'] === 'true' && { tls: tlsOf(env['KAFKA_TLS_CA_FILE']) }),
    ...(sasl && { sasl }),
    topicPrefix: env['TOPIC_PREFIX'] ?? '',
    groupPrefix: `${sasl?.username ?? 'events'}.`,
  };
}

function brokersOfSandbox(env: Env): string[] {
  const sandbox = findSandbox(env);
  if (sandbox) return sandbox.kafkaBrokers;
  const next = 'name brokers with --brokers or KAFKA_BROKERS, or start a sandbox: npm start';
  throw new CliError('No sandbox was started here.', next, EXIT.usage);
}

function refuseContradictions(env: Env): void {
  const tls = env['KAFKA_TLS'];
  if (tls && tls !== 'true' && tls !== 'false') refuse('KAFKA_TLS', 'expected true or false');
  if (env['KAFKA_TLS_CA_FILE'] && tls !== 'true') {
    refuse('KAFKA_TLS_CA_FILE', 'given, expected KAFKA_TLS to be true');
  }
  const mechanism = env['KAFKA_SASL_MECHANISM'];
  if (mechanism && !MECHANISMS.some((one) => one === mechanism)) {
    refuse('KAFKA_SASL_MECHANISM', `expected one of ${MECHANISMS.join(', ')}`);
  }
  for (const name of ['KAFKA_SASL_USERNAME', 'KAFKA_SASL_PASSWORD']) {
    if (mechanism && !env[name]) refuse(name, 'not set, expected with KAFKA_SASL_MECHANISM');
    if (!mechanism && env[name]) refuse(name, 'given, expected KAFKA_SASL_MECHANISM with it');
  }
}

function refuse(name: string, fault: string): never {
  throw new CliError(`${name}: ${fault}`, 'correct the variable', EXIT.usage);
}

function tlsOf(file: string | undefined): { ca?: string } {
  if (!file) return {};
  try {
    return { ca: readFileSync(file, 'utf8') };
  } catch (error) {
    return refuse('KAFKA_TLS_CA_FILE', (error as Error).message);
  }
}

function saslOf(env: Env): KafkaAccess['sasl'] {
  const mechanism = MECHANISMS.find((one) => one === env['KAFKA_SASL_MECHANISM']);
  if (mechanism === undefined) return undefined;
  const { KAFKA_SASL_USERNAME: username = '', KAFKA_SASL_PASSWORD: password = '' } = env;
  return { mechanism, username, password };
}
