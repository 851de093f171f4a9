import { quoteConfig, SANDBOX_QUOTE_KEYS } from '#edge';
import { baseConfig, loadConfig, verifierConfig } from '#platform';
import { Type, type Static } from 'typebox';

export const schema = Type.Object({ ...baseConfig, ...verifierConfig, ...quoteConfig });

export type TaxesConfig = Static<typeof schema>;

/** Injects the configuration. */
export const TAXES_CONFIG = Symbol('taxes-config');

/** A setting with a sandbox default that must be set in production. */
const sandboxDefaults = { QUOTE_KEYS: SANDBOX_QUOTE_KEYS };

/** @throws ConfigError naming every fault of the environment */
export function readConfig(env: NodeJS.ProcessEnv = process.env): TaxesConfig {
  return loadConfig('taxes', schema, env, sandboxDefaults);
}
