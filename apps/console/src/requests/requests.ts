import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from '../api/client.js';
import type { Page, Reader } from '../live/changes.js';

export type LoggedRequest = Schemas['LoggedRequestResponse'];

export type RequestQuery = Omit<Query<'listRequests'>, 'order'> & { merchantId?: string };

export const NEWEST_FIRST = { order: 'desc' } as const;

/** A page of the list, the newest first; operators read the requests of all clients, or of a given merchant. */
export async function readRequests(
  reader: Reader,
  { merchantId, ...given }: RequestQuery,
  signal: AbortSignal,
): Promise<Page<LoggedRequest>> {
  const query = { ...given, ...NEWEST_FIRST };
  const ofOne = merchantId === undefined ? {} : { merchantId };
  const { requests, ...rest } = await bodyOf(
    reader === 'operator'
      ? api.GET('/ops/requests', { params: { query: { ...query, ...ofOne } }, signal })
      : api.GET('/ext/requests', { params: { query }, signal }),
  );
  return { ...rest, rows: requests };
}
