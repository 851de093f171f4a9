import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../api/session.js';
import type { ListDefinition } from '../lists/definition.js';
import { ListPage } from '../lists/list-page.js';
import { RequestFilters } from './filter-bar.js';
import { messages } from './messages.js';
import { REQUEST_COLUMNS } from './request-columns.js';
import { RequestDrawer } from './request-drawer.js';
import { LIST, type LoggedRequest, type RequestQuery } from './requests.js';
import { REQUESTS, type RequestSearch } from './source.js';

const { empty, raw } = messages;

const REQUEST_LIST: ListDefinition<LoggedRequest, RequestSearch, RequestQuery> = {
  id: 'requests',
  source: REQUESTS,
  title: messages.title,
  texts: messages,
  columns: REQUEST_COLUMNS,
  csv: [
    'at',
    'requestId',
    'method',
    'path',
    'status',
    'code',
    'durationMs',
    'clientId',
    'merchantId',
    'partnerId',
    'salesChannel',
  ],
  Filters: RequestFilters,
  noneHow: () => empty.noneHow,
  raw: {
    what: raw.list,
    api: LIST.api,
  },
};

/** The last requests; one opens beside the list. */
export function RequestsPage() {
  const { open } = useSearch({ from: '/shell/requests' });
  const navigate = useNavigate({ from: '/requests' });
  const { kind } = useSession();
  return (
    <ListPage
      definition={REQUEST_LIST}
      intro={
        <p className="quiet">{kind === 'operator' ? messages.introOperator : messages.intro}</p>
      }
    >
      {open !== undefined && (
        <RequestDrawer
          requestId={open}
          onClose={() => void navigate({ search: (old) => ({ ...old, open: undefined }) })}
        />
      )}
    </ListPage>
  );
}
