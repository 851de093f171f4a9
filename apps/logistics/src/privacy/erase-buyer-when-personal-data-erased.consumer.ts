import { OrderPersonalDataErased, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { eraseBuyerOf } from './erase-buyer.js';
import { RemoveErasedContents } from './remove-erased-contents.js';

type Erased = EventOf<typeof OrderPersonalDataErased>;

/** Erases a buyer's data when orders has erased it (decision 8.6). */
@Controller()
export class EraseBuyerWhenPersonalDataErased {
  constructor(private readonly contents: RemoveErasedContents) {}

  @OnEvent(OrderPersonalDataErased, { group: 'logistics.main', erases: true })
  async handle(@Payload() event: Erased, @Ctx() context: EventContext): Promise<void> {
    await eraseBuyerOf(context, event, new Date());
    context.unitOfWork.onCommitted(() => this.contents.wake());
  }
}
