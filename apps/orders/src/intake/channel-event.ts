import {
  SalesChannelOrderApproved,
  SalesChannelOrderCancelled,
  SalesChannelOrderPlaced,
  SalesChannelReturnRequested,
  type EventOf,
} from '#contracts';

/** A channel's event about an order, with the operation name that its rejection reports. */
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

/** Restores a stored event by its type; its contract was checked when it was received. */
export function channelEvent(type: string, event: object): ChannelEvent {
  const operation = operations[type];
  if (operation === undefined) throw new Error(`${type} is not a channel order event`);
  return { operation, event } as ChannelEvent;
}
