import type { EventContext, ReceivedEvent } from '#messaging';
import { logEvents, type UnstampedEvent } from '../delivery/log-events.js';

/**
 * Adds the events of a transaction to the logs of their merchants, in order, and queues their deliveries.
 * @param kept called after the commit with the merchants that have new events
 */
export function keepEvents(
  context: EventContext,
  kept: (merchantIds: readonly string[]) => void,
): void {
  const { unitOfWork } = context;
  const ofMerchants = context.allReceived().filter(({ event }) => event.merchantId !== undefined);
  const events = ofMerchants.map(toUnstamped);
  if (events.length === 0) return;
  logEvents(unitOfWork, events);
  unitOfWork.onCommitted(() => kept(events.map(({ merchantId }) => merchantId)));
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
