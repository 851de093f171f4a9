import { baseConfig, loadConfig, outboundConfig, pageTokenConfig, verifierConfig } from '#platform';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { DocumentStore } from './documents/document-store.js';
import { FileDocumentStore } from './documents/file-document-store.js';
import { S3DocumentStore } from './documents/s3-document-store.js';
import type { Pace } from './fulfillment/domain/order-flow.js';

const common = {
  ...baseConfig,
  ...verifierConfig,
  ...pageTokenConfig,
  /** How long a reported step waits for an order that is not known yet (decision 1.13). */
  LOOK_AGAIN_MS: Type.Integer({ minimum: 0, maximum: 30_000, default: 3_000 }),
  /** Between two steps of fulfilment in the sandbox (decision 6.8); production waits to be published. */
  SANDBOX_STEP_DELAY_MS: Type.Integer({ minimum: 0, maximum: 3_600_000, default: 500 }),
};

/** Labels and invoices are kept in a folder, which all instances share… */
export const inFolder = Type.Object({ ...common, DOCUMENTS_DIR: Type.String({ minLength: 1 }) });

/** …or, where a bucket is named, in it: `https://host/bucket`, of S3 or what speaks its API. */
export const inBucket = Type.Object({
  ...common,
  ...outboundConfig,
  DOCUMENTS_S3_URL: Type.String({ pattern: '^https?://[^\\s/]+/[^\\s/]+/?$' }),
  DOCUMENTS_S3_REGION: Type.String({ minLength: 1, default: 'us-east-1' }),
  DOCUMENTS_S3_ACCESS_KEY: Type.String({ minLength: 1 }),
  DOCUMENTS_S3_SECRET_KEY: Type.String({ minLength: 1, secret: true }),
});

/** What has a default in the sandbox and must be set in production. */
const sandboxDefaults = {
  PAGE_TOKEN_SECRET: 'sandbox-only-page-token-secret-of-logistics',
  DOCUMENTS_DIR: '.stack/documents',
};

export type LogisticsConfig = Static<typeof inFolder> | Static<typeof inBucket>;

/** Injection token of {@link LogisticsConfig}. */
export const LOGISTICS_CONFIG = Symbol('logistics config');

/** Injection token of {@link Pace}. */
export const PACE = Symbol('pace of fulfilment');

/** @throws ConfigError naming every fault */
export function readConfig(env: NodeJS.ProcessEnv = process.env): LogisticsConfig {
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const defaults = env.ENTREPOT_ENV === 'sandbox' ? sandboxDefaults : {};
  const values: NodeJS.ProcessEnv = { ...defaults, ...Object.fromEntries(given) };
  return values.DOCUMENTS_S3_URL === undefined
    ? loadConfig('logistics', inFolder, values)
    : loadConfig('logistics', inBucket, values);
}

/** In the sandbox fulfilment goes on by itself; in production each step waits (decision 6.8). */
export function paceOf(config: LogisticsConfig): Pace {
  if (config.ENTREPOT_ENV === 'production') return 'manual';
  return { stepDelayMs: config.SANDBOX_STEP_DELAY_MS };
}

export function documentStoreOf(config: LogisticsConfig): DocumentStore {
  if (!('DOCUMENTS_S3_URL' in config)) return new FileDocumentStore(config.DOCUMENTS_DIR);
  return new S3DocumentStore({
    url: config.DOCUMENTS_S3_URL,
    region: config.DOCUMENTS_S3_REGION,
    accessKey: config.DOCUMENTS_S3_ACCESS_KEY,
    secretKey: config.DOCUMENTS_S3_SECRET_KEY,
    ...(config.OUTBOUND_ALLOW !== undefined && { allow: config.OUTBOUND_ALLOW }),
  });
}
