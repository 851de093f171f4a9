import { pageTokenConfig } from '#edge';
import { baseConfig, loadConfig, verifierConfig } from '#platform';
import { Type, type Static } from 'typebox';

export const schema = Type.Object({
  ...baseConfig,
  ...verifierConfig,
  ...pageTokenConfig,
  /** A new rate, rule, weight or term re-queues the prices that it changes by more than this share (decision 5.6). */
  FX_REPRICE_SHARE: Type.Number({ minimum: 0, maximum: 1, default: 0.005 }),
  /**
   * How long re-pricing by new terms waits after they were first seen: until the clocks of all instances have reached
   * the day that they begin.
   */
  RULES_SETTLE_SECONDS: Type.Integer({ minimum: 0, maximum: 3600, default: 5 }),
  /** How long a request that names an unknown SKU waits for it before it is refused (decision 1.13). */
  PROJECTION_TIMEOUT_MS: Type.Integer({ minimum: 0, maximum: 10_000, default: 3_000 }),
});

/** What has a default in the sandbox and must be set in production. */
const sandboxDefaults = { PAGE_TOKEN_SECRET: 'sandbox-only-page-token-secret-of-pricing' };

export type PricingConfig = Static<typeof schema>;

/** Injects the configuration. */
export const PRICING_CONFIG = Symbol('pricing-config');

/** @throws ConfigError naming every fault of the environment */
export function readConfig(env: NodeJS.ProcessEnv = process.env): PricingConfig {
  return loadConfig('pricing', schema, env, sandboxDefaults);
}
