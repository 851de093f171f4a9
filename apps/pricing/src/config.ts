import { pageTokenConfig } from '#edge';
import { baseConfig, loadConfig, verifierConfig } from '#platform';
import { Type, type Static } from 'typebox';

export const schema = Type.Object({
  ...baseConfig,
  ...verifierConfig,
  ...pageTokenConfig,
  /** A new rate, rule, weight or term re-queues the prices that change by more than this share (decision 5.6). */
  FX_REPRICE_SHARE: Type.Number({ minimum: 0, maximum: 1, default: 0.005 }),
  /**
   * The delay of re-pricing after new terms were first detected: until the clocks of all instances have reached their
   * first day.
   */
  RULES_SETTLE_SECONDS: Type.Integer({ minimum: 0, maximum: 3600, default: 5 }),
  /** The time that a request waits for an unknown SKU before it is refused (decision 1.13). */
  PROJECTION_TIMEOUT_MS: Type.Integer({ minimum: 0, maximum: 10_000, default: 3_000 }),
});

/** A setting with a sandbox default that must be set in production. */
const sandboxDefaults = { PAGE_TOKEN_SECRET: 'sandbox-only-page-token-secret-of-pricing' };

export type PricingConfig = Static<typeof schema>;

/** Injects the configuration. */
export const PRICING_CONFIG = Symbol('pricing-config');

/** @throws ConfigError naming every fault of the environment */
export function readConfig(env: NodeJS.ProcessEnv = process.env): PricingConfig {
  return loadConfig('pricing', schema, env, sandboxDefaults);
}
