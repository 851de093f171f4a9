import { dayBefore } from '#operations';
import { pageTokenConfig } from '#edge';
import {
  baseConfig,
  documentLinkConfig,
  loadConfig,
  outboundConfig,
  SANDBOX_DOCUMENT_LINK_KEYS,
  verifierConfig,
} from '#platform';
import { Type, type Static } from 'typebox';

const common = {
  ...baseConfig,
  ...verifierConfig,
  ...pageTokenConfig,
  ...documentLinkConfig,
  /** How long a reported step waits for the projection of its order (decision 1.13). */
  PROJECTION_TIMEOUT_MS: Type.Integer({ minimum: 0, maximum: 30_000, default: 3_000 }),
  /** The number of whole days in UTC without a report after which a parcel in transit is silent (decision 12.3). */
  SILENT_PARCEL_DAYS: Type.Integer({ minimum: 1, maximum: 365, default: 7 }),
  /** Delay between two fulfillment steps in the sandbox (decision 6.8); in production each step waits for a report. */
  SANDBOX_STEP_DELAY_MS: Type.Integer({ minimum: 0, maximum: 3_600_000, default: 500 }),
};

/** Stores labels and invoices in a folder that all instances share. */
export const inFolder = Type.Object({ ...common, DOCUMENTS_DIR: Type.String({ minLength: 1 }) });

/** Stores labels and invoices in an S3-compatible bucket: `https://host/bucket`. */
export const inBucket = Type.Object({
  ...common,
  ...outboundConfig,
  DOCUMENTS_S3_URL: Type.String({ pattern: '^https?://[^\\s/]+/[^\\s/]+/?$' }),
  DOCUMENTS_S3_REGION: Type.String({ minLength: 1, default: 'us-east-1' }),
  DOCUMENTS_S3_ACCESS_KEY: Type.String({ minLength: 1 }),
  DOCUMENTS_S3_SECRET_KEY: Type.String({ minLength: 1, secret: true }),
});

/** Settings with a sandbox default that must be set in production. */
const sandboxDefaults = {
  PAGE_TOKEN_SECRET: 'sandbox-only-page-token-secret-of-logistics',
  DOCUMENT_LINK_KEYS: SANDBOX_DOCUMENT_LINK_KEYS,
  DOCUMENTS_DIR: '.stack/documents',
};

export type LogisticsConfig = Static<typeof inFolder> | Static<typeof inBucket>;

/** Injection token of {@link LogisticsConfig}. */
export const LOGISTICS_CONFIG = Symbol('logistics config');

/** @throws ConfigError naming every invalid setting */
export function readConfig(env: NodeJS.ProcessEnv = process.env): LogisticsConfig {
  return env.DOCUMENTS_S3_URL
    ? loadConfig('logistics', inBucket, env, sandboxDefaults)
    : loadConfig('logistics', inFolder, env, sandboxDefaults);
}

/** The instant before which the last report of a silent parcel was received (decision 12.3). */
export function silentBefore({ SILENT_PARCEL_DAYS }: LogisticsConfig, now: Date): string {
  return `${dayBefore(SILENT_PARCEL_DAYS, now)}T00:00:00.000Z`;
}
