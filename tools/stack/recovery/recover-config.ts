import { brokerSecurityOf } from '#messaging';
import { kafkaSecurityConfig, loadConfig } from '#platform';
import { Type } from 'typebox';
import { splitBrokers } from '../infrastructure/infrastructure.js';
import type { Scene } from './scene.js';

const schema = Type.Object({
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://[^\\s/]+/[^\\s/?]+(\\?\\S*)?$',
    secret: true,
  }),
  KAFKA_BROKERS: Type.String({ pattern: '^[^\\s,:]+:\\d+(,\\s*[^\\s,:]+:\\d+)*$' }),
  ...kafkaSecurityConfig,
  TOPIC_PREFIX: Type.String({ default: '', pattern: '^[a-zA-Z0-9._-]*$' }),
});

/**
 * What `npm run recover` reads from the environment.
 * @throws ConfigError naming every fault
 */
export function readRecoverConfig(env: NodeJS.ProcessEnv): Scene {
  const config = loadConfig('recover', schema, env);
  return {
    databaseUrl: config.DATABASE_URL,
    brokers: {
      brokers: splitBrokers(config.KAFKA_BROKERS),
      clientId: 'entrepot-recover',
      ...brokerSecurityOf(config, 'recover'),
    },
    topicPrefix: config.TOPIC_PREFIX,
  };
}
