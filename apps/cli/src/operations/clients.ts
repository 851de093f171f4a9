import type { Input, Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { given } from '../session/given.js';
import { openSession } from '../session/session.js';
import { momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { printRecords } from '../terminal/print.js';
import type { Column } from '../terminal/table.js';

type NewClient = Input<'createClient'>['body'];
type Client = Schemas['ClientResponse'];

export interface CreateClientOptions extends GlobalOptions {
  kind: NewClient['kind'];
  merchant?: string;
  partner?: string;
  access?: NewClient['access'];
}

const LAYOUT: readonly Column<Client>[] = [
  { title: 'CLIENT', text: ({ clientId }) => oneLine(clientId) },
  { title: 'KIND', text: ({ kind }) => kind },
  { title: 'MERCHANT', text: ({ merchantId = '' }) => oneLine(merchantId) },
  { title: 'PARTNER', text: ({ partnerId = '' }) => oneLine(partnerId) },
  { title: 'ACCESS', text: ({ access }) => access },
  { title: 'CREATED (UTC)', text: ({ createdAt }) => momentText(createdAt) },
  { title: 'STATE', text: (one) => (one.revokedAt === undefined ? 'active' : 'revoked') },
];

const SESSIONS: readonly Column<Schemas['ClientSessionsResponse']>[] = [
  { title: 'CLIENT', text: ({ clientId }) => oneLine(clientId) },
  { title: 'SESSIONS', text: ({ live }) => String(live) },
  { title: 'NEWEST (UTC)', text: ({ lastBegunAt }) => momentText(lastBegunAt) },
  { title: 'UNTIL (UTC)', text: ({ lastExpiresAt }) => momentText(lastExpiresAt) },
];

/** Prints every client, without secrets. */
export async function listClients(options: GlobalOptions, context: Context): Promise<void> {
  const { client } = openSession(options, context);
  const { signal, terminal } = context;
  const clients = await everyPage(async (after) => {
    const page = await client.call('listClients', { query: given({ after }), signal });
    return { rows: page.clients, next: page.next };
  });
  const none = 'There are no clients.';
  printRecords(terminal, clients, { json: options.json, layout: LAYOUT, none });
}

/** Creates a client; its secret is shown once. */
export async function createClient(
  clientId: string,
  options: CreateClientOptions,
  context: Context,
): Promise<void> {
  const { client } = openSession(options, context);
  const { kind, merchant: merchantId, partner: partnerId, access } = options;
  const body = { clientId, kind, ...given({ merchantId, partnerId, access }) };
  const created = await client.call('createClient', { body, signal: context.signal });
  printSecret(created, options, context);
}

/** Gives a client a new secret; the one before stays valid for the time given. */
export async function rotateSecret(
  clientId: string,
  options: GlobalOptions & { grace?: number },
  context: Context,
): Promise<void> {
  const { client } = openSession(options, context);
  const body = given({ graceSeconds: options.grace });
  const path = { clientId };
  const rotated = await client.call('rotateClientSecret', { path, body, signal: context.signal });
  printSecret(rotated, options, context);
}

/** Ends a client: its tokens are refused from now on. */
export async function revokeClient(
  clientId: string,
  options: GlobalOptions & { reason?: string },
  context: Context,
): Promise<void> {
  const { client } = openSession(options, context);
  const body = given({ reason: options.reason });
  const path = { clientId };
  const revoked = await client.call('revokeClient', { path, body, signal: context.signal });
  if (options.json) context.terminal.out(JSON.stringify(revoked));
  else context.terminal.out(`${clientId} is revoked.`);
}

/** Prints who is logged in to the console, people without a client too. */
export async function listSessions(options: GlobalOptions, context: Context): Promise<void> {
  const { client } = openSession(options, context);
  const { signal, terminal } = context;
  const sessions = await everyPage(async (after) => {
    const { clients, next } = await client.call('listSessions', {
      query: given({ after }),
      signal,
    });
    return { rows: clients, next };
  });
  const none = 'No one is logged in to the console.';
  printRecords(terminal, sessions, { json: options.json, layout: SESSIONS, none });
}

/** Ends the console sessions of a client, or of a person (`oidc:NAME`). */
export async function endSessions(
  clientId: string,
  options: GlobalOptions,
  context: Context,
): Promise<void> {
  const { client } = openSession(options, context);
  const { signal, terminal } = context;
  const answer = await client.call('endSessions', { path: { clientId }, signal });
  if (options.json) terminal.out(JSON.stringify(answer));
  else terminal.out(`Sessions of ${clientId} that were ended: ${answer.ended}.`);
}

function printSecret(
  issued: Schemas['ClientSecretResponse'],
  { json }: GlobalOptions,
  { terminal }: Context,
): void {
  if (json) return terminal.out(JSON.stringify(issued));
  terminal.note(`The secret of ${issued.clientId}, shown this once:`);
  terminal.out(issued.clientSecret);
  const { previousSecretUntil } = issued;
  if (previousSecretUntil !== undefined) {
    terminal.note(`The one before is valid until ${momentText(previousSecretUntil)} UTC.`);
  }
}

async function everyPage<T>(
  read: (after: string | undefined) => Promise<{ rows: T[]; next: string | undefined }>,
): Promise<T[]> {
  const all: T[] = [];
  let after: string | undefined;
  do {
    const { rows, next } = await read(after);
    all.push(...rows);
    after = next;
  } while (after !== undefined);
  return all;
}
