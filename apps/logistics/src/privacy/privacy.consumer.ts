import { OrderPersonalDataErased, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { FLOWS, PARCELS } from '../fulfillment/consumer-locks.js';
import { eraseBuyerOf } from './erase-buyer.js';
import { RemoveErasedContents } from './remove-erased-contents.js';

@Controller()
export class PrivacyConsumer {
  constructor(private readonly contents: RemoveErasedContents) {}

  /** Erases a buyer's data when orders has erased it (decision 8.6). */
  @OnEvent(OrderPersonalDataErased, {
    group: 'logistics.main',
    erases: true,
    // Parcels as well, since reports lock several parcels too.
    locks: (order) => [FLOWS.of(order), PARCELS.of(order.orderId)],
  })
  async eraseBuyer(
    @Payload() event: EventOf<typeof OrderPersonalDataErased>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await eraseBuyerOf(unitOfWork, event, new Date());
    unitOfWork.onCommitted(() => this.contents.wake());
  }
}
