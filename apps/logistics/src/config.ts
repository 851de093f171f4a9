import { baseConfig, loadConfig, pageTokenConfig, verifierConfig } from '#platform';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Pace } from './domain/order-flow.js';

const schema = Type.Object({
  ...baseConfig,
  ...verifierConfig,
  ...pageTokenConfig,
  /** How long a reported step waits for an order that is not known yet (decision 1.13). */
  LOOK_AGAIN_MS: Type.Integer({ minimum: 0, maximum: 30_000, default: 3_000 }),
  /** Where labels and invoices are kept; all instances share it. */
  DOCUMENTS_DIR: Type.String({ minLength: 1 }),
  /** Between two steps of fulfilment in the sandbox (decision 6.8); production waits to be told. */
  SANDBOX_STEP_DELAY_MS: Type.Integer({ minimum: 0, maximum: 3_600_000, default: 500 }),
});

/** What a sandbox need not be told; production must say each. */
const sandboxDefaults = {
  PAGE_TOKEN_SECRET: 'sandbox-only-page-token-secret-of-logistics',
  DOCUMENTS_DIR: '.stack/documents',
};

export type LogisticsConfig = Static<typeof schema>;

/** Injection token of {@link LogisticsConfig}. */
export const LOGISTICS_CONFIG = Symbol('logistics config');

/** Injection token of {@link Pace}. */
export const PACE = Symbol('pace of fulfilment');

/** @throws ConfigError naming every fault */
export function readConfig(env: NodeJS.ProcessEnv = process.env): LogisticsConfig {
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const defaults = env.ENTREPOT_ENV === 'sandbox' ? sandboxDefaults : {};
  return loadConfig('logistics', schema, { ...defaults, ...Object.fromEntries(given) });
}

/** In the sandbox fulfilment goes on by itself; in production each step waits (decision 6.8). */
export function paceOf(config: LogisticsConfig): Pace {
  if (config.ENTREPOT_ENV === 'production') return 'manual';
  return { stepDelayMs: config.SANDBOX_STEP_DELAY_MS };
}
