import { pageTokenConfig } from '#edge';
import { baseConfig, loadConfig, verifierConfig } from '#platform';
import { Type, type Static } from 'typebox';

/** IPv4 or IPv6, with an optional prefix length. */
const RANGE = '[0-9a-fA-F.:]{2,45}(/\\d{1,3})?';

/** A name and 32 bytes in base64. */
const KEY = '[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/]{43}=';

export const schema = Type.Object({
  ...baseConfig,
  ...verifierConfig,
  ...pageTokenConfig,
  /** The keys that encrypt the endpoints' secrets; the first encrypts, both decrypt. */
  WEBHOOKS_KEYS: Type.String({
    pattern: `^${KEY}(,${KEY})?$`,
    secret: true,
    description: 'one or two keys as name:base64 of 32 bytes, separated by a comma',
  }),
  /**
   * Comma-separated addresses and ranges that may be called although they are not public: own networks. Production
   * allows none unless this is set; the sandbox allows loopback.
   */
  WEBHOOKS_ALLOW: Type.Optional(Type.String({ pattern: `^${RANGE}(,\\s*${RANGE})*$` })),
  /** Deliveries go through this proxy, which must refuse private addresses itself. */
  WEBHOOKS_PROXY_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^\\s/]+/?$', secret: true }),
  ),
  /** How long a request waits for a merchant that is not known yet (decision 1.13). */
  PROJECTION_TIMEOUT_MS: Type.Integer({ minimum: 0, maximum: 30_000, default: 3_000 }),
  /** How long events and deliveries are kept. */
  WEBHOOKS_RETENTION_DAYS: Type.Integer({ minimum: 1, maximum: 30, default: 14 }),
});

/** Settings with a sandbox default that must be set in production. */
const sandboxDefaults = {
  PAGE_TOKEN_SECRET: 'sandbox-only-page-token-secret-of-webhooks',
  WEBHOOKS_KEYS: `sandbox:${Buffer.from('sandbox-only-key-of-webhooks-32b').toString('base64')}`,
  WEBHOOKS_ALLOW: '127.0.0.0/8, ::1',
};

export type WebhooksConfig = Static<typeof schema>;

/** Injection token of the configuration. */
export const WEBHOOKS_CONFIG = Symbol('webhooks-config');

/** @throws ConfigError naming every invalid setting */
export function readConfig(env: NodeJS.ProcessEnv = process.env): WebhooksConfig {
  return loadConfig('webhooks', schema, env, sandboxDefaults);
}
