import type { EventOf, ParcelTrackingUpdated } from '#contracts';
import type { EventContext, UnitOfWork } from '#messaging';
import { recordExceptions } from '../exceptions/store/order-exception.store.js';
import { saveDecisions, decideOnEvents, lockOrders, type Decided } from '../order/change-orders.js';
import { ignored } from '../order/domain/order-state.js';
import { leftAfterCancel, tracked, type Tracking } from './domain/tracking.js';
import type { ParcelCopyEvent } from '../order/store/parcel-copy.js';
import { appendTracking, knownTracking, nameParcels } from '../order/store/parcel.store.js';

type TrackingUpdated = EventOf<typeof ParcelTrackingUpdated>;
type ReportedEvent = TrackingUpdated['events'][number];

/**
 * Applies tracking events: appends each one to the order's parcel, whatever the order's status, and transitions the
 * order as decision 7.7 says.
 */
export async function applyTracking(
  context: EventContext,
  messages: readonly TrackingUpdated[],
): Promise<void> {
  const { unitOfWork } = context;
  const locked = await lockOrders(context, messages);
  const fresh = await freshEvents(unitOfWork, messages);
  const eventsOf = (message: TrackingUpdated) => fresh.get(message) ?? [];
  const decided = decideOnEvents(context, locked, messages, (state, message) =>
    eventsOf(message).length === 0
      ? ignored(state, 'tracking-already-known')
      : tracked(state, trackingOf(message, eventsOf(message))),
  );
  const appended = decided.filter(({ causedBy }) => eventsOf(causedBy).length > 0);
  await saveDecisions(unitOfWork, appended, { visible: true });
  nameParcels(
    unitOfWork,
    appended.map(({ causedBy }) => causedBy),
  );
  appendTracking(
    unitOfWork,
    appended.flatMap(({ causedBy }) =>
      eventsOf(causedBy).map((event) => ({ orderId: causedBy.orderId, event: toCopy(event) })),
    ),
  );
  await recordExceptions(
    unitOfWork,
    appended.flatMap((decision) => exceptionOf(decision, eventsOf(decision.causedBy))),
  );
}

/**
 * The events of each message that are not stored yet: each event is stored once (decision 7.6). Call it after the
 * orders are locked.
 */
async function freshEvents(
  unitOfWork: UnitOfWork,
  messages: readonly TrackingUpdated[],
): Promise<Map<TrackingUpdated, ReportedEvent[]>> {
  const all = messages.flatMap(({ orderId, events }) =>
    events.map(({ eventId }) => ({ orderId, eventId })),
  );
  const storedKeys = await knownTracking(unitOfWork, all);
  return new Map(
    messages.map((message) => {
      const fresh = message.events.filter(({ eventId }) => {
        const key = `${message.orderId} ${eventId}`;
        return storedKeys.size !== storedKeys.add(key).size;
      });
      return [message, fresh];
    }),
  );
}

function trackingOf(message: TrackingUpdated, events: readonly ReportedEvent[]): Tracking {
  const dated = events.map((event) => ({ ...event, eventDate: new Date(event.eventDate) }));
  return { ...message, events: dated };
}

function toCopy(event: ReportedEvent): ParcelCopyEvent {
  const { eventId, eventDate, code, macroStep, carrierId, externalCode } = event;
  return {
    eventId,
    eventDate,
    code,
    macroStep,
    ...(carrierId === undefined ? {} : { carrierId }),
    ...(externalCode === undefined ? {} : { externalCode }),
    description: event.description,
    location: event.location,
  };
}

function exceptionOf(
  { change, now, causedBy: event }: Decided<TrackingUpdated>,
  events: readonly ReportedEvent[],
) {
  if (!leftAfterCancel(change.state, trackingOf(event, events))) return [];
  const detail = `parcel ${event.parcelId} has left although the order was cancelled`;
  return [{ orderId: event.orderId, kind: 'shipped-after-cancel', detail, since: now }];
}
