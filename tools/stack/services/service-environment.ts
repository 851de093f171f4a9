import path from 'node:path';
import { addressOf, HOST, roleOf, schemaOf, SERVICES_BEHIND } from '../topology.js';
import type { Ports, ServiceName } from '../topology.js';

/** The addresses and settings of the started parts that a service needs. */
export interface Wiring {
  /** The owner's URL; each service gets its own role and password in it. */
  databaseUrl: string;
  /** Passwords of the services' roles, whose names begin with the prefix. */
  passwords: Record<ServiceName, string>;
  rolePrefix: string;
  brokers: readonly string[];
  pageTokenSecret: string;
  documentLinkKeys: string;
  quoteKeys: string;
  /** The prefix of topic names and group ids; empty for `npm start`. */
  topicPrefix: string;
  ports: Ports;
  documentsFolder: string;
  /**
   * Variables of the caller: variables that only tune a service are kept; variables that connect it to Postgres, Kafka
   * or other services are removed.
   */
  inherited: NodeJS.ProcessEnv;
  /** Override all other variables. */
  overrides?: Record<string, string>;
}

/** The part of the environment for the database. */
export type DatabaseWiring = Pick<Wiring, 'databaseUrl' | 'passwords' | 'rolePrefix'>;

/** The complete environment of one service's process. */
export function serviceEnvironment(service: ServiceName, wiring: Wiring): NodeJS.ProcessEnv {
  return {
    ...inheritable(wiring.inherited),
    ...tunable(service, wiring),
    ...wired(service, wiring),
    ...wiring.overrides,
  };
}

/** The service's database URL: same server and database, its own role. */
export function serviceDatabaseUrl(
  service: ServiceName,
  { databaseUrl, passwords, rolePrefix }: DatabaseWiring,
): string {
  const url = new URL(databaseUrl);
  url.username = roleOf(service, rolePrefix);
  url.password = passwords[service];
  return url.href;
}

/** Removes Node's options, which apply to the program that runs the stack, not to its services. */
function inheritable(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...rest } = env;
  return rest;
}

function tunable(service: ServiceName, { inherited, ...wiring }: Wiring): Record<string, string> {
  // glibc creates a heap for each thread that allocates; Node has a dozen threads that rarely do.
  const defaults: Record<string, string> = { LOG_LEVEL: 'info', MALLOC_ARENA_MAX: '2' };
  if (service === 'logistics') defaults['SANDBOX_STEP_DELAY_MS'] = '500';
  if (service === 'logistics') defaults['DOCUMENTS_DIR'] = path.resolve(wiring.documentsFolder);
  if (service === 'catalog') defaults['SANDBOX_CONNECTOR_DELAY_MS'] = '500';
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, inherited[name] ?? value]),
  );
}

function wired(service: ServiceName, wiring: Wiring): Record<string, string> {
  const { ports, inherited } = wiring;
  return {
    ENTREPOT_ENV: 'sandbox',
    ROLE: 'all',
    HTTP_HOST: HOST,
    HTTP_PORT: String(ports[service]),
    DATABASE_URL: serviceDatabaseUrl(service, wiring),
    DATABASE_SCHEMA: schemaOf(service),
    KAFKA_BROKERS: wiring.brokers.join(','),
    TOPIC_PREFIX: wiring.topicPrefix,
    PAGE_TOKEN_SECRET: wiring.pageTokenSecret,
    DOCUMENT_LINK_KEYS: wiring.documentLinkKeys,
    QUOTE_KEYS: wiring.quoteKeys,
    PUBLIC_URL: inherited['PUBLIC_URL'] ?? addressOf('gateway', ports),
    ...(service === 'gateway' ? upstreams(ports) : { JWKS_URL: jwksUrl(ports) }),
  };
}

function upstreams(ports: Ports): Record<string, string> {
  return Object.fromEntries(
    SERVICES_BEHIND.map((name) => [`${name.toUpperCase()}_URL`, addressOf(name, ports)]),
  );
}

function jwksUrl(ports: Ports): string {
  return `${addressOf('gateway', ports)}/.well-known/jwks.json`;
}
