import type { QueryClient } from '@tanstack/react-query';
import { applyToLists } from '../live/apply-to-lists.js';
import type { Changes, Feed } from '../live/changes.js';
import { isNewer } from '../live/live-pages.js';
import type { ListRule } from '../live/live-pages.js';
import { readShipments } from './requests.js';
import { matches } from './search.js';
import type { ShipmentSearch } from './search.js';
import type { Shipment } from './shipment-row.js';

export const keyOf = ({ id }: Shipment): string => id;

/** The changes of shipments, for the pages that show some. */
export const SHIPMENTS_FEED: Feed<Shipment> = {
  name: 'shipments',
  partners: true,
  keyOf,
  read: readShipments,
  apply: applyToCaches,
};

function ruleOf(search: ShipmentSearch): ListRule<Shipment> {
  return {
    keyOf,
    matches: (shipment) => matches(search, shipment),
    onlyKnown: false,
    ascending: search.order === 'asc',
  };
}

/** Brings changed shipments into the lists and pages that this tab holds. */
export function applyToCaches(queries: QueryClient, changes: Changes<Shipment>): void {
  applyToLists(queries, SHIPMENTS_FEED.name, changes, ruleOf);
  for (const row of changes.rows) {
    const key = ['shipment', row.id];
    const known = queries.getQueryData<Shipment>(key);
    if (known && isNewer(row, known)) queries.setQueryData(key, row);
  }
}
