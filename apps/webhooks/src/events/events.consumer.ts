import { EventContext, OnEvent, type ReceivedEvent } from '#messaging';
import { Arrivals } from '#platform';
import { Controller } from '@nestjs/common';
import { Ctx } from '@nestjs/microservices';
import { logEvents, type UnstampedEvent } from '../delivery/log-events.js';
import { deliveredContracts, WEBHOOKS_GROUP } from '../endpoints/domain/event-types.js';

@Controller()
export class EventsConsumer {
  private readonly handled = new WeakSet<EventContext>();

  constructor(private readonly arrivals: Arrivals) {}

  /**
   * Adds every event of the open streams to the log of its merchant, and queues its deliveries. The first call in a
   * transaction adds the events of all types, in their order: their places in the log are those of the streams.
   */
  @OnEvent(deliveredContracts, { group: WEBHOOKS_GROUP, batch: true })
  keepEvents(@Ctx() context: EventContext): void {
    if (this.handled.has(context)) return;
    this.handled.add(context);
    const { unitOfWork } = context;
    const ofMerchants = context.allReceived().filter(({ event }) => event.merchantId !== undefined);
    const events = ofMerchants.map(toUnstamped);
    if (events.length === 0) return;
    logEvents(unitOfWork, events);
    unitOfWork.onCommitted(() =>
      this.arrivals.announce(events.map(({ merchantId }) => merchantId)),
    );
  }
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
