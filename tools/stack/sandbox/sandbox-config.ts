import { loadConfig } from '#platform';
import { Type } from 'typebox';
import { readMigrateConfig } from '../migrate/migrate-config.js';
import type { DatabaseWiring } from '../services/service-environment.js';

export interface SandboxConfig extends DatabaseWiring {
  brokers: readonly string[];
  /** The gateway's address for this command. */
  gateway: string;
  /** The gateway's public address. */
  publicUrl: string;
}

const address = Type.String({ pattern: '^https?://[^\\s/]+$' });

const schema = Type.Object({
  // Its clients and rates are fictitious, so production is not allowed.
  ENTREPOT_ENV: Type.Enum(['sandbox']),
  GATEWAY_URL: address,
  PUBLIC_URL: address,
});

/**
 * Reads the configuration of the sandbox set-up from the environment: the configuration of `migrate`, and the gateway's
 * address.
 * @throws ConfigError with the faults
 */
export function readSandboxConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const { GATEWAY_URL, PUBLIC_URL } = loadConfig('sandbox', schema, env);
  const { databaseUrl, passwords, rolePrefix, brokers } = readMigrateConfig(env);
  return {
    databaseUrl,
    passwords,
    rolePrefix,
    brokers,
    gateway: GATEWAY_URL,
    publicUrl: PUBLIC_URL,
  };
}
