import { CommaSeparated, Enum, Flag, Id, MerchantFilter, Text, Value, rules } from '#edge';
import { SEARCH_BY_PARTS } from '#platform';
import { DatedListQuery, utcBounds } from './dated-list.request.dto.js';
import { parcelMachine } from './domain/parcel-status.js';
import type { ParcelQuery } from './list-parcels.js';

const optional = true;

export class ListParcelsQuery extends DatedListQuery {
  @Enum(parcelMachine.states, { optional, doc: 'Parcel status.' }) status?: string;
  @Id('Channel identifier.', { optional }) salesChannel?: string;
  @Id('Order id in the channel.', { optional }) salesChannelOrderId?: string;
  @Id("The logistics provider's tracking number.", { optional }) lastMileTrackingNumber?: string;
  @Id("The service's parcel id.", { optional }) trackingNumber?: string;
  @Text({ max: 512, optional, doc: "The customer's document; punctuation and case do not matter." })
  customerDocument?: string;

  @CommaSeparated(rules.id, { max: 200, optional, doc: 'Parcel ids.' }) parcelIds?: string[];
  @Id('Shipment id.', { optional }) shipmentId?: string;
  @Value(rules.orderId, {
    optional,
    doc: `Part of an id: parcel, tracking number, order, or order in the channel. ${SEARCH_BY_PARTS}`,
  })
  text?: string;

  @Flag('`true`: only parcels that customs holds.', { optional })
  heldInCustoms?: boolean;

  @Flag(
    '`true`: only parcels neither delivered nor canceled, without a report for more than 7 whole days in UTC, or as many as are configured.',
    { optional },
  )
  silent?: boolean;

  @Flag('`true`: only parcels that wait for a shipment.', { optional })
  withoutShipment?: boolean;
}

/** The filters of operators, who read across merchants. */
export class ListParcelsOfAllMerchantsQuery extends ListParcelsQuery {
  @MerchantFilter() merchantId?: string;
}

export function toParcelQuery({
  order,
  nextPageToken,
  pageSize,
  ...filters
}: ListParcelsOfAllMerchantsQuery): ParcelQuery {
  return { filters: { ...filters, ...utcBounds(filters) }, order, nextPageToken, pageSize };
}
