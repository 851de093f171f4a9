import type { Entrepot, Input, Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../commands/program.js';
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

/** Prints every client, without secrets. */
export async function listClients(options: GlobalOptions, context: Context): Promise<void> {
  const { client } = openSession(options, context);
  const clients = await allClients(client, context.signal);
  const none = 'There are no clients.';
  printRecords(context.terminal, clients, { json: options.json, layout: LAYOUT, none });
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

async function allClients(client: Entrepot, signal: AbortSignal): Promise<Client[]> {
  const clients: Client[] = [];
  let after: string | undefined;
  do {
    const page = await client.call('listClients', { query: given({ after }), signal });
    clients.push(...page.clients);
    after = page.next;
  } while (after !== undefined);
  return clients;
}
