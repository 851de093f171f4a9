import { dayOf, firstMoment, lastMoment, textOf } from '../app/search-params.js';
import { isParcelStatus } from './parcel-row.js';
import type { Parcel, ParcelStatus } from './parcel-row.js';

/** The filters of the list as they are in the address. */
export interface ParcelSearch {
  /** An id of any kind. */
  text?: string | undefined;
  status?: ParcelStatus | undefined;
  channel?: string | undefined;
  merchant?: string | undefined;
  shipment?: string | undefined;
  /** The first and the last day on which a label was made, in UTC: `2026-11-24`. */
  from?: string | undefined;
  until?: string | undefined;
  /** The oldest change first. */
  order?: 'asc' | undefined;
}

/** Leaves out what is no filter. */
export function parcelSearch(given: Readonly<Record<string, unknown>>): ParcelSearch {
  const status = textOf(given['status']);
  const found: Record<keyof ParcelSearch, string | undefined> = {
    text: textOf(given['text']),
    status: isParcelStatus(status) ? status : undefined,
    channel: textOf(given['channel']),
    merchant: textOf(given['merchant']),
    shipment: textOf(given['shipment']),
    from: dayOf(given['from']),
    until: dayOf(given['until']),
    order: given['order'] === 'asc' ? 'asc' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The API's query of the filters; without the page and its size. */
export function parcelQuery(search: ParcelSearch) {
  const { text, status, channel, merchant, shipment, from, until, order = 'desc' } = search;
  return {
    ...(text !== undefined && { text }),
    ...(status !== undefined && { status }),
    ...(channel !== undefined && { salesChannel: channel }),
    ...(merchant !== undefined && { merchantId: merchant }),
    ...(shipment !== undefined && { shipmentId: shipment }),
    ...(from !== undefined && { creationDateFrom: firstMoment(from) }),
    ...(until !== undefined && { creationDateUntil: lastMoment(until) }),
    order,
  } as const;
}

/** Do the filters let a parcel through? `text` is left out: only the service knows what it finds. */
export function matches(search: ParcelSearch, parcel: Parcel): boolean {
  const { status, channel, merchant, shipment, from, until } = search;
  return (
    (status === undefined || status === parcel.status) &&
    (channel === undefined || channel === parcel.salesChannel) &&
    (merchant === undefined || merchant === parcel.merchantId) &&
    (shipment === undefined || shipment === parcel.shipmentId) &&
    (from === undefined || parcel.creationDate >= firstMoment(from)) &&
    (until === undefined || parcel.creationDate <= lastMoment(until))
  );
}
