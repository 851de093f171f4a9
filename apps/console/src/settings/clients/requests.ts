import type { Query, Schemas } from '@entrepot/client';
import { allPages, call } from '../../api/client.js';

export type Client = Schemas['ClientResponse'];

const LIMIT = 200;

/** All clients by id, including revoked ones. */
export async function readClients(
  filter: Pick<Query<'listClients'>, 'kind'>,
  signal: AbortSignal,
): Promise<Client[]> {
  const pages = await allPages((after?: string) =>
    call('listClients', { query: { ...filter, limit: LIMIT, after }, signal }),
  );
  return pages.flatMap(({ clients }) => clients);
}
