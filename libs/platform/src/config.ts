import { ConfigError } from '#runtime';
import { Type, type Static, type TObject, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { namesConfig } from './outbound/names.js';

const URL_WITH_HOST = '^https?://[^\\s/]+';
/** A host or an IPv6 address in brackets, and a port. */
const BROKER = '(\\[[0-9a-fA-F:.]+\\]|[^\\s,:]+):\\d+';

/** Authentication between the service and the broker; `migrate` reads it as well. */
export const kafkaSecurityConfig = {
  KAFKA_TLS: Type.Optional(Type.Boolean()),
  /** The certificate of the authority in PEM, if the brokers' certificates are from a private one. */
  KAFKA_TLS_CA_FILE: Type.Optional(Type.String({ minLength: 1 })),
  KAFKA_SASL_MECHANISM: Type.Optional(Type.Enum(['plain', 'scram-sha-256', 'scram-sha-512'])),
  KAFKA_SASL_USERNAME: Type.Optional(Type.String({ minLength: 1 })),
  KAFKA_SASL_PASSWORD: Type.Optional(Type.String({ minLength: 1, secret: true })),
};

/** The variables of every service; spread them into its own `Type.Object`. */
export const baseConfig = {
  ENTREPOT_ENV: Type.Enum(['sandbox', 'production']),
  HTTP_PORT: Type.Integer({ minimum: 0, maximum: 65_535 }),
  HTTP_HOST: Type.String({ default: '127.0.0.1' }),
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://\\S+$', secret: true }),
  DATABASE_SCHEMA: Type.String({ pattern: '^[a-z_][a-z0-9_]{0,62}$' }),
  KAFKA_BROKERS: Type.String({ pattern: `^${BROKER}(,\\s*${BROKER})*$` }),
  ...kafkaSecurityConfig,
  ...namesConfig,
  TOPIC_PREFIX: Type.String({ default: '', pattern: '^[a-zA-Z0-9._-]*$' }),
  PUBLIC_URL: Type.String({ pattern: URL_WITH_HOST }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
    default: 'info',
  }),
  ROLE: Type.Enum(['all', 'api', 'worker'], { default: 'all' }),
  /** The number of relays that share a service's events by key; equal in all its processes. */
  RELAY_SHARDS: Type.Integer({ minimum: 1, maximum: 16, default: 1 }),
  /** The number of published events that our consumer groups have yet to apply; others wait in the outbox. */
  RELAY_AHEAD: Type.Integer({ minimum: 100, maximum: 1_000_000, default: 1_500 }),
  /** The shares of merchants in a relay's turns, like `ACME=3,GLOBEX=2`; 1 for all others. */
  MERCHANT_WEIGHTS: Type.String({
    default: '',
    pattern: '^([A-Z0-9]{2,16}=[1-9]\\d{0,2}(,[A-Z0-9]{2,16}=[1-9]\\d{0,2})*)?$',
  }),
};

export type BaseConfig = Static<TObject<typeof baseConfig>>;

/** The variables of a service that verifies tokens with the gateway's public keys. */
export const verifierConfig = { JWKS_URL: Type.String({ pattern: URL_WITH_HOST }) };

/**
 * Reads a service's environment once.
 *
 * @param schema flat object of strings, numbers, integers, booleans and enums; `secret: true` on a property excludes
 * its value from fault texts, and `description` is the expected value in these texts. An empty variable counts as
 * absent.
 * @param sandboxDefaults replace absent variables in the sandbox; production must set them
 * @returns a frozen object with defaults applied and texts converted into the schema's types
 * @throws ConfigError naming every fault
 */
export function loadConfig<T extends TObject>(
  service: string,
  schema: T,
  env: NodeJS.ProcessEnv = process.env,
  sandboxDefaults: NodeJS.ProcessEnv = {},
): Static<T> {
  const defaults = env.ENTREPOT_ENV === 'sandbox' ? sandboxDefaults : {};
  const faults: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, property] of Object.entries<Property>(schema.properties)) {
    const given = env[name] || defaults[name];
    const value = given === undefined ? property.default : coerce(property, given);
    if (value === undefined) {
      if (isRequired(schema, name)) faults.push(`${name}: not set, expected ${expected(property)}`);
    } else if (Value.Check(property, value)) config[name] = value;
    else faults.push(`${name}: ${shown(name, property, given)}, expected ${expected(property)}`);
  }
  if (faults.length > 0) throw new ConfigError(service, faults);
  return Object.freeze(config) as Static<T>;
}

interface Property extends TSchema {
  type?: string;
  default?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  secret?: boolean;
}

function isRequired(schema: TObject, name: string): boolean {
  return (schema.required as readonly string[] | undefined)?.includes(name) ?? false;
}

/** An invalid text remains a text, so that the check refuses it and the fault shows the given value. */
function coerce(property: Property, given: string): unknown {
  const { type } = property;
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(given)) {
    return Number(given);
  }
  if (type === 'boolean' && (given === 'true' || given === 'false')) return given === 'true';
  return given;
}

function expected(property: Property): string {
  if (property.description !== undefined) return property.description;
  if (property.enum !== undefined) return `one of ${property.enum.join(', ')}`;
  const parts = [property.type === 'integer' ? 'an integer' : `a ${property.type}`];
  if (property.minimum !== undefined) parts.push(`from ${property.minimum}`);
  if (property.maximum !== undefined) parts.push(`up to ${property.maximum}`);
  if (property.minLength !== undefined) parts.push(`of at least ${property.minLength} characters`);
  if (property.pattern !== undefined) parts.push(`matching ${property.pattern}`);
  return parts.join(' ');
}

/** Variables whose names suggest a secret are redacted even if the schema does not mark them. */
const SECRET_NAME = /SECRET|PASSWORD|TOKEN|KEY|CREDENTIAL/;

function shown(name: string, property: Property, given: string | undefined): string {
  const secret = property.secret === true || SECRET_NAME.test(name);
  return secret ? 'given (value withheld)' : `given "${given}"`;
}
