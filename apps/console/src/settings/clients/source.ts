import { clientKinds, type ClientKind, type Query } from '@entrepot/client';
import { oneOf, textOf } from '../../address/search-params.js';
import { listSearch, type SearchOf } from '../../lists/search.js';
import type { ListSource } from '../../lists/source.js';
import { readClients, type Client } from './requests.js';

export type ClientQuery = Pick<Query<'listClients'>, 'kind'>;

const search = listSearch<Client, ClientQuery>()(
  {
    kind: {
      read: oneOf(clientKinds),
      query: (kind: ClientKind) => ({ kind }),
    },
  },
  { open: textOf },
);

/** The filters and the open client in the address. */
export type ClientSearch = SearchOf<typeof search>;

/** All clients by id, including revoked ones. */
export const CLIENTS: ListSource<Client, ClientSearch, ClientQuery> = {
  parent: 'settings',
  name: 'clients',
  keyOf: ({ clientId }) => clientId,
  search,
  read: async (_reader, { kind }, signal) => ({
    rows: await readClients(kind === undefined ? {} : { kind }, signal),
  }),
  whole: true,
};
