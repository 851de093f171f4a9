import type { NotAllowed } from './approve.js';
import { moved, releasedIfDue, unchanged } from './order-life.js';
import type { Change, OrderLife } from './order-life.js';
import { orderMachine } from './order-status.js';
import { travel } from './road.js';
import { OUT_OF_STOCK, heldForStock } from './stock.js';

/** A person stops an order before it is shipped; what was to come next is remembered (decision 6.2). */
export function hold(life: OrderLife, reason: string, now: Date): Change | NotAllowed {
  if (!orderMachine.can(life.status, 'ON_HOLD', 'hold')) {
    return { refused: true, status: life.status };
  }
  return moved(unchanged(life), {
    to: 'ON_HOLD',
    trigger: 'hold',
    eventDate: now,
    eventData: { reason },
  });
}

/**
 * Ends a hold, whoever began it: the order returns to the remembered status, and fulfilment begins if it was only
 * waiting for that; where stock got short meanwhile, the order waits for it now. Or passes a review: the order goes on
 * to where fulfilment got meanwhile (decision 6.2).
 */
export function release(life: OrderLife, now: Date): Change | NotAllowed {
  if (life.status === 'REQUIRES_REVIEW') return passed(life, now);
  if (life.remembered === undefined) return { refused: true, status: life.status };
  const move = { to: life.remembered, trigger: 'release', eventDate: now };
  const change = moved(unchanged(withoutPlayedStory(life)), move);
  return life.stockShort ? heldForStock(change, now) : releasedIfDue(change);
}

/** A shipped order will not arrive (decision 6.2). */
export function operationalIssue(life: OrderLife, reason: string, now: Date): Change | NotAllowed {
  if (!orderMachine.can(life.status, 'OPERATIONAL_ISSUE', 'operational-issue')) {
    return { refused: true, status: life.status };
  }
  return moved(unchanged(life), {
    to: 'OPERATIONAL_ISSUE',
    trigger: 'operational-issue',
    eventDate: now,
    eventData: { reason },
  });
}

/** The story of missing stock ends with the hold for it, and is not played again. */
function withoutPlayedStory(life: OrderLife): OrderLife {
  const { scenario, ...rest } = life;
  return scenario === OUT_OF_STOCK && life.holdReason === OUT_OF_STOCK ? rest : life;
}

function passed(life: OrderLife, now: Date): Change {
  const move = { to: 'REGULATORY_CHECK_OK', trigger: 'release', eventDate: now } as const;
  const change = moved(unchanged(life), move);
  return life.reached === undefined ? change : travel(change, { to: life.reached, eventDate: now });
}
