import { Entrepot } from '@entrepot/client';
import { readCaller } from '../../session/caller.js';
import { fetchThroughProxy } from '../../session/proxy.js';
import { findSandbox, type Sandbox } from '../../session/sandbox.js';
import { openSession, sessionOf, type Session } from '../../session/session.js';
import type { Context, GlobalOptions } from '../../terminal/context.js';
import { CliError, EXIT } from '../../terminal/errors.js';
import type { Clients } from './sandbox-bench.js';

export interface ClientOptions extends GlobalOptions {
  merchant?: string;
  operator?: string;
  /** The time for each reaction, in seconds. */
  within: number;
}

/** The time for Entrepot's own work in a check, and the number of late reactions that the token must outlast. */
const TOKEN_SECONDS = 3_600;
const REACTIONS = 40;

/**
 * Logs in as merchant and operator, and issues a token of the channel for the check.
 * @returns the clients, and a function that revokes the token, also after an interruption
 * @throws CliError for a client of another kind, EntrepotError for an unknown channel
 */
export async function openClients(
  salesChannel: string,
  options: ClientOptions,
  context: Context,
): Promise<{ clients: Clients; close: () => Promise<void> }> {
  const merchant = await sessionAs('merchant', options.merchant, options, context);
  const operator = await sessionAs('operator', options.operator, options, context);
  const { merchantId, issuedAt } = await callerOf(merchant, 'merchant');
  await callerOf(operator, 'operator');
  if (merchantId === undefined) throw otherKind(merchant, 'merchant');
  const path = { id: salesChannel };
  const expiresIn = TOKEN_SECONDS + REACTIONS * options.within;
  const issued = await operator.client.call('issueChannelToken', {
    path,
    body: { scopes: ['listings', 'orders'], name: 'channel check', expiresIn },
    signal: context.signal,
  });
  const { url } = operator;
  const fetch = fetchThroughProxy(context.env);
  const clients = {
    merchantId,
    salesChannel,
    merchant: merchant.client,
    operator: operator.client,
    channel: new Entrepot({ url, token: issued.token, fetch }),
    startedAt: issuedAt ?? new Date(),
    signal: context.signal,
  };
  const issuedPath = { ...path, tokenId: issued.tokenId };
  const close = () => operator.client.call('revokeChannelToken', { path: issuedPath });
  return { clients, close };
}

/** The login of this name; without one, a client of the sandbox that was started here. */
async function sessionAs(
  kind: 'merchant' | 'operator',
  name: string | undefined,
  options: ClientOptions,
  context: Context,
): Promise<Session> {
  if (name !== undefined) return openSession({ ...options, as: name }, context);
  const sandbox = options.url || options.context ? undefined : findSandbox(context.env);
  if (sandbox) return sandboxSession(sandbox, kind, context);
  const message = `The check needs the login of ${kind === 'merchant' ? 'a' : 'an'} ${kind}.`;
  throw new CliError(message, `entrepot login, and name it with --${kind}`, EXIT.usage);
}

function sandboxSession(sandbox: Sandbox, kind: string, context: Context): Session {
  const client = sandbox.clients.find((sandboxClient) => sandboxClient.kind === kind);
  if (!client) {
    throw new CliError(`${sandbox.file} has no ${kind}.`, `name one with --${kind}`, EXIT.usage);
  }
  const { clientId, clientSecret } = client;
  const credentials = { clientId, clientSecret };
  const source = { url: sandbox.gateway, clientId, origin: sandbox.file, credentials };
  return sessionOf(source, context);
}

async function callerOf(session: Session, kind: string) {
  const caller = await readCaller(session.client);
  if (caller.kind !== kind) throw otherKind(session, kind);
  return caller;
}

function otherKind({ clientId = 'The client' }: Session, kind: string): CliError {
  const article = kind === 'operator' ? 'an' : 'a';
  const next = `name ${article} ${kind} with --${kind}`;
  return new CliError(`${clientId} is not ${article} ${kind}.`, next, EXIT.usage);
}
