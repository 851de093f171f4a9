import type { HistoryEntry, HistoryFact } from '../../order/domain/order-state.js';
import { orderMachine, type OrderStatus } from '../../order/domain/order-status.js';

/**
 * Derives from a history alone the effect of each entry on its order, as it was published (decision 8.8).
 * @param entries in the order in which they were written, without the first one
 * @param units of the order
 * @param begin the status before the entries
 */
export function factsOf<Entry extends HistoryEntry>(
  entries: readonly Entry[],
  units: number,
  begin: OrderStatus = 'CREATED',
): (Entry & HistoryFact)[] {
  let status = begin;
  let remembered: OrderStatus | undefined;
  let open = units;
  return entries.map((entry) => {
    const previousStatus = status;
    open -= returnedBy(entry);
    const complete = open <= 0 ? ({ fullyReturned: true } as const) : {};
    const reached = reachedBy(entry, status, remembered);
    if (reached === undefined) {
      remembered = rememberedAfter(entry, remembered);
      return {
        kind: 'history-added',
        orderStatus: status,
        ...held(remembered),
        ...complete,
        ...entry,
      };
    }
    status = reached;
    remembered = status === 'ON_HOLD' ? previousStatus : undefined;
    return {
      kind: 'status-changed',
      previousStatus,
      ...held(remembered),
      ...complete,
      ...entry,
      status,
    };
  });
}

/** The units of a receipt (decision 6.12). */
function returnedBy({ status, eventData }: HistoryEntry): number {
  if (status !== 'RETURNED') return 0;
  const { items = [] } = (eventData ?? {}) as { items?: readonly { quantity: number }[] };
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * During a hold, an entry changes the status of the order only if the hold ends with it; others change the remembered
 * status.
 */
function reachedBy(
  { status: entry }: HistoryEntry,
  status: OrderStatus,
  remembered: OrderStatus | undefined,
): OrderStatus | undefined {
  if (entry === 'PARCEL_TRACKING_UPDATED') return undefined;
  const isReached =
    status === 'ON_HOLD'
      ? [remembered, 'CANCELLED', 'SHIPPED'].includes(entry)
      : orderMachine.can(status, entry);
  return isReached ? entry : undefined;
}

/** A hold during a review returns to the review, whatever was stored during the hold (decision 6.2). */
function rememberedAfter(
  { status: entry }: HistoryEntry,
  remembered: OrderStatus | undefined,
): OrderStatus | undefined {
  const stays = remembered === undefined || remembered === 'REQUIRES_REVIEW';
  return stays || entry === 'PARCEL_TRACKING_UPDATED' ? remembered : entry;
}

function held(remembered: OrderStatus | undefined) {
  return remembered === undefined ? {} : { remembered };
}
