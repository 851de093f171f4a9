import { Enum, MerchantFilter } from '#edge';
import { DatedListQuery, utcBounds } from '../parcels/dated-list.request.dto.js';
import { shipmentMachine } from './domain/shipment.js';
import type { ShipmentQuery } from './list-shipments.js';

export class ListShipmentsQuery extends DatedListQuery {
  @Enum(shipmentMachine.states, { optional: true, doc: 'Shipment status.' }) status?: string;
}

/** The filters of operators, who read across merchants. */
export class ListShipmentsOfAllMerchantsQuery extends ListShipmentsQuery {
  @MerchantFilter() merchantId?: string;
}

export function toShipmentQuery({
  order,
  nextPageToken,
  pageSize,
  ...filters
}: ListShipmentsOfAllMerchantsQuery): ShipmentQuery {
  return { filters: { ...filters, ...utcBounds(filters) }, order, nextPageToken, pageSize };
}
