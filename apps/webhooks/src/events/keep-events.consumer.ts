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
export class KeepEvents {
  private readonly kept = new WeakSet<EventContext>();

  constructor(private readonly arrivals: Arrivals) {}

  keep(context: EventContext): void {
    if (this.kept.has(context)) return;
    this.kept.add(context);
    keepEvents(context, (merchantIds) => this.arrivals.announce(merchantIds));
  }
}

/** A handler for each type, since each is bound with its own contract. */
for (const contract of deliveredContracts) {
  const descriptor: PropertyDescriptor = {
    value(this: KeepEvents, context: EventContext): void {
      this.keep(context);
    },
  };
  Object.defineProperty(KeepEvents.prototype, contract.type, descriptor);
  OnEvent(contract, { group: WEBHOOKS_GROUP, batch: true })(
    KeepEvents.prototype,
    contract.type,
    descriptor,
  );
  Ctx()(KeepEvents.prototype, contract.type, 0);
}
