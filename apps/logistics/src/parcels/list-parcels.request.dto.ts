import {
  CommaSeparated,
  Enum,
  Id,
  Instant,
  MerchantFilter,
  PageOrder,
  PageSize,
  PageToken,
  Text,
  parseInstant,
  rules,
  Value,
  type ListOrder,
} from '#platform';
import { parcelMachine } from './domain/parcel-status.js';
import type { ParcelQuery } from './list-parcels.js';

const optional = true;
const FROM = 'ISO 8601, inclusive lower bound.';
const UNTIL = 'ISO 8601, inclusive upper bound.';

export class ListParcelsQuery {
  @Instant(FROM, { optional, notAfter: 'creationDateUntil' }) creationDateFrom?: string;
  @Instant(UNTIL, { optional }) creationDateUntil?: string;
  @Instant(FROM, { optional, notAfter: 'lastUpdateDateUntil' }) lastUpdateDateFrom?: string;
  @Instant(UNTIL, { optional }) lastUpdateDateUntil?: string;
  @Enum(parcelMachine.states, { optional, doc: 'Parcel status.' }) status?: string;
  @Id('Channel identifier.', { optional }) salesChannel?: string;
  @Id('Order id in the channel.', { optional }) salesChannelOrderId?: string;
  @Id("The logistics provider's tracking number.", { optional }) lastMileTrackingNumber?: string;
  @Id("The service's parcel id.", { optional }) trackingNumber?: string;
  @Text({ max: 512, optional, doc: "The customer's document." }) customerDocument?: string;
  @CommaSeparated(rules.id, { max: 200, optional, doc: 'Parcel ids.' }) parcelIds?: string[];
  @Id('Shipment id.', { optional }) shipmentId?: string;
  @Value(rules.orderId, {
    optional,
    doc: 'An id of any kind, whole: parcel, tracking number, order, or order in the channel.',
  })
  text?: string;

  @PageOrder() order?: ListOrder;
  @PageToken() nextPageToken?: string;
  @PageSize() pageSize?: number;
}

/** The same for operators, who read across merchants. */
export class ListParcelsOfAllMerchantsQuery extends ListParcelsQuery {
  @MerchantFilter() merchantId?: string;
}

/** Normalizes bounds to UTC texts, so that filters can be compared and stored in page tokens. */
export function toParcelQuery({
  order,
  nextPageToken,
  pageSize,
  ...filters
}: ListParcelsOfAllMerchantsQuery): ParcelQuery {
  return {
    filters: {
      ...filters,
      creationDateFrom: utc(filters.creationDateFrom, 'start'),
      creationDateUntil: utc(filters.creationDateUntil, 'end'),
      lastUpdateDateFrom: utc(filters.lastUpdateDateFrom, 'start'),
      lastUpdateDateUntil: utc(filters.lastUpdateDateUntil, 'end'),
    },
    order,
    nextPageToken,
    pageSize,
  };
}

function utc(text: string | undefined, bareDate: 'start' | 'end'): string | undefined {
  return text === undefined ? undefined : parseInstant(text, { bareDate })?.toISOString();
}
