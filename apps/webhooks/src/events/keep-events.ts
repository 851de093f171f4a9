import type { EventContext, ReceivedEvent, UnitOfWork } from '#messaging';
import { queueDeliveries } from '../delivery/queue-deliveries.js';
import type { LoggedEvent } from '../log/domain/cloud-event.js';
import { EVENT_LOG, insertEvents } from '../log/store/event.store.js';

/**
 * Adds the events of a transaction to the logs of their merchants, in order, and queues their deliveries.
 * @param kept called after the commit with the merchants that have new events
 */
export function keepEvents(
  context: EventContext,
  kept: (merchantIds: readonly string[]) => void,
): void {
  const ofMerchants = context.allReceived().filter(({ event }) => event.merchantId !== undefined);
  logEvents(context.unitOfWork, ofMerchants.map(toUnstamped), kept);
}

/** An event that is about to be logged: its stamp is drawn last. */
export type UnstampedEvent = Omit<LoggedEvent, 'stamp' | 'seq'>;

/**
 * Adds events to the logs of their merchants and queues their deliveries. The clocks of the logs are drawn as the last
 * thing before the commit (decision 1.14), so a reader that follows a log misses no event that commits late.
 */
export function logEvents(
  unitOfWork: UnitOfWork,
  events: readonly UnstampedEvent[],
  kept: (merchantIds: readonly string[]) => void,
): void {
  const merchantIds = [...new Set(events.map(({ merchantId }) => merchantId))];
  const stamps = new Map<string, Date>();
  for (const merchantId of merchantIds) {
    unitOfWork.whenStamped({ merchantId, list: EVENT_LOG }, (stamp) => {
      stamps.set(merchantId, stamp);
      if (stamps.size < merchantIds.length) return;
      const logged = events.map((event, seq) => stamped(event, seq, stamps));
      insertEvents(unitOfWork, logged);
      queueDeliveries(unitOfWork, logged);
    });
  }
  if (merchantIds.length > 0) unitOfWork.onCommitted(() => kept(merchantIds));
}

function stamped(
  event: UnstampedEvent,
  seq: number,
  stamps: ReadonlyMap<string, Date>,
): LoggedEvent {
  const stamp = stamps.get(event.merchantId);
  if (!stamp) throw new Error(`the log of ${event.merchantId} has no stamp`);
  return { ...event, stamp, seq };
}

function toUnstamped({ event, received }: ReceivedEvent): UnstampedEvent {
  const { headers, stream, value } = received;
  return {
    merchantId: event.merchantId ?? '',
    eventId: event.eventId,
    stream,
    type: headers.ce_type ?? '',
    subject: event.subject,
    version: event.version ?? 0,
    occurredAt: new Date(event.occurredAt),
    dataschema: headers.ce_dataschema ?? '',
    traceparent: headers.traceparent ?? null,
    value: value ?? Buffer.alloc(0),
  };
}
