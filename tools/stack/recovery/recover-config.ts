import { configuredSecurity } from '#messaging';
import { loadConfig } from '#platform';
import { Type } from 'typebox';
import { splitBrokers } from '../infrastructure/infrastructure.js';
import { ownerConfig } from '../migrate/migrate-config.js';
import type { RecoveryTarget } from './recovery-target.js';

const schema = Type.Object(ownerConfig);

/**
 * Reads the configuration of `npm run recover` from the environment.
 * @throws ConfigError with every fault
 */
export function readRecoverConfig(env: NodeJS.ProcessEnv): RecoveryTarget {
  const config = loadConfig('recover', schema, env);
  return {
    databaseUrl: config.DATABASE_URL,
    brokers: {
      brokers: splitBrokers(config.KAFKA_BROKERS),
      clientId: 'entrepot-recover',
      ...configuredSecurity(config, 'recover'),
    },
    topicPrefix: config.TOPIC_PREFIX,
  };
}
