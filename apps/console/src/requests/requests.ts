import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from '../api/client.js';
import type { Page, Reader } from '../live/changes.js';

export type LoggedRequest = Schemas['LoggedRequestResponse'];

/** A page of the list; operators read the requests of all clients, or of the merchant that they name. */
export async function readRequests(
  reader: Reader,
  { merchantId, ...query }: Query<'listRequests'> & { merchantId?: string },
  signal: AbortSignal,
): Promise<Page<LoggedRequest>> {
  const ofOne = merchantId === undefined ? {} : { merchantId };
  const { requests, ...rest } = await bodyOf(
    reader === 'operator'
      ? api.GET('/ops/requests', { params: { query: { ...query, ...ofOne } }, signal })
      : api.GET('/ext/requests', { params: { query }, signal }),
  );
  return { ...rest, rows: requests };
}
