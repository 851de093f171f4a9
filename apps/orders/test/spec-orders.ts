import {
  isHistory,
  type Change,
  type HistoryEntry,
  type OrderState,
} from '../src/order/domain/order-state.js';

/** An order just after its intake; a spec overrides only what it tests. */
export function state(over: Partial<OrderState> = {}): OrderState {
  return {
    orderId: 'ACME-MELI-1',
    merchantId: 'ACME',
    salesChannel: 'MELI',
    salesChannelOrderId: '1',
    status: 'CREATED',
    stockSettled: false,
    released: false,
    version: 1,
    dates: {},
    ...over,
  };
}

/** The n-th minute of a fixed day. */
export function atMinute(minute: number): Date {
  return new Date(Date.UTC(2026, 10, 20, 10, minute));
}

/** Returns the history entries of a decision. */
export function entriesOf({ facts }: Change): HistoryEntry[] {
  return facts.filter(isHistory).map(({ status, eventDate, eventData }) => ({
    status,
    eventDate,
    ...(eventData && { eventData }),
  }));
}

/** Lists the events of a decision: a status, `+` with an entry that does not change the status, or `released`. */
export function publishedBy({ facts }: Change): string[] {
  return facts.map((fact) => {
    if (fact.kind === 'released') return fact.kind;
    return fact.kind === 'status-changed' ? fact.status : `+${fact.status}`;
  });
}
