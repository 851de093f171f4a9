import type { ListDefinition } from '../lists/definition.js';
import { RequestFilters } from './filter-bar.js';
import { messages } from './messages.js';
import { REQUEST_COLUMNS } from './request-columns.js';
import { PATHS, NEWEST_FIRST, type LoggedRequest, type RequestQuery } from './requests.js';
import { REQUESTS, type RequestSearch } from './source.js';

const { empty, raw } = messages;

/** The list of the last requests. */
export const REQUEST_LIST: ListDefinition<LoggedRequest, RequestSearch, RequestQuery> = {
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
    paths: PATHS,
    rows: 'requests',
    query: (_reader, query) => ({ ...query, ...NEWEST_FIRST }),
  },
};
