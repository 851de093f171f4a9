import { dayOf, firstMoment, lastMoment, textOf } from '../app/search-params.js';
import type { OrderRow, OrderStatus } from './order-row.js';
import { isStatus } from './status.js';

/** The filters of the list as they are in the address. */
export interface OrderSearch {
  /** Statuses with commas between them. */
  status?: string | undefined;
  channel?: string | undefined;
  merchant?: string | undefined;
  /** The first and the last day on which an order was made, in UTC: `2026-11-24`. */
  from?: string | undefined;
  until?: string | undefined;
  /** An id of any kind. */
  text?: string | undefined;
  /** The oldest change first. */
  order?: 'asc' | undefined;
}

/** Leaves out what is no filter, so that an address that was typed by hand still shows a list. */
export function orderSearch(given: Readonly<Record<string, unknown>>): OrderSearch {
  const status = textOf(given['status'])?.split(',').filter(isStatus).join(',');
  const found: Partial<Record<keyof OrderSearch, string | undefined>> = {
    status: status || undefined,
    channel: textOf(given['channel']),
    merchant: textOf(given['merchant']),
    from: dayOf(given['from']),
    until: dayOf(given['until']),
    text: textOf(given['text']),
    order: given['order'] === 'asc' ? 'asc' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

export function statusesOf({ status = '' }: OrderSearch): OrderStatus[] {
  return status.split(',').filter(isStatus);
}

/** The API's query of the filters; without the page and its size. */
export function orderQuery(search: OrderSearch) {
  const { status, channel, from, until, text, order = 'desc' } = search;
  return {
    ...(status !== undefined && { status: statusesOf(search) }),
    ...(channel !== undefined && { salesChannel: channel }),
    ...(from !== undefined && { creationDateFrom: firstMoment(from) }),
    ...(until !== undefined && { creationDateUntil: lastMoment(until) }),
    ...(text !== undefined && { text }),
    order,
  } as const;
}

/**
 * Do the filters let an order through? `text` is left out: only the service knows what it finds.
 */
export function matches(search: OrderSearch, order: OrderRow): boolean {
  const { status, channel, merchant, from, until } = search;
  return (
    (status === undefined || statusesOf(search).includes(order.status)) &&
    (channel === undefined || order.salesChannel === channel) &&
    (merchant === undefined || order.merchantId === merchant) &&
    (from === undefined || order.creationDate >= firstMoment(from)) &&
    (until === undefined || order.creationDate <= lastMoment(until))
  );
}
