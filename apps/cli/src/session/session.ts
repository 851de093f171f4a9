import { Entrepot, type ClientOptions, type RetryNotice } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { credentialsFile, isSameAddress, readLogins, type Login, type Logins } from './logins.js';
import { fetchThroughProxy } from './proxy.js';

/** Whom the command line acts as. */
export interface Session {
  url: string;
  /** Undefined with a token from the environment. */
  clientId: string | undefined;
  /** Where the credentials come from, for messages: variables or a file. */
  origin: string;
  client: Entrepot;
}

/** What a command watches of its requests. */
type Hooks = Pick<ClientOptions, 'onResponse'>;

export type Source = Omit<Session, 'client'> & Pick<ClientOptions, 'credentials' | 'token'>;

/** Shorter waits before a retry are not worth a line. */
const LONG_WAIT_MS = 2_000;

/**
 * The credentials of the environment, else those of `entrepot login`.
 * @throws CliError when there are none
 */
export function openSession(options: GlobalOptions, context: Context, hooks?: Hooks): Session {
  const source = options.as === undefined ? fromEnvironment(options, context.env) : undefined;
  return sessionOf(source ?? fromFile(options, context.env), context, hooks);
}

/** A session with credentials from elsewhere. */
export function sessionOf(source: Source, context: Context, hooks: Hooks = {}): Session {
  const { url, clientId, origin, credentials, token } = source;
  const { terminal, env } = context;
  context.origin = origin;
  const onRetry = ({ operation, status, delayMs }: RetryNotice) => {
    if (delayMs < LONG_WAIT_MS) return;
    const why = status === 0 ? 'there was no answer' : `the answer was ${status}`;
    terminal.note(`${operation}: ${why}; trying again in ${Math.ceil(delayMs / 1_000)} s`);
  };
  const fetch = fetchThroughProxy(env);
  const client = new Entrepot({ url, credentials, token, onRetry, fetch, ...hooks });
  return { url, clientId, origin, client };
}

function fromEnvironment(options: GlobalOptions, env: NodeJS.ProcessEnv): Source | undefined {
  const { ENTREPOT_CLIENT_ID: clientId, ENTREPOT_CLIENT_SECRET: clientSecret } = env;
  const token = env['ENTREPOT_TOKEN'];
  if (!token && !clientId && !clientSecret) return undefined;
  const url = options.url ?? env['ENTREPOT_URL'];
  if (!url) throw new CliError('ENTREPOT_URL is missing.', 'set it, or give --url', EXIT.usage);
  if (token) return { url, clientId: undefined, origin: 'ENTREPOT_TOKEN', token };
  if (!clientId || !clientSecret) {
    const missing = clientId ? 'ENTREPOT_CLIENT_SECRET' : 'ENTREPOT_CLIENT_ID';
    throw new CliError(`${missing} is missing.`, 'set both, or neither', EXIT.usage);
  }
  const origin = 'ENTREPOT_CLIENT_ID and ENTREPOT_CLIENT_SECRET';
  return { url, clientId, origin, credentials: { clientId, clientSecret } };
}

/** A login belongs to one address, and its secret is sent to no other. */
function fromFile(options: GlobalOptions, env: NodeJS.ProcessEnv): Source {
  const file = credentialsFile(env);
  const logins = readLogins(file);
  const { clients } = logins;
  const wanted = options.url ?? env['ENTREPOT_URL'];
  const login = chosenLogin(logins, options.as, wanted);
  if (!login) {
    const names = Object.keys(clients);
    const message =
      options.as === undefined
        ? 'No client is logged in.'
        : `Client ${options.as} is not logged in.`;
    const others = names.length > 0 ? `, or choose with --as: ${names.join(', ')}` : '';
    throw new CliError(message, `entrepot login${others}`, EXIT.credentials);
  }
  const { url, clientId, clientSecret } = login;
  if (wanted && !isSameAddress(wanted, url)) {
    const message = `${clientId} is logged in at ${url}, not at ${wanted}.`;
    throw new CliError(message, `entrepot login --url ${wanted} --client ID`, EXIT.credentials);
  }
  return { url, clientId, origin: file, credentials: { clientId, clientSecret } };
}

/** The named login, else the current one, or with an address that it does not have, one that has it. */
function chosenLogin(
  { current = '', clients }: Logins,
  name: string | undefined,
  wanted: string | undefined,
): Login | undefined {
  const chosen = clients[name ?? current];
  if (name !== undefined || !wanted || (chosen && isSameAddress(wanted, chosen.url))) return chosen;
  return Object.values(clients).find(({ url }) => isSameAddress(wanted, url)) ?? chosen;
}
