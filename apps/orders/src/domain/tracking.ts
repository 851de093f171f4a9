import { defineLine } from '#state-machine';
import { ignored, moved, noted, unchanged } from './order-life.js';
import type { Change, OrderLife } from './order-life.js';
import { orderMachine } from './order-status.js';
import { travel } from './road.js';
import type { Arrival } from './road.js';

/** One event of a parcel, as far as the order is concerned. */
export interface TrackingEvent {
  eventDate: Date;
  code: string;
  /** The parcel status that the event stands for. */
  macroStep: string;
}

/** What was told of a parcel at once; at least one event. */
export interface Tracking {
  parcelId: string;
  /** Where the parcel is after these events. */
  parcelStatus: string;
  trackingUrl: string;
  /** By a carrier or operator; what the service makes itself appears in the parcel only (decision 7.7). */
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
 * Writes one history entry per reported event and moves the order to SHIPPED with the first event that takes the
 * parcel there or beyond, to DELIVERED through SHIPPED (decision 7.7). What happened happened: a hold ends with
 * SHIPPED, and in a final status the entries are still written (decision 6.2).
 */
export function tracked(life: OrderLife, tracking: Tracking): Change {
  const { parcelStatus, reported, events } = tracking;
  const standstill = reasonToStand(life);
  let change = standstill === undefined ? unchanged(life) : ignored(life, standstill);
  for (const event of events) {
    if (reported) change = noted(change, trackingEntry(tracking, event));
    if (standstill === undefined && goalOf(parcelStatus)) {
      change = moveTo(change, goalOf(event.macroStep), event, tracking);
    }
  }
  if (standstill !== undefined) return change;
  // The event that took the parcel there may have been told before, in a message that was dropped.
  return moveTo(change, goalOf(parcelStatus), events.at(-1), tracking);
}

/** Did the parcel of a cancelled order leave all the same? Both facts stand, and people look at it (decision 6.3). */
export function leftAfterCancel(life: OrderLife, { reported, events }: Tracking): boolean {
  return (
    life.status === 'CANCELLED' && reported && events.some(({ macroStep }) => goalOf(macroStep))
  );
}

type Goal = 'SHIPPED' | 'DELIVERED';

function reasonToStand(life: OrderLife): string | undefined {
  if (orderMachine.isFinal(life.status)) return 'order-final';
  if (!life.released) return 'order-not-released';
  return life.status === 'REQUIRES_REVIEW' ? 'order-in-review' : undefined;
}

function goalOf(parcelStatus: string): Goal | undefined {
  if (parcelStatus === 'DELIVERED') return 'DELIVERED';
  return parcelLine.isAtOrBeyond(parcelStatus, 'SHIPPED') ? 'SHIPPED' : undefined;
}

function moveTo(
  change: Change,
  goal: Goal | undefined,
  event: TrackingEvent | undefined,
  { trackingUrl }: Tracking,
): Change {
  if (goal === undefined || event === undefined) return change;
  const { eventDate } = event;
  const shipped: Arrival = { to: 'SHIPPED', eventDate, eventData: { trackingUrl } };
  const gone =
    change.life.status === 'ON_HOLD'
      ? moved(change, { ...shipped, trigger: 'parcel.tracking-updated' })
      : travel(change, shipped);
  return goal === 'DELIVERED' ? travel(gone, { to: goal, eventDate }) : gone;
}

function trackingEntry({ parcelId }: Tracking, { eventDate, code }: TrackingEvent) {
  return {
    status: 'PARCEL_TRACKING_UPDATED' as const,
    eventDate,
    eventData: { parcelId, trackingCodes: [code], trackingUpdateMode: 'APPEND' },
  };
}
