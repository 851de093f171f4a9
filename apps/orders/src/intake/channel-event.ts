import {
  SalesChannelOrderApproved,
  SalesChannelOrderCancelled,
  SalesChannelOrderPlaced,
  SalesChannelReturnRequested,
} from '#contracts';
import type { EventOf } from '#contracts';

/** What a channel publishes about its orders, with the name that a refusal of it has. */
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
