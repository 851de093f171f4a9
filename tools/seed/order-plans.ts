import type { ReportedTrackingCode } from '#client';
import type { Dice } from './dice.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Orders by day, the oldest first; the last day is today. */
const ORDERS_BY_DAY = [9, 12, 11, 7, 8, 13, 12, 14, 15, 13, 9, 10, 16, 14];

/** The hours from the departure of a parcel to each of its tracking events. */
const LEGS: readonly [code: ReportedTrackingCode, hours: number][] = [
  ['AWAITING_PICK_UP', -3],
  ['LEFT_FULFILLMENT', 0],
  ['HUB_RECEIVED', 6],
  ['LINEHAUL_DEPARTED', 14],
  ['ARRIVED_COUNTRY', 30],
  ['CUSTOMS_STARTED', 34],
  ['CUSTOMS_RELEASED', 56],
  ['LAST_MILE_RECEIVED', 68],
  ['OUT_FOR_DELIVERY', 88],
  ['DELIVERED', 94],
];

/** The course of an order that does not simply go to its buyer. */
export type Trouble =
  | 'unpaid'
  | 'in-review'
  | 'held'
  | 'out-of-stock'
  | 'cancelled'
  | 'in-customs'
  | 'lost'
  | 'return-requested'
  | 'returned';

/** How many days before now the orders with a trouble were placed. */
const TROUBLES: readonly [Trouble, days: number][] = [
  ['unpaid', 0],
  ['unpaid', 0],
  ['in-review', 0],
  ['held', 1],
  ['out-of-stock', 1],
  ['held', 2],
  ['cancelled', 3],
  ['in-customs', 5],
  ['in-customs', 6],
  ['in-customs', 6],
  ['lost', 8],
  ['return-requested', 10],
  ['return-requested', 11],
  ['returned', 12],
];

const NEVER_SHIPPED: ReadonlySet<Trouble> = new Set([
  'unpaid',
  'in-review',
  'held',
  'out-of-stock',
  'cancelled',
]);

export interface OrderPlan {
  createdAt: Date;
  approvedAt: Date;
  trouble?: Trouble;
  /** Tracking events up to now, in order. */
  tracking: { code: ReportedTrackingCode; eventDate: Date }[];
}

/** Orders of the last 14 UTC days, the oldest first. */
export function planOrders(now: Date, dice: Dice): OrderPlan[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const troubles = [...TROUBLES];
  return ORDERS_BY_DAY.flatMap((count, day) => {
    const days = ORDERS_BY_DAY.length - 1 - day;
    const start = today - days * DAY_MS;
    // Buyers of today have not all ordered yet, and an order is approved before now.
    const end = Math.min(start + DAY_MS, now.getTime() - HOUR_MS / 2);
    const placed = Math.max(0, Math.round((count * (end - start)) / DAY_MS));
    const times = Array.from({ length: placed }, () => dice.between(start, end));
    return times
      .toSorted((first, second) => first - second)
      .map((time) => {
        const index = troubles.findIndex(([, ago]) => ago === days);
        const [trouble] = index === -1 ? [] : (troubles.splice(index, 1)[0] ?? []);
        return planOrder(new Date(time), now, dice, trouble);
      });
  });
}

function planOrder(createdAt: Date, now: Date, dice: Dice, trouble?: Trouble): OrderPlan {
  const approvedAt = new Date(createdAt.getTime() + dice.between(0.02, 0.4) * HOUR_MS);
  const departure = approvedAt.getTime() + dice.between(18, 44) * HOUR_MS;
  const pace = dice.between(0.8, 1.35);
  const isStopped = trouble !== undefined && NEVER_SHIPPED.has(trouble);
  const legs = trouble === 'in-customs' ? legsToCustoms() : LEGS;
  const tracking = legs
    .map(([code, hours]) => ({ code, eventDate: new Date(departure + hours * pace * HOUR_MS) }))
    .filter(({ eventDate }) => eventDate < now && !isStopped)
    .slice(0, trouble === 'lost' ? 4 : undefined);
  return { createdAt, approvedAt, tracking, ...(trouble && { trouble }) };
}

function legsToCustoms(): typeof LEGS {
  const end = LEGS.findIndex(([code]) => code === 'CUSTOMS_RELEASED');
  return [...LEGS.slice(0, end), ['CUSTOMS_HELD', 40]];
}
