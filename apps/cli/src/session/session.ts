import { Entrepot, type ClientOptions, type RetryNotice } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { namedContext, noLogin, notLoggedIn } from './contexts.js';
import { contextAt, credentialsFile, isSameAddress, readLogins, type Logins } from './logins.js';
import { fetchThroughProxy } from './proxy.js';

/** Whom the command line acts as. */
export interface Session {
  url: string;
  /** The name of the installation; undefined with credentials from elsewhere than the file. */
  context?: string | undefined;
  /** Undefined with a token from the environment. */
  clientId: string | undefined;
  /** Where the credentials come from, for messages: variables or a file. */
  origin: string;
  client: Entrepot;
}

/** The events of its requests that a command observes. */
type Hooks = Pick<ClientOptions, 'onResponse'>;

export type Source = Omit<Session, 'client'> & Pick<ClientOptions, 'credentials' | 'token'>;

/** Shorter waits before a retry are not printed. */
const LONG_WAIT_MS = 2_000;

/**
 * The credentials of the environment, else those of `entrepot login`.
 * @throws CliError when there are none
 */
export function openSession(options: GlobalOptions, context: Context, hooks?: Hooks): Session {
  const isStored = options.as !== undefined || options.context !== undefined;
  const source = isStored ? undefined : fromEnvironment(options, context.env);
  return sessionOf(source ?? fromFile(options, context.env), context, hooks);
}

/** A session with credentials from elsewhere. */
export function sessionOf(source: Source, context: Context, hooks: Hooks = {}): Session {
  const { url, context: installation, clientId, origin, credentials, token } = source;
  const { terminal, env } = context;
  context.origin = origin;
  const onRetry = ({ operation, status, delayMs }: RetryNotice) => {
    if (delayMs < LONG_WAIT_MS) return;
    const why = status === 0 ? 'there was no answer' : `the answer was ${status}`;
    terminal.note(`${operation}: ${why}; trying again in ${Math.ceil(delayMs / 1_000)} s`);
  };
  const fetch = fetchThroughProxy(env);
  const client = new Entrepot({ url, credentials, token, onRetry, fetch, ...hooks });
  return { url, context: installation, clientId, origin, client };
}

/** @throws CliError for a URL that is not absolute */
export function expectAddress(url: string): void {
  if (URL.canParse(url) && /^https?:\/\//i.test(url)) return;
  throw new CliError(`${url} is no address.`, 'give it as https://api.example.com', EXIT.usage);
}

function fromEnvironment(options: GlobalOptions, env: NodeJS.ProcessEnv): Source | undefined {
  const { ENTREPOT_CLIENT_ID: clientId, ENTREPOT_CLIENT_SECRET: clientSecret } = env;
  const token = env['ENTREPOT_TOKEN'];
  if (!token && !clientId && !clientSecret) return undefined;
  const url = options.url ?? env['ENTREPOT_URL'];
  if (!url) throw new CliError('ENTREPOT_URL is missing.', 'set it, or give --url', EXIT.usage);
  expectAddress(url);
  if (token) return { url, clientId: undefined, origin: 'ENTREPOT_TOKEN', token };
  if (!clientId || !clientSecret) {
    const missing = clientId ? 'ENTREPOT_CLIENT_SECRET' : 'ENTREPOT_CLIENT_ID';
    throw new CliError(`${missing} is missing.`, 'set both, or neither', EXIT.usage);
  }
  const origin = 'ENTREPOT_CLIENT_ID and ENTREPOT_CLIENT_SECRET';
  return { url, clientId, origin, credentials: { clientId, clientSecret } };
}

/** The secret of a login is sent to the address of its context and to no other. */
function fromFile(options: GlobalOptions, env: NodeJS.ProcessEnv): Source {
  const file = credentialsFile(env);
  const { contexts, ...logins } = readLogins(file);
  const context = chosenContext({ ...logins, contexts }, options, env['ENTREPOT_URL']);
  const installation = namedContext(context, contexts);
  const name = options.as ?? installation.current;
  const login = name === undefined ? undefined : installation.clients[name];
  if (name === undefined || !login) throw notLoggedIn(name, context, contexts);
  const { clientId, clientSecret } = login;
  const { url } = installation;
  return { url, context, clientId, origin: file, credentials: { clientId, clientSecret } };
}

/**
 * The context of `--context`, else of the given address, else the current one.
 * @param fromVariable the address of `ENTREPOT_URL`
 * @throws CliError when there is none
 */
export function chosenContext(
  logins: Logins,
  { context, url }: GlobalOptions,
  fromVariable: string | undefined,
): string {
  const { current, contexts } = logins;
  if (context !== undefined) {
    const storedContext = namedContext(context, contexts);
    if (url === undefined || isSameAddress(url, storedContext.url)) return context;
    const message = `Context ${context} is at ${storedContext.url}, not at ${url}.`;
    throw new CliError(message, 'give --context or --url, not both', EXIT.usage);
  }
  const address = url ?? fromVariable;
  const chosen = address ? contextAt(logins, address) : current;
  if (chosen !== undefined) return chosen;
  const names = Object.keys(contexts);
  if (address && names.length > 0) {
    const places = names.map((name) => `${name} (${contexts[name]?.url})`).join(', ');
    const message = `No client is logged in at ${address}, only at ${places}.`;
    throw new CliError(message, `entrepot login --url ${address} --client ID`, EXIT.credentials);
  }
  if (names.length === 0) throw noLogin();
  const next = `entrepot context use NAME: ${names.join(', ')}`;
  throw new CliError('No context is chosen.', next, EXIT.credentials);
}
