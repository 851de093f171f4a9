import { clientKinds } from '@entrepot/client';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { SecretDialog } from '../../design/forms/secret-dialog.js';
import { fill } from '../../language/texts.js';
import type { ListDefinition } from '../../lists/definition.js';
import { useList } from '../../lists/use-list.js';
import { messages as common } from '../messages.js';
import { SettingsList } from '../parts/settings-list.js';
import { CreateClient, type Secret } from './client-acts.js';
import { CLIENT_COLUMNS } from './client-columns.js';
import { clientSubject } from './client-subject.js';
import { ClientDrawer } from './client-drawer.js';
import { messages } from './messages.js';
import type { Client } from './requests.js';
import { CLIENTS, type ClientQuery, type ClientSearch } from './source.js';

const { secret: texts, empty, raw } = messages;

const CLIENT_LIST: ListDefinition<Client, ClientSearch, ClientQuery> = {
  id: 'clients',
  source: CLIENTS,
  title: common.sections.clients,
  texts: { ...common, empty: { none: empty.title } },
  columns: CLIENT_COLUMNS,
  csv: [
    'clientId',
    'kind',
    'merchantId',
    'partnerId',
    'salesChannel',
    'scopes',
    'access',
    'createdAt',
    'revokedAt',
  ],
  Filters: Kinds,
  noneHow: () => empty.how,
  raw: {
    what: raw.list,
    api: { paths: { operator: '/ops/clients', merchant: '/ops/clients' }, rows: 'clients' },
    row: (_reader, _id, client) => client && clientSubject(client),
  },
};

/** All clients with their rights; a client opens beside the list. */
export function ClientsPage() {
  const search = useSearch({ from: '/shell/settings/clients' });
  const navigate = useNavigate({ from: '/settings/clients' });
  const { data } = useList(CLIENTS, search);
  const [secret, setSecret] = useState<Secret>();
  const { open } = search;
  return (
    <SettingsList definition={CLIENT_LIST} acts={<CreateClient onSecret={setSecret} />}>
      {secret && (
        <SecretDialog
          title={fill(texts.title, { id: secret.clientId })}
          label={texts.label}
          secret={secret.clientSecret}
          explained={texts.how}
          onClose={() => setSecret(undefined)}
        />
      )}
      {open !== undefined && data && (
        <ClientDrawer
          key={open}
          id={open}
          client={data.pages.flatMap(({ rows }) => rows).find((client) => client.clientId === open)}
          onSecret={setSecret}
          onClose={() =>
            void navigate({ search: (old) => ({ ...old, open: undefined }), resetScroll: false })
          }
        />
      )}
    </SettingsList>
  );
}

function Kinds({ search: { kind: current } }: { search: ClientSearch }) {
  const choices = [undefined, ...clientKinds];
  return (
    <nav className="views" aria-label={messages.filters.title}>
      {choices.map((kind) => (
        <Link
          key={kind ?? ''}
          to="/settings/clients"
          search={kind === undefined ? {} : { kind }}
          className={`view ${kind === current ? 'view-current' : ''}`}
          activeProps={{}}
          aria-current={kind === current ? 'true' : 'false'}
        >
          {kind === undefined ? messages.filters.all : messages.kinds[kind]}
        </Link>
      ))}
    </nav>
  );
}
