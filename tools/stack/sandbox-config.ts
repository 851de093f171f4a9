import { loadConfig } from '#platform';
import { Type } from 'typebox';
import { readMigrateConfig } from './migrate/migrate-config.js';
import type { DatabaseWiring } from './service-environment.js';

export interface SandboxConfig extends DatabaseWiring {
  brokers: readonly string[];
  /** The gateway from where the sandbox is made. */
  gateway: string;
  /** The gateway as callers know it. */
  publicUrl: string;
}

const address = Type.String({ pattern: '^https?://[^\\s/]+$' });

const schema = Type.Object({
  // Its clients and rates are made up: never in a production.
  ENTREPOT_ENV: Type.Enum(['sandbox']),
  GATEWAY_URL: address,
  PUBLIC_URL: address,
});

/**
 * What the making of a sandbox reads from the environment: the same as `migrate`, and where the gateway is.
 * @throws ConfigError naming the faults
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
