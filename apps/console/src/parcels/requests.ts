import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from '../api/client.js';
import { queryFor } from '../api/session.js';
import { ApiProblem } from '../api/problem.js';
import type { Page, Reader } from '../live/changes.js';
import { messages } from './messages.js';
import type { Parcel } from './parcel-row.js';

/** The API's path of parcels. */
export const PATHS = { operator: '/ops/parcels', merchant: '/ext/parcels' } as const;

export type ParcelQuery = Query<'listParcels'> & { merchantId?: string };

/** A page of the list; operators read the parcels of all merchants, or of a given merchant. */
export async function readParcels(
  reader: Reader,
  query: ParcelQuery,
  signal: AbortSignal,
): Promise<Page<Parcel>> {
  const { parcels, ...rest } = await bodyOf(
    api.GET(PATHS[reader], { params: { query: queryFor(reader, query) }, signal }),
  );
  return { ...rest, rows: parcels };
}

/** A parcel; operators find it in the list. @throws ApiProblem 404 if there is none that the reader may see */
export async function readParcel(
  reader: Reader,
  parcelId: string,
  signal: AbortSignal,
): Promise<Parcel> {
  if (reader === 'merchant') {
    return bodyOf(api.GET('/ext/parcels/{parcelId}', { params: { path: { parcelId } }, signal }));
  }
  const { rows } = await readParcels(reader, { parcelIds: [parcelId] }, signal);
  if (!rows[0]) throw new ApiProblem(404, { code: 'not-found', title: messages.notFound });
  return rows[0];
}

export type TrackingReport = Schemas['OperatorReportTrackingRequest'];

/** @throws ApiProblem with a pointer for each invalid event; then no event is stored */
export function reportTracking(reader: Reader, body: TrackingReport) {
  return bodyOf(
    reader === 'operator'
      ? api.PUT('/ops/parcelTrackings', { body })
      : api.PUT('/ext/parcelTrackings', {
          // Merchants and partners see only the codes that they may report.
          body: body as Schemas['ReportTrackingRequest'],
        }),
  );
}
