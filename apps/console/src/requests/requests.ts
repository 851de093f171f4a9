import type { Query, Schemas } from '@entrepot/client';
import { apiList } from '../lists/api-list.js';

export type LoggedRequest = Schemas['LoggedRequestResponse'];
export type RequestQuery = Omit<Query<'listRequests'>, 'order'> & { merchantId?: string };

/** The list, the newest first; operators read the requests of all clients, or of a given merchant. */
export const LIST = apiList<LoggedRequest, RequestQuery>(
  { operator: 'listRequestsOfAllMerchants', merchant: 'listRequests' },
  'requests',
  { order: 'desc' },
);
