import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '../../design/empty-state.js';
import { SecretDialog } from '../../design/forms/secret-dialog.js';
import { fill } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { messages as common } from '../messages.js';
import { Rows } from '../parts/rows.js';
import { Section } from '../parts/section.js';
import { CreateClient } from './client-acts.js';
import type { Secret } from './client-acts.js';
import { CLIENT_COLUMNS } from './client-columns.js';
import { ClientDrawer } from './client-drawer.js';
import { messages } from './messages.js';
import { readClients } from './requests.js';
import type { Client } from './requests.js';
import { clientSearch, KINDS } from './search.js';
import type { ClientKind } from './search.js';

const { secret: texts } = messages;

/** All clients: who may log in, and with which rights. */
export function ClientsPage() {
  const search = useSearch({ from: '/shell/settings/clients', select: clientSearch });
  const [secret, setSecret] = useState<Secret>();
  const query = useQuery({
    ...POLLED,
    queryKey: ['settings', 'clients'],
    queryFn: ({ signal }) => readClients(signal),
  });
  return (
    <Section
      title={common.sections.clients}
      query={query}
      subject={{ what: messages.raw.list, path: '/ops/clients', query: { kind: search.kind } }}
      filters={<Kinds current={search.kind} />}
      acts={<CreateClient onSecret={setSecret} />}
    >
      {(clients) => (
        <>
          <Clients clients={clients} onSecret={setSecret} />
          {secret && (
            <SecretDialog
              title={fill(texts.title, { id: secret.clientId })}
              label={texts.label}
              secret={secret.clientSecret}
              explained={texts.how}
              onClose={() => setSecret(undefined)}
            />
          )}
        </>
      )}
    </Section>
  );
}

interface ClientsProps {
  clients: readonly Client[];
  onSecret: (secret: Secret) => void;
}

function Clients({ clients, onSecret }: ClientsProps) {
  const { kind, open } = useSearch({ from: '/shell/settings/clients', select: clientSearch });
  const navigate = useNavigate({ from: '/settings/clients' });
  return (
    <>
      <Rows
        label={common.sections.clients}
        columns={CLIENT_COLUMNS}
        rows={kind === undefined ? clients : clients.filter((one) => one.kind === kind)}
        keyOf={({ clientId }) => clientId}
        scrollId="clients"
        empty={<EmptyState title={messages.empty.title}>{messages.empty.how}</EmptyState>}
      />
      {open !== undefined && (
        <ClientDrawer
          key={open}
          id={open}
          client={clients.find(({ clientId }) => clientId === open)}
          onSecret={onSecret}
          onClose={() =>
            void navigate({ search: (old) => ({ ...old, open: undefined }), resetScroll: false })
          }
        />
      )}
    </>
  );
}

function Kinds({ current }: { current: ClientKind | undefined }) {
  const choices = [undefined, ...KINDS];
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
