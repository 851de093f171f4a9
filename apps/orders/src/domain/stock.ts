import { ignored, moved, releasedIfDue, unchanged } from './order-life.js';
import type { Change, OrderLife } from './order-life.js';
import { orderMachine } from './order-status.js';

/** The reason of a hold that stock ends. */
export const OUT_OF_STOCK = 'out-of-stock';

/** All lines have their stock: ends an out-of-stock hold and lets an approved order go (decision 4.3). */
export function stockReserved(life: OrderLife, reservedAt: Date): Change {
  if (orderMachine.isFinal(life.status)) return ignored(life, 'order-final');
  if (life.stockSettled) return ignored(life, 'stock-already-settled');
  const { stockShort: _short, ...rest } = life;
  const settled = unchanged({ ...rest, stockSettled: true });
  if (life.scenario === OUT_OF_STOCK) return playedShort(settled, reservedAt);
  if (life.holdReason !== OUT_OF_STOCK || life.remembered === undefined) {
    return releasedIfDue(settled);
  }
  return releasedIfDue(
    moved(settled, { to: life.remembered, trigger: 'stock.reserved', eventDate: reservedAt }),
  );
}

/**
 * There is no stock yet: the order waits ON_HOLD for it, remembering where it was (decision 4.3); after the hold of a
 * person, where there is one.
 */
export function stockShort(life: OrderLife, shortAt: Date): Change {
  if (orderMachine.isFinal(life.status)) return ignored(life, 'order-final');
  if (life.stockSettled) return ignored(life, 'stock-already-settled');
  if (life.holdReason === OUT_OF_STOCK || life.stockShort) return ignored(life, 'already-on-hold');
  if (life.status === 'ON_HOLD') return unchanged({ ...life, stockShort: true });
  return heldForStock(unchanged(life), shortAt);
}

/** The sandbox's story: as if there were no stock, until a person releases the order (decision 6.14). */
function playedShort(settled: Change, at: Date): Change {
  const { status, holdReason } = settled.life;
  if (status !== 'ON_HOLD') return heldForStock(settled, at);
  if (holdReason === OUT_OF_STOCK) return settled;
  return { ...settled, life: { ...settled.life, stockShort: true } };
}

/** Holds an order for stock that is waited for. */
export function heldForStock(change: Change, shortAt: Date): Change {
  const held = moved(change, {
    to: 'ON_HOLD',
    trigger: 'stock.short',
    eventDate: shortAt,
    eventData: { reason: OUT_OF_STOCK },
  });
  return { ...held, life: { ...held.life, holdReason: OUT_OF_STOCK } };
}
