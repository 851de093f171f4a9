import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';

export type ClientSessions = Schemas['ClientSessionsResponse'];

const LIMIT = 200;

/** The sessions of the console, by client id. */
export async function readSessions(signal: AbortSignal): Promise<ClientSessions[]> {
  const found: ClientSessions[] = [];
  let after: string | undefined;
  do {
    const query = { limit: LIMIT, ...(after !== undefined && { after }) };
    const page = await bodyOf(api.GET('/ops/sessions', { params: { query }, signal }));
    found.push(...page.clients);
    after = page.next;
  } while (after !== undefined);
  return found;
}

export function endSessions(clientId: string) {
  return bodyOf(api.POST('/ops/sessions/{clientId}/end', { params: { path: { clientId } } }));
}
