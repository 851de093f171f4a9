import { pageTokenConfig } from '#edge';
import { baseConfig, loadConfig, outboundConfig, verifierConfig } from '#platform';
import { Type } from 'typebox';

export const schema = Type.Object({
  ...baseConfig,
  ...verifierConfig,
  ...pageTokenConfig,
  ...outboundConfig,
  /** How long the sandbox's channels take to answer, in milliseconds. */
  SANDBOX_CONNECTOR_DELAY_MS: Type.Integer({ minimum: 0, maximum: 3_600_000, default: 500 }),
  /** How long movements of stock are kept (decision 4.21). */
  STOCK_HISTORY_DAYS: Type.Integer({ minimum: 1, maximum: 3_650, default: 365 }),
  /**
   * The address of a program with the LibreTranslate API; without it, the built-in glossary translates (decision 3.8).
   */
  TRANSLATOR_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+(/[^\\s?#]*)?$' })),
  TRANSLATOR_API_KEY: Type.Optional(Type.String({ secret: true })),
  /** The time-out of one attempt, in milliseconds. */
  TRANSLATOR_TIMEOUT_MS: Type.Integer({ minimum: 1, maximum: 25_000, default: 5_000 }),
  /** The number of retries after the first attempt. */
  TRANSLATOR_RETRIES: Type.Integer({ minimum: 0, maximum: 10, default: 2 }),
});

/** A setting with a sandbox default that must be set in production. */
const sandboxDefaults = { PAGE_TOKEN_SECRET: 'sandbox-only-page-token-secret-of-catalog' };

export type CatalogConfig = ReturnType<typeof readConfig>;

export const CATALOG_CONFIG = Symbol('CatalogConfig');

/** @throws ConfigError naming every fault of the environment */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  return loadConfig('catalog', schema, env, sandboxDefaults);
}
