import { baseConfig, loadConfig, verifierConfig } from '#platform';
import { Type } from 'typebox';
import type { Static } from 'typebox';

const schema = Type.Object({
  ...baseConfig,
  ...verifierConfig,
  /** A new exchange rate re-queues the prices whose retail it moves by more than this share (decision 5.6). */
  FX_REPRICE_SHARE: Type.Number({ minimum: 0, maximum: 1, default: 0.005 }),
  /** How long a request that names an unknown SKU looks again before it refuses (decision 1.13). */
  LOOK_AGAIN_MS: Type.Integer({ minimum: 0, maximum: 10_000, default: 3_000 }),
});

export type PricingConfig = Static<typeof schema>;

/** Injects the configuration. */
export const PRICING_CONFIG = Symbol('pricing-config');

/** @throws ConfigError naming every fault of the environment */
export function readConfig(env?: NodeJS.ProcessEnv): PricingConfig {
  return loadConfig('pricing', schema, env);
}
