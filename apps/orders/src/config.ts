import { pageTokenConfig, quoteConfig, SANDBOX_QUOTE_KEYS } from '#edge';
import {
  baseConfig,
  documentLinkConfig,
  loadConfig,
  SANDBOX_DOCUMENT_LINK_KEYS,
  verifierConfig,
} from '#platform';
import { Type, type Static } from 'typebox';

export const schema = Type.Object({
  ...baseConfig,
  ...verifierConfig,
  ...pageTokenConfig,
  ...documentLinkConfig,
  ...quoteConfig,
  /** How long a request waits for the projection of a SKU, channel or rate (decision 1.13). */
  PROJECTION_TIMEOUT_MS: Type.Integer({ minimum: 0, maximum: 30_000, default: 3_000 }),
  /** How long an order from a channel waits for missing reference data (decision 6.9). */
  INTAKE_DEADLINE_MS: Type.Integer({ minimum: 0, maximum: 86_400_000, default: 600_000 }),
  /** Delay before the first retry of such an order; the intervals grow afterwards. */
  INTAKE_RETRY_MS: Type.Integer({ minimum: 10, maximum: 60_000, default: 1_000 }),
});

export type OrdersConfig = Static<typeof schema>;

/** Injects the configuration. */
export const ORDERS_CONFIG = Symbol('orders-config');

/** Settings with a sandbox default that must be set in production. */
const sandboxDefaults = {
  PAGE_TOKEN_SECRET: 'sandbox-only-page-token-secret-of-orders',
  DOCUMENT_LINK_KEYS: SANDBOX_DOCUMENT_LINK_KEYS,
  QUOTE_KEYS: SANDBOX_QUOTE_KEYS,
};

/** @throws ConfigError naming every invalid setting */
export function readConfig(env: NodeJS.ProcessEnv = process.env): OrdersConfig {
  return loadConfig('orders', schema, env, sandboxDefaults);
}
