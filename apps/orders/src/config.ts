import { baseConfig, loadConfig, verifierConfig } from '#platform';
import { Type } from 'typebox';
import type { Static } from 'typebox';

const schema = Type.Object({
  ...baseConfig,
  ...verifierConfig,
  /** How long an order waits for a SKU, channel or rate that is not known yet (decision 1.13). */
  LOOK_AGAIN_MS: Type.Integer({ minimum: 0, maximum: 30_000, default: 3_000 }),
});

export type OrdersConfig = Static<typeof schema>;

/** Injects the configuration. */
export const ORDERS_CONFIG = Symbol('orders-config');

/** @throws ConfigError naming every fault of the environment */
export function readConfig(env?: NodeJS.ProcessEnv): OrdersConfig {
  return loadConfig('orders', schema, env);
}
