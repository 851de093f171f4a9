import { endpointStates, type EndpointState } from '@entrepot/client';
import { oneOf } from '../address/search-params.js';
import { byText } from '../lists/common-filters.js';
import { listSearch, type SearchOf } from '../lists/search.js';
import type { ListSource } from '../lists/source.js';
import { readEndpoints, type EndpointDetail, type EndpointQuery } from './requests.js';

const search = listSearch<EndpointDetail, EndpointQuery>()({
  state: {
    read: oneOf(endpointStates),
    query: (state: EndpointState) => ({ state }),
  },
  /** For operators: the merchant of the endpoints. */
  merchant: byText('merchantId'),
});

/** The filters of the list as they are in the address. */
export type WebhookSearch = SearchOf<typeof search>;

/** The endpoints of a merchant, or of all merchants. */
export const ENDPOINTS: ListSource<EndpointDetail, WebhookSearch, EndpointQuery> = {
  parent: 'webhooks',
  name: 'endpoints',
  keyOf: ({ id }) => id,
  search,
  read: readEndpoints,
};
