import { configuredSecurity } from '#messaging';
import { baseConfig, kafkaSecurityConfig, loadConfig } from '#platform';
import { Type } from 'typebox';
import { splitBrokers } from '../infrastructure/infrastructure.js';
import { ROLE_PREFIX, SERVICES, type ServiceName } from '../topology.js';
import type { MigrateOptions } from './migrate.js';

/** Partitions of a stream in a cluster; the number cannot be changed later. */
const DEFAULT_PARTITIONS = 12;

/** The variable with the password of a service's role. */
function passwordVariable(service: ServiceName): string {
  return `DB_PASSWORD_${service.toUpperCase()}`;
}

/** The configuration of commands for the whole system: Postgres as its owner, and Kafka. */
export const ownerConfig = {
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://[^\\s/]+/[^\\s/?]+(\\?\\S*)?$',
    secret: true,
  }),
  KAFKA_BROKERS: baseConfig.KAFKA_BROKERS,
  ...kafkaSecurityConfig,
  TOPIC_PREFIX: Type.String({ default: '', pattern: '^[a-zA-Z0-9._-]*$' }),
};

const schema = Type.Object({
  ...ownerConfig,
  KAFKA_PARTITIONS: Type.Integer({ default: DEFAULT_PARTITIONS, minimum: 1, maximum: 1_000 }),
  KAFKA_REPLICATION: Type.Integer({ default: 1, minimum: 1, maximum: 10 }),
  ...Object.fromEntries(
    SERVICES.map((service) => [
      passwordVariable(service),
      Type.String({ minLength: 8, secret: true }),
    ]),
  ),
});

/**
 * Reads the configuration of `npm run migrate` from the environment.
 * @throws ConfigError with every fault
 */
export function readMigrateConfig(env: NodeJS.ProcessEnv): Omit<MigrateOptions, 'report'> {
  const config = loadConfig('migrate', schema, env);
  const passwords = config as unknown as Record<string, string>;
  return {
    databaseUrl: config.DATABASE_URL,
    rolePrefix: ROLE_PREFIX,
    brokers: splitBrokers(config.KAFKA_BROKERS),
    security: configuredSecurity(config, 'migrate'),
    topicPrefix: config.TOPIC_PREFIX,
    partitions: config.KAFKA_PARTITIONS,
    replication: config.KAFKA_REPLICATION,
    passwords: Object.fromEntries(
      SERVICES.map((service) => [service, passwords[passwordVariable(service)]]),
    ) as Record<ServiceName, string>,
  };
}
