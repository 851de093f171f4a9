import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from '../api/client.js';
import { queryFor } from '../api/session.js';
import type { Page, Reader } from '../live/changes.js';

/** The API's path of requests. */
export const PATHS = { operator: '/ops/requests', merchant: '/ext/requests' } as const;

export type LoggedRequest = Schemas['LoggedRequestResponse'];

export type RequestQuery = Omit<Query<'listRequests'>, 'order'> & { merchantId?: string };

export const NEWEST_FIRST = { order: 'desc' } as const;

/** A page of the list, the newest first; operators read the requests of all clients, or of a given merchant. */
export async function readRequests(
  reader: Reader,
  given: RequestQuery,
  signal: AbortSignal,
): Promise<Page<LoggedRequest>> {
  const query = { ...given, ...NEWEST_FIRST };
  const { requests, ...rest } = await bodyOf(
    api.GET(PATHS[reader], { params: { query: queryFor(reader, query) }, signal }),
  );
  return { ...rest, rows: requests };
}
