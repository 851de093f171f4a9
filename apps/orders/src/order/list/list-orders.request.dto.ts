import {
  CommaSeparated,
  Enum,
  Flag,
  Id,
  Instant,
  MerchantFilter,
  PageOrder,
  PageSize,
  PageToken,
  parseInstant,
  rules,
  Value,
  type ListOrder,
} from '#edge';
import { SEARCH_BY_PARTS } from '#platform';
import { orderMachine } from '../domain/order-status.js';
import type { FormName } from '../store/order-list.store.js';
import type { MerchantsOrderFilters, OrderQuery } from './list-orders.js';

const optional = true;
const FROM = 'ISO 8601, inclusive lower bound.';
const UNTIL = 'ISO 8601, inclusive upper bound.';
const warehouseType = rules.oneOf(['MERCHANT', 'RETURNS']);
const EVERY_TYPE = { max: 10, optional, doc: 'One type or both; both when left out.' };

/** The filters of the counts; the lists have the status in addition. */
export class CountOrdersQuery {
  @Id('Where they were sold.', { optional }) salesChannel?: string;

  @CommaSeparated(warehouseType, {
    max: 10,
    optional,
    doc: 'Only MERCHANT orders when left out.',
  })
  fulfillmentWarehouseType?: string[];

  @Instant(FROM, { optional, notAfter: 'creationDateUntil' }) creationDateFrom?: string;
  @Instant(UNTIL, { optional }) creationDateUntil?: string;
  @Instant(FROM, { optional, notAfter: 'lastUpdateDateUntil' }) lastUpdateDateFrom?: string;
  @Instant(UNTIL, { optional }) lastUpdateDateUntil?: string;

  @Value(rules.orderId, {
    optional,
    doc:
      'Part of the id of the order or of the order in the channel, or of the name, email or document of the buyer; ' +
      `or a whole id: parcel, tracking number, or SKU of an item. ${SEARCH_BY_PARTS}`,
  })
  text?: string;

  @Flag(
    '`true`: only orders that were promised for a day before today, in UTC, and have neither reached the buyer nor ended.',
    { optional },
  )
  late?: boolean;
}

export class ListOrdersQuery extends CountOrdersQuery {
  @CommaSeparated(rules.oneOf(orderMachine.states), {
    max: 100,
    optional,
    doc: 'One or more statuses, separated by commas.',
  })
  status?: string[];

  @Enum(['full', 'summary'], {
    optional,
    doc: '`summary`: what a table of orders needs, without items and buyer; `full` when left out.',
  })
  view?: FormName;

  @PageOrder() order?: ListOrder;
  @PageToken() nextPageToken?: string;
  @PageSize() pageSize?: number;
}

/** The same for operators, who read across merchants and see orders of every type. */
export class ListOrdersOfAllMerchantsQuery extends ListOrdersQuery {
  @MerchantFilter() merchantId?: string;
  @CommaSeparated(warehouseType, EVERY_TYPE) override fulfillmentWarehouseType?: string[];
}

/** See {@link ListOrdersOfAllMerchantsQuery}. */
export class CountOrdersOfAllMerchantsQuery extends CountOrdersQuery {
  @MerchantFilter() merchantId?: string;
  @CommaSeparated(warehouseType, EVERY_TYPE) override fulfillmentWarehouseType?: string[];
}

export class ChannelOrderQuery {
  @Id('Needed where several channels have an order with this id.', { optional })
  salesChannel?: string;
}

export function toOrderQuery(query: ListOrdersOfAllMerchantsQuery): OrderQuery {
  const { order, nextPageToken, pageSize, view, ...filters } = query;
  return {
    filters: { ...toOrderFilters(filters), ...withoutUndefined({ view }) },
    ...withoutUndefined({ order, nextPageToken, pageSize }),
  };
}

/**
 * Normalizes bounds to UTC texts and sets to sorted lists, so that filters can be compared and stored in page tokens.
 */
export function toOrderFilters(
  query: CountOrdersOfAllMerchantsQuery & Pick<ListOrdersQuery, 'status'>,
): MerchantsOrderFilters {
  return withoutUndefined({
    ...query,
    late: query.late || undefined,
    status: setOf(query.status),
    fulfillmentWarehouseType: setOf(query.fulfillmentWarehouseType),
    creationDateFrom: utc(query.creationDateFrom, 'start'),
    creationDateUntil: utc(query.creationDateUntil, 'end'),
    lastUpdateDateFrom: utc(query.lastUpdateDateFrom, 'start'),
    lastUpdateDateUntil: utc(query.lastUpdateDateUntil, 'end'),
  });
}

function setOf(values: string[] | undefined): string[] | undefined {
  return values && [...new Set(values)].toSorted();
}

function utc(text: string | undefined, bareDate: 'start' | 'end'): string | undefined {
  return text === undefined ? undefined : parseInstant(text, { bareDate })?.toISOString();
}

/** Drops undefined members. */
function withoutUndefined<T extends object>(
  members: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
