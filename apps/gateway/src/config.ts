import { pageTokenConfig } from '#edge';
import { baseConfig, loadConfig } from '#platform';
import { Type, type Static } from 'typebox';
import { services, type ServiceName } from './proxy/route-table.js';

const upstream = Type.String({ pattern: '^https?://[^/\\s]+$' });

/** The address of each service: `CATALOG_URL` and so on. */
const upstreams = Object.fromEntries(
  services.map((service) => [`${service.toUpperCase()}_URL`, upstream]),
) as Record<`${Uppercase<ServiceName>}_URL`, typeof upstream>;

/** IPv4 or IPv6, with an optional prefix length. */
const RANGE = '[0-9a-fA-F.:]{2,45}(/\\d{1,3})?';

const common = {
  ...baseConfig,
  ...pageTokenConfig,
  ...upstreams,
  /** Maximum time until a service answers, and between two parts of its answer. */
  UPSTREAM_TIMEOUT_MS: Type.Integer({ minimum: 1, maximum: 300_000, default: 15_000 }),
  /** Maximum time from connecting, or from the end of the last answer, to the end of a request's head. */
  REQUEST_HEAD_TIMEOUT_MS: Type.Integer({ minimum: 1, maximum: 60_000, default: 15_000 }),
  /** Maximum time to send a body. */
  REQUEST_BODY_TIMEOUT_MS: Type.Integer({ minimum: 1, maximum: 300_000, default: 30_000 }),
  /** Maximum time to read an answer, from its head to its last byte (decision 1.17). */
  ANSWER_TIMEOUT_MS: Type.Integer({ minimum: 1, maximum: 300_000, default: 60_000 }),
  /**
   * Comma-separated addresses and ranges of load balancers, for example `10.0.0.0/8, ::1`: `X-Forwarded-For`, `-Host`
   * and `-Proto` are trusted from these only. The limits by address use the resulting client address.
   */
  TRUSTED_PROXIES: Type.Optional(Type.String({ pattern: `^${RANGE}(,\\s*${RANGE})*$` })),
  /** Requests a minute for each client and instance; default 600, or 6,000 in the sandbox (decision 1.10). */
  RATE_LIMIT_PER_MINUTE: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  /** Requests a minute without a valid token, for each address and instance; the same defaults (decision 1.10). */
  ANONYMOUS_RATE_LIMIT_PER_MINUTE: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  /** Wrong secrets a minute for each client id and address (decision 1.10). */
  LOGIN_FAILURES_PER_MINUTE: Type.Integer({ minimum: 1, maximum: 10_000, default: 10 }),
  /**
   * The addresses of the brokers for external programs, for `/asyncapi.json`; the default is `KAFKA_BROKERS`. They use
   * the same TLS and SASL mechanism.
   */
  EVENTS_BROKERS: Type.Optional(baseConfig.KAFKA_BROKERS),
  /** Serves the console at `/console`. */
  CONSOLE_ENABLED: Type.Boolean({ default: true }),
  /** Lifetime of a token issued for a secret; answered as `expiresIn`. */
  TOKEN_TTL_SECONDS: Type.Integer({ minimum: 1, maximum: 31_536_000, default: 28_800 }),
  /** Days for which the log of requests is kept; 0 disables the log (decision 1.19). */
  REQUEST_LOG_DAYS: Type.Integer({ minimum: 0, maximum: 30, default: 7 }),
  /**
   * How long a new signing key is published before it signs: services fetch keys every minute, and caches may store
   * them as long (decision 2.2).
   */
  SIGNING_KEY_LEAD_SECONDS: Type.Integer({ minimum: 1, maximum: 86_400, default: 180 }),
};

export const schema = Type.Object(common);

/** Also lets operators sign in to the console with an OpenID provider. */
export const withProvider = Type.Object({
  ...common,
  /** The provider's issuer: its URL without `/.well-known/openid-configuration`. */
  OIDC_ISSUER: Type.String({ pattern: '^https?://[^\\s]+$' }),
  OIDC_CLIENT_ID: Type.String({ minLength: 1 }),
  OIDC_CLIENT_SECRET: Type.String({ minLength: 1, secret: true }),
  OIDC_SCOPE: Type.String({ minLength: 1, default: 'openid email' }),
  /** The claim that names a person, in the audit for example. */
  OIDC_USER_CLAIM: Type.String({ minLength: 1, default: 'email' }),
  /** The claim with a person's groups or roles: a text or a list of texts. */
  OIDC_GROUPS_CLAIM: Type.String({ minLength: 1, default: 'groups' }),
  /** People with this group are operators. */
  OIDC_OPERATORS_GROUP: Type.String({ minLength: 1 }),
  /** People with this group are operators who may only read. */
  OIDC_READERS_GROUP: Type.Optional(Type.String({ minLength: 1 })),
});

export type GatewayConfig = Static<typeof schema> | Static<typeof withProvider>;

/** The configuration of the OpenID provider. */
export type ProviderConfig = Static<typeof withProvider>;

/** Injection token of the configuration. */
export const GATEWAY_CONFIG = Symbol('GATEWAY_CONFIG');

/** Settings with a sandbox default that must be set in production. */
const sandboxDefaults = { PAGE_TOKEN_SECRET: 'sandbox-only-page-token-secret-of-gateway' };

/** @throws ConfigError naming every invalid setting */
export function readConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  return env.OIDC_ISSUER
    ? loadConfig('gateway', withProvider, env, sandboxDefaults)
    : loadConfig('gateway', schema, env, sandboxDefaults);
}
