import { advanceTo } from '../../fulfillment/domain/fulfillment-path.js';
import {
  releasedIfDue,
  transitionIfAllowed,
  transitioned,
  unchanged,
  type Change,
  type NotAllowed,
  type OrderState,
  reasonData,
  type Reason,
} from '../../order/domain/order-state.js';
import { heldForStock, OUT_OF_STOCK } from './stock.js';

/** Holds an order before it is shipped, at an operator's request; the current status is remembered (decision 6.2). */
export function hold(state: OrderState, reason: Reason, eventDate: Date): Change | NotAllowed {
  return transitionIfAllowed(state, {
    to: 'ON_HOLD',
    trigger: 'hold',
    eventDate,
    eventData: reasonData(reason),
  });
}

/**
 * Ends a review, or a hold of any cause (decision 6.2). A held order returns to its remembered status, and fulfillment
 * begins if only the hold delayed it; if stock became short during the hold, the order now waits for stock. A reviewed
 * order advances to the status that fulfillment has reached.
 */
export function resume(state: OrderState, now: Date): Change | NotAllowed {
  if (state.status === 'REQUIRES_REVIEW') return passed(state, now);
  if (state.remembered === undefined) return { refused: true, status: state.status };
  const transition = { to: state.remembered, trigger: 'release', eventDate: now };
  const change = transitioned(unchanged(withoutPlayedScenario(state)), transition);
  return state.stockShort ? heldForStock(change, now) : releasedIfDue(change);
}

/** Records that a shipped order will not be delivered (decision 6.2). */
export function operationalIssue(
  state: OrderState,
  reason: Reason,
  eventDate: Date,
): Change | NotAllowed {
  const eventData = reasonData(reason);
  const to = 'OPERATIONAL_ISSUE';
  return transitionIfAllowed(state, { to, trigger: 'operational-issue', eventDate, eventData });
}

/** Ends the out-of-stock scenario with its hold, so that the order does not play the scenario again. */
function withoutPlayedScenario(state: OrderState): OrderState {
  const { scenario, ...rest } = state;
  return scenario === OUT_OF_STOCK && state.holdReason === OUT_OF_STOCK ? rest : state;
}

function passed(state: OrderState, now: Date): Change {
  const change = transitioned(unchanged(state), {
    to: 'REGULATORY_CHECK_OK',
    trigger: 'release',
    eventDate: now,
  });
  return state.reached ? advanceTo(change, { to: state.reached, eventDate: now }) : change;
}
