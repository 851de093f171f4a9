import { dayOf, firstMoment, lastMoment, textOf } from '../app/search-params.js';
import { isShipmentStatus } from './shipment-row.js';
import type { Shipment, ShipmentStatus } from './shipment-row.js';

/** The filters of the list as they are in the address. */
export interface ShipmentSearch {
  status?: ShipmentStatus | undefined;
  merchant?: string | undefined;
  /** The first and the last day on which a shipment was created, in UTC: `2026-11-24`. */
  from?: string | undefined;
  until?: string | undefined;
  /** The oldest change first. */
  order?: 'asc' | undefined;
}

/** Leaves out what is no filter. */
export function shipmentSearch(given: Readonly<Record<string, unknown>>): ShipmentSearch {
  const status = textOf(given['status']);
  const found: Record<keyof ShipmentSearch, string | undefined> = {
    status: isShipmentStatus(status) ? status : undefined,
    merchant: textOf(given['merchant']),
    from: dayOf(given['from']),
    until: dayOf(given['until']),
    order: given['order'] === 'asc' ? 'asc' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The API's query of the filters; without the page and its size. */
export function shipmentQuery(search: ShipmentSearch) {
  const { status, merchant, from, until, order = 'desc' } = search;
  return {
    ...(status !== undefined && { status }),
    ...(merchant !== undefined && { merchantId: merchant }),
    ...(from !== undefined && { creationDateFrom: firstMoment(from) }),
    ...(until !== undefined && { creationDateUntil: lastMoment(until) }),
    order,
  } as const;
}

/** Do the filters let a shipment through? */
export function matches(search: ShipmentSearch, shipment: Shipment): boolean {
  const { status, merchant, from, until } = search;
  return (
    (status === undefined || status === shipment.status) &&
    (merchant === undefined || merchant === shipment.merchantId) &&
    (from === undefined || shipment.creationDate >= firstMoment(from)) &&
    (until === undefined || shipment.creationDate <= lastMoment(until))
  );
}
