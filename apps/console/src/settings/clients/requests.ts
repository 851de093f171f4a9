import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';

export type Client = Schemas['ClientResponse'];

const LIMIT = 200;

/** All clients by id, including revoked ones. */
export async function readClients(
  filter: Pick<Query<'listClients'>, 'kind'>,
  signal: AbortSignal,
): Promise<Client[]> {
  const found: Client[] = [];
  let after: string | undefined;
  do {
    const query = { ...filter, limit: LIMIT, ...(after !== undefined && { after }) };
    const page = await bodyOf(api.GET('/ops/clients', { params: { query }, signal }));
    found.push(...page.clients);
    after = page.next;
  } while (after !== undefined);
  return found;
}

export function createClient(body: Schemas['CreateClientRequest']) {
  return bodyOf(api.POST('/ops/clients', { body }));
}

export function changeScopes(
  clientId: string,
  scopes: Schemas['ChangeScopesRequest']['scopes'],
): Promise<Client> {
  const params = { path: { clientId } };
  return bodyOf(api.PUT('/ops/clients/{clientId}/scopes', { params, body: { scopes } }));
}

/** @param graceSeconds how long the old secret stays valid */
export function rotateSecret(clientId: string, graceSeconds: number) {
  const params = { path: { clientId } };
  return bodyOf(
    api.POST('/ops/clients/{clientId}/rotate-secret', { params, body: { graceSeconds } }),
  );
}

export function revokeClient(clientId: string, reason: string): Promise<Client> {
  const params = { path: { clientId } };
  return bodyOf(api.POST('/ops/clients/{clientId}/revoke', { params, body: { reason } }));
}
