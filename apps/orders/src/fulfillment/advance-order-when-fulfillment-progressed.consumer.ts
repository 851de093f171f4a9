import { FulfillmentProgressed, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { applyFulfillment } from './apply-fulfillment.js';

/** A fulfilment step was taken: transitions the order and replaces its copy of the parcel. */
@Controller()
export class AdvanceOrderWhenFulfillmentProgressed {
  @OnEvent(FulfillmentProgressed, { group: 'orders.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof FulfillmentProgressed>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await applyFulfillment(context, events);
  }
}
