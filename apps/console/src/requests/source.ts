import { textOf } from '../address/search-params.js';
import { byText } from '../lists/common-filters.js';
import { listSearch, type SearchOf } from '../lists/search.js';
import type { ListSource } from '../lists/source.js';
import { LIST, type LoggedRequest, type RequestQuery } from './requests.js';

const search = listSearch<LoggedRequest, RequestQuery>()(
  {
    /** Statuses or classes, separated by commas: `4xx,5xx`. */
    status: { read: textOf, query: (text: string) => ({ status: text.split(',') }) },
    code: byText('code'),
    path: byText('path'),
    client: byText('clientId'),
    merchant: byText('merchantId'),
    requestId: byText('requestId'),
  },
  /** The request id of the entry that is open. */
  { open: textOf },
);

/** The filters of the list as they are in the address. */
export type RequestSearch = SearchOf<typeof search>;

/** The last requests, the newest first. */
export const REQUESTS: ListSource<LoggedRequest, RequestSearch, RequestQuery> = {
  name: 'requests',
  keyOf: ({ id }) => id,
  search,
  read: LIST.read,
};
