import type { EventOf, StockReserved, StockShort } from '#contracts';
import type { EventContext } from '#messaging';
import { applyEvents } from '../order/change-orders.js';
import { stockReserved, stockShort } from '../order/domain/stock.js';

/** Applies that catalog has reserved the stock of these orders (decision 4.3). */
export async function settleStock(
  context: EventContext,
  events: readonly EventOf<typeof StockReserved>[],
): Promise<void> {
  await applyEvents(context, events, (state, { occurredAt }) =>
    stockReserved(state, new Date(occurredAt)),
  );
}

/** Applies that catalog has no stock for these orders yet (decision 4.3). */
export async function holdForStock(
  context: EventContext,
  events: readonly EventOf<typeof StockShort>[],
): Promise<void> {
  await applyEvents(context, events, (state, { occurredAt }) =>
    stockShort(state, new Date(occurredAt)),
  );
}
