import { useNavigate, useSearch } from '@tanstack/react-router';
import { readerOf, useSession } from '../api/session.js';
import { EmptyState } from '../design/empty-state.js';
import { PagedList } from '../design/tables/paged-list.js';
import { ReadAt } from '../live/read-at.js';
import { Raw } from '../raw/raw.js';
import { FilterBar } from './filter-bar.js';
import { messages } from './messages.js';
import { REQUEST_COLUMNS } from './request-columns.js';
import { RequestDrawer } from './request-drawer.js';
import { listSubject } from './request-subject.js';
import type { LoggedRequest } from './requests.js';
import { requestSearch } from './search.js';
import type { RequestSearch } from './search.js';
import { useRequests } from './use-requests.js';

const keyOf = ({ id }: LoggedRequest): string => id;

/** The last requests, with filters that are in the address. */
export function RequestsPage() {
  const search = useSearch({ from: '/shell/requests', select: requestSearch });
  const navigate = useNavigate({ from: '/requests' });
  const reader = readerOf(useSession());
  const list = useRequests(search);
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <ReadAt readAt={list.dataUpdatedAt} error={list.error} />
        <Raw subject={list.data && listSubject(reader, search, list.data.pages[0])} />
      </header>
      <p className="quiet">{reader === 'operator' ? messages.introOperator : messages.intro}</p>
      <FilterBar search={search} />
      <PagedList
        list={list}
        label={messages.title}
        columns={REQUEST_COLUMNS}
        keyOf={keyOf}
        scrollId="requests"
        texts={messages}
        empty={<NoRequests search={search} />}
      />
      {search.open !== undefined && (
        <RequestDrawer
          requestId={search.open}
          onClose={() => void navigate({ search: (old) => ({ ...old, open: undefined }) })}
        />
      )}
    </section>
  );
}

function NoRequests({ search }: { search: RequestSearch }) {
  const isFiltered = Object.keys(search).some((name) => name !== 'open');
  const { empty: texts } = messages;
  return isFiltered ? (
    <EmptyState title={texts.filtered}>{texts.filteredHow}</EmptyState>
  ) : (
    <EmptyState title={texts.none}>{texts.noneHow}</EmptyState>
  );
}
