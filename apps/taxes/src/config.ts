import { baseConfig, loadConfig, verifierConfig } from '#platform';
import { Type, type Static } from 'typebox';

export const schema = Type.Object({ ...baseConfig, ...verifierConfig });

export type TaxesConfig = Static<typeof schema>;

/** Injects the configuration. */
export const TAXES_CONFIG = Symbol('taxes-config');

/** @throws ConfigError naming every fault of the environment */
export function readConfig(env?: NodeJS.ProcessEnv): TaxesConfig {
  return loadConfig('taxes', schema, env);
}
