import { baseConfig, loadConfig, verifierConfig } from '#platform';
import { Type } from 'typebox';

const schema = Type.Object({
  ...baseConfig,
  ...verifierConfig,
  /** How long the sandbox's channels take to answer, in milliseconds. */
  SANDBOX_CONNECTOR_DELAY_MS: Type.Integer({ minimum: 0, maximum: 3_600_000, default: 500 }),
});

export type CatalogConfig = ReturnType<typeof readConfig>;

export const CATALOG_CONFIG = Symbol('CatalogConfig');

/** @throws ConfigError naming every fault of the environment */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  return loadConfig('catalog', schema, env);
}
