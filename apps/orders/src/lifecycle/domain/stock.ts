import {
  ignored,
  transitioned,
  releasedIfDue,
  unchanged,
  type Change,
  type OrderState,
  reasonData,
} from '../../order/domain/order-state.js';
import { hasEnded } from '../../order/domain/order-status.js';

/** The reason of a hold that ends when stock is reserved. */
export const OUT_OF_STOCK = 'out-of-stock';

/** The stock of all lines is reserved: ends an out-of-stock hold and releases an approved order (decision 4.3). */
export function stockReserved(state: OrderState, reservedAt: Date): Change {
  if (hasEnded(state.status)) return ignored(state, 'order-final');
  if (state.stockSettled) return ignored(state, 'stock-already-settled');
  const { stockShort: _short, ...rest } = state;
  const settled = unchanged({ ...rest, stockSettled: true });
  if (state.scenario === OUT_OF_STOCK) return playedShort(settled, reservedAt);
  const { holdReason, remembered } = state;
  if (holdReason !== OUT_OF_STOCK || remembered === undefined) return releasedIfDue(settled);
  const end = { to: remembered, trigger: 'stock.reserved', eventDate: reservedAt };
  return releasedIfDue(transitioned(settled, end));
}

/**
 * Stock is short: the order waits ON_HOLD and remembers its status (decision 4.3). If an operator holds it, the wait
 * begins after that hold.
 */
export function stockShort(state: OrderState, shortAt: Date): Change {
  if (hasEnded(state.status)) return ignored(state, 'order-final');
  if (state.stockSettled) return ignored(state, 'stock-already-settled');
  if (state.holdReason === OUT_OF_STOCK || state.stockShort)
    return ignored(state, 'already-on-hold');
  if (state.status === 'ON_HOLD') return unchanged({ ...state, stockShort: true });
  return heldForStock(unchanged(state), shortAt);
}

/** The sandbox scenario `out-of-stock`: holds the order until an operator resumes it (decision 6.14). */
function playedShort(settled: Change, occurredAt: Date): Change {
  const { status, holdReason } = settled.state;
  if (status !== 'ON_HOLD') return heldForStock(settled, occurredAt);
  if (holdReason === OUT_OF_STOCK) return settled;
  return { ...settled, state: { ...settled.state, stockShort: true } };
}

/** Holds an order until its stock is reserved. */
export function heldForStock(change: Change, shortAt: Date): Change {
  const held = transitioned(change, {
    to: 'ON_HOLD',
    trigger: 'stock.short',
    eventDate: shortAt,
    eventData: reasonData({ reason: OUT_OF_STOCK, reasonCode: OUT_OF_STOCK }),
  });
  return { ...held, state: { ...held.state, holdReason: OUT_OF_STOCK } };
}
