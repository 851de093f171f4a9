import type { Query, Schemas } from '@entrepot/client';
import { call } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { apiList } from '../lists/api-list.js';
import type { Reader } from '../live/changes.js';
import { messages } from './messages.js';
import type { Parcel } from './parcel-row.js';

export type ParcelQuery = Query<'listParcels'> & { merchantId?: string };

export const LIST = apiList<Parcel, ParcelQuery>(
  { operator: 'listParcelsOfAllMerchants', merchant: 'listParcels' },
  'parcels',
);

/** A parcel; operators find it in the list. @throws ApiProblem 404 if there is none that the reader may see */
export async function readParcel(
  reader: Reader,
  parcelId: string,
  signal: AbortSignal,
): Promise<Parcel> {
  if (reader === 'merchant') {
    return call('readParcel', { path: { parcelId }, signal });
  }
  const { rows } = await LIST.read(reader, { parcelIds: [parcelId] }, signal);
  if (!rows[0]) throw new ApiProblem(404, { code: 'not-found', title: messages.notFound });
  return rows[0];
}

export type TrackingReport = Schemas['OperatorReportTrackingRequest'];

/** @throws ApiProblem with a pointer for each invalid event; then no event is stored */
export function reportTracking(reader: Reader, body: TrackingReport) {
  return reader === 'operator'
    ? call('reportTrackingAsOperator', { body })
    : call('reportTracking', {
        // Merchants and partners see only the codes that they may report.
        body: body as Schemas['ReportTrackingRequest'],
      });
}
