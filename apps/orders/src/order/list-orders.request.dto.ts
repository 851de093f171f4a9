import {
  CommaSeparated,
  Id,
  Instant,
  MerchantFilter,
  PageOrder,
  PageSize,
  PageToken,
  parseInstant,
  rules,
  type ListOrder,
} from '#platform';
import { orderMachine } from './domain/order-status.js';
import type { OrderQuery } from './list-orders.js';

const optional = true;
const FROM = 'ISO 8601, inclusive lower bound.';
const UNTIL = 'ISO 8601, inclusive upper bound.';
const warehouseType = rules.oneOf(['MERCHANT', 'RETURNS']);

export class ListOrdersQuery {
  @CommaSeparated(rules.oneOf(orderMachine.states), {
    max: 100,
    optional,
    doc: 'One status or several.',
  })
  status?: string[];

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
  @PageOrder() order?: ListOrder;
  @PageToken() nextPageToken?: string;
  @PageSize() pageSize?: number;
}

/** The same for operators, who read across merchants and see orders of every type. */
export class ListOrdersOfAllMerchantsQuery extends ListOrdersQuery {
  @MerchantFilter() merchantId?: string;

  @CommaSeparated(warehouseType, {
    max: 10,
    optional,
    doc: 'One type or both; both when left out.',
  })
  override fulfillmentWarehouseType?: string[];
}

export class ChannelOrderQuery {
  @Id('Needed where several channels have an order with this id.', { optional })
  salesChannel?: string;
}

/**
 * Normalizes bounds to UTC texts and sets to sorted lists, so that filters can be compared and stored in page tokens.
 */
export function toOrderQuery(query: ListOrdersOfAllMerchantsQuery): OrderQuery {
  const { order, nextPageToken, pageSize, status, fulfillmentWarehouseType, merchantId } = query;
  return {
    filters: given({
      merchantId,
      status: setOf(status),
      fulfillmentWarehouseType: setOf(fulfillmentWarehouseType),
      creationDateFrom: utc(query.creationDateFrom, 'start'),
      creationDateUntil: utc(query.creationDateUntil, 'end'),
      lastUpdateDateFrom: utc(query.lastUpdateDateFrom, 'start'),
      lastUpdateDateUntil: utc(query.lastUpdateDateUntil, 'end'),
    }),
    ...given({ order, nextPageToken, pageSize }),
  };
}

function setOf(values: string[] | undefined): string[] | undefined {
  return values && [...new Set(values)].toSorted();
}

function utc(text: string | undefined, bareDate: 'start' | 'end'): string | undefined {
  return text === undefined ? undefined : parseInstant(text, { bareDate })?.toISOString();
}

/** Drops undefined members. */
function given<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
