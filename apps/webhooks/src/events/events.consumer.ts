import { EventContext, OnEvent } from '#messaging';
import { Arrivals } from '#platform';
import { Controller } from '@nestjs/common';
import { Ctx } from '@nestjs/microservices';
import { deliveredContracts, WEBHOOKS_GROUP } from '../endpoints/domain/event-types.js';
import { keepEvents } from './keep-events.js';

/**
 * Keeps every event of the open streams. The first call in a transaction keeps the events of all types, in their order:
 * their places in the log are those of the streams.
 */
@Controller()
export class EventsConsumer {
  private readonly kept = new WeakSet<EventContext>();

  constructor(private readonly arrivals: Arrivals) {}

  @OnEvent(deliveredContracts, { group: WEBHOOKS_GROUP, batch: true })
  keepEvents(@Ctx() context: EventContext): void {
    if (this.kept.has(context)) return;
    this.kept.add(context);
    keepEvents(context, (merchantIds) => this.arrivals.announce(merchantIds));
  }
}
