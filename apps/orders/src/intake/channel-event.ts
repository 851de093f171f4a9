import {
  SalesChannelOrderApproved,
  SalesChannelOrderCancelled,
  SalesChannelOrderPlaced,
  SalesChannelReturnRequested,
} from '#contracts';
import type { EventOf } from '#contracts';

/** What a channel tells of its orders, with the name that a refusal of it has. */
export type ChannelEvent =
  | { operation: 'place'; event: EventOf<typeof SalesChannelOrderPlaced> }
  | { operation: 'approve'; event: EventOf<typeof SalesChannelOrderApproved> }
  | { operation: 'cancel'; event: EventOf<typeof SalesChannelOrderCancelled> }
  | { operation: 'return'; event: EventOf<typeof SalesChannelReturnRequested> };

const operations: Readonly<Record<string, ChannelEvent['operation']>> = {
  [SalesChannelOrderPlaced.type]: 'place',
  [SalesChannelOrderApproved.type]: 'approve',
  [SalesChannelOrderCancelled.type]: 'cancel',
  [SalesChannelReturnRequested.type]: 'return',
};

/** An event that was kept under its type; its contract was checked when it came. */
export function channelEvent(type: string, event: object): ChannelEvent {
  const operation = operations[type];
  if (operation === undefined) throw new Error(`${type} is not a channel order event`);
  return { operation, event } as ChannelEvent;
}

/** The body of create order that an event stands for: there amounts are numbers. */
export function createOrderBody(event: EventOf<typeof SalesChannelOrderPlaced>): object {
  const { totals, items, shipping, payments } = event;
  return {
    ...event,
    value: Number(event.value),
    totals: amounts(totals, ...keysOf(totals)),
    items: items.map((item) => amounts(item, 'listPrice', 'salePrice')),
    shipping: {
      ...shipping,
      deliveries: shipping.deliveries.map((one) => amounts(one, 'listPrice', 'salePrice')),
    },
    payments: payments.map((payment) => amounts(payment, 'value')),
  };
}

function keysOf<T extends object>(part: T): (keyof T & string)[] {
  return Object.keys(part) as (keyof T & string)[];
}

function amounts<T extends object>(part: T, ...names: (keyof T & string)[]): object {
  const given = names.filter((name) => part[name] !== undefined);
  return { ...part, ...Object.fromEntries(given.map((name) => [name, Number(part[name])])) };
}
