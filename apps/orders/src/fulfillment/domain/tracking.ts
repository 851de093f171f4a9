import { defineLine } from '#state-machine';
import { advanceTo } from './fulfillment-path.js';
import {
  ignored,
  noted,
  transitioned,
  unchanged,
  type Change,
  type OrderState,
  type ReachedStatus,
  reasonData,
} from '../../order/domain/order-state.js';
import { hasEnded, orderLine } from '../../order/domain/order-status.js';
import { keptInReview } from './review.js';

/** One event of a parcel, with the members that the order needs. */
export interface TrackingEvent {
  eventDate: Date;
  code: string;
  /** The parcel status of the event. */
  macroStep: string;
}

/** The tracking events of one message; at least one. */
export interface Tracking {
  parcelId: string;
  /** The status of the parcel after these events. */
  parcelStatus: string;
  trackingUrl: string;
  /** Reported by a carrier or operator; events that the service creates appear in the parcel only (decision 7.7). */
  reported: boolean;
  events: readonly TrackingEvent[];
}

const parcelLine = defineLine([
  'SHIPMENT_CREATED',
  'SHIPPED',
  'ARRIVED_DESTINATION_COUNTRY',
  'CUSTOMS_CLEARANCE',
  'LAST_MILE',
  'DELIVERED',
]);

/**
 * Writes one history entry per reported event and transitions the order: to SHIPPED with the first event at which the
 * parcel is shipped or further, and to DELIVERED through SHIPPED (decision 7.7). SHIPPED ends a hold; a review stores
 * the events; a final status still gets the entries (decision 6.2).
 */
export function tracked(state: OrderState, tracking: Tracking): Change {
  const { parcelStatus, reported, events } = tracking;
  const reason = reasonToKeepStatus(state);
  let change = reason === undefined ? unchanged(state) : ignored(state, reason);
  for (const event of events) {
    if (reported) change = noted(change, trackingEntry(tracking, event));
    if (reason !== undefined || !goalOf(parcelStatus)) continue;
    change = advanceUntil(change, goalOf(event.macroStep), event, tracking);
  }
  if (reason !== undefined) return change;
  // The event that brought the parcel to this status may have been in a dropped message.
  return advanceUntil(change, goalOf(parcelStatus), events.at(-1), tracking);
}

/** Whether the parcel had left before its order was cancelled during a review; the reverse of `leftAfterCancel`. */
export function hadLeft({ reached }: OrderState): boolean {
  return orderLine.isAtOrBeyond(reached ?? 'CREATED', 'SHIPPED');
}

/**
 * Whether the parcel of a cancelled order left. The order stays CANCELLED and an exception is recorded (decision 6.3).
 */
export function leftAfterCancel(state: OrderState, { reported, events }: Tracking): boolean {
  return (
    state.status === 'CANCELLED' && reported && events.some(({ macroStep }) => goalOf(macroStep))
  );
}

type Goal = 'SHIPPED' | 'DELIVERED';

function reasonToKeepStatus(state: OrderState): string | undefined {
  if (hasEnded(state.status)) return 'order-final';
  return state.released ? undefined : 'order-not-released';
}

function goalOf(parcelStatus: string): Goal | undefined {
  if (parcelStatus === 'DELIVERED') return 'DELIVERED';
  return parcelLine.isAtOrBeyond(parcelStatus, 'SHIPPED') ? 'SHIPPED' : undefined;
}

function advanceUntil(
  change: Change,
  goal: Goal | undefined,
  event: TrackingEvent | undefined,
  { trackingUrl }: Tracking,
): Change {
  if (goal === undefined || event === undefined) return change;
  const { eventDate } = event;
  const shipped: ReachedStatus = { to: 'SHIPPED', eventDate, eventData: { trackingUrl } };
  const statuses = goal === 'DELIVERED' ? [shipped, { to: goal, eventDate }] : [shipped];
  return statuses.reduce(reach, change);
}

function reach(change: Change, goal: ReachedStatus): Change {
  const { status, scenario } = change.state;
  if (status === 'REQUIRES_REVIEW') return keptInReview(change, goal);
  const there =
    status === 'ON_HOLD'
      ? transitioned(change, { ...goal, trigger: 'parcel.tracking-updated' })
      : advanceTo(change, goal);
  return scenario === 'lost' && there.state.status === 'SHIPPED' ? lostAfterShipment(there) : there;
}

/** The sandbox scenario `lost` (decision 6.14). */
function lostAfterShipment(change: Change): Change {
  const { shipmentDate } = change.state.dates;
  if (!shipmentDate) throw new Error(`${change.state.orderId} is SHIPPED and has no date of it`);
  return transitioned(change, {
    to: 'OPERATIONAL_ISSUE',
    trigger: 'operational-issue',
    eventDate: shipmentDate,
    eventData: reasonData({ reason: 'lost', reasonCode: 'lost' }),
  });
}

function trackingEntry({ parcelId }: Tracking, { eventDate, code }: TrackingEvent) {
  return {
    status: 'PARCEL_TRACKING_UPDATED' as const,
    eventDate,
    eventData: { parcelId, trackingCodes: [code], trackingUpdateMode: 'APPEND' },
  };
}
