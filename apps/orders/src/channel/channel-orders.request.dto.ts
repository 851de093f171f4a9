import { CommaSeparated, Id, Instant, Int, ListOf, readBody, rules, Text, Value } from '#edge';
import type { PipeTransform } from '@nestjs/common';
import type { ReturnLine } from '../lifecycle/domain/returns.js';
import { orderMachine } from '../order/domain/order-status.js';
import { toOrderFilters } from '../order/list/list-orders.request.dto.js';
import { ReturnReasonRequest } from '../order/reason.request.dto.js';
import { withNumbers } from '../placing/amount-texts.js';
import { SoldOrderRequest } from '../placing/create-order.request.dto.js';
import type { ChannelOrdersQuery } from './list-channel-orders.js';

const PAGE_SIZE = 50;
const PAGE_MAX = 200;
const WAIT_MAX_SECONDS = 20;
const optional = true;

/** An order that a channel sold: the event `sales-channel.order-placed` without its envelope (decision 10.5). */
export class PlaceChannelOrderRequest extends SoldOrderRequest {
  @Value(rules.tenantId, { doc: 'The merchant whose SKUs were sold.' })
  merchantId!: string;

  @Id('May be left out: it is the sales channel of the token. Another one is refused.', {
    optional,
  })
  salesChannel?: string;
}

/** Reads the body of an order, with its amounts as numbers or as decimal texts. */
export const soldOrder: PipeTransform<unknown, PlaceChannelOrderRequest> = {
  transform: (body) => readBody(PlaceChannelOrderRequest, withNumbers(body)),
};

class ReturnLineRequest implements ReturnLine {
  @Id('A line of the order.')
  itemId!: string;

  @Int({ min: 1, max: 100_000, doc: 'Units that the buyer wants to return.' })
  quantity!: number;
}

export class RequestChannelReturnRequest extends ReturnReasonRequest {
  @ListOf(() => ReturnLineRequest, {
    min: 1,
    max: 200,
    doc: 'The units that the buyer wants to return: all or part of the order.',
  })
  items!: ReturnLineRequest[];
}

/** Selects one of several merchants' orders with the same id. */
export class MerchantOfOrderQuery {
  @Value(rules.tenantId, {
    optional,
    doc: 'Needed where several merchants have an order with this id in the channel.',
  })
  merchantId?: string;
}

const FROM = 'ISO 8601, inclusive lower bound.';
const UNTIL = 'ISO 8601, inclusive upper bound.';

export class ListChannelOrdersQuery {
  @Text({
    max: 2_048,
    min: 1,
    optional,
    doc: '`after` of an earlier answer, with the same filters or without.',
  })
  after?: string;

  @CommaSeparated(rules.oneOf(orderMachine.states), {
    max: 100,
    optional,
    doc: 'One or more statuses, separated by commas.',
  })
  status?: string[];

  @Instant(FROM, { optional, notAfter: 'creationDateUntil' }) creationDateFrom?: string;
  @Instant(UNTIL, { optional }) creationDateUntil?: string;
  @Instant(FROM, { optional, notAfter: 'lastUpdateDateUntil' }) lastUpdateDateFrom?: string;
  @Instant(UNTIL, { optional }) lastUpdateDateUntil?: string;

  @Int({
    min: 0,
    max: WAIT_MAX_SECONDS,
    optional,
    doc: 'Seconds to wait for an order if there is none, 0 to 20; 0 when left out.',
  })
  wait?: number;

  @Int({
    min: 1,
    max: PAGE_MAX,
    optional,
    doc: 'Most orders in an answer, 1 to 200; 50 when left out.',
  })
  pageSize?: number;
}

export function toChannelOrdersQuery(query: ListChannelOrdersQuery): ChannelOrdersQuery {
  const { after, wait = 0, pageSize = PAGE_SIZE, ...filters } = query;
  return { after, filters: toOrderFilters(filters), limit: pageSize, waitMs: wait * 1_000 };
}
