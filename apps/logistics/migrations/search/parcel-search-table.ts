import type { SearchTable } from '#platform';

/** What parcels are searched by: their own ids and those of their order; nothing of the buyer. */
export const PARCEL_SEARCH: SearchTable = {
  name: 'parcel_search',
  source: 'parcel',
  id: ['order_id'],
  text: `concat_ws(E'\\n', parcel_id, last_mile_tracking_number, order_id, sales_channel_order_id)`,
  when: 'parcel_id IS NOT NULL',
  columns: ['parcel_id', 'last_mile_tracking_number'],
};
