import { OrderStatusChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AdvanceGate } from './advance-gate.js';

@Controller()
export class AdvanceGateWhenOrderStatusChanged {
  constructor(private readonly advanceGate: AdvanceGate) {}

  @OnEvent(OrderStatusChanged, { group: 'logistics.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof OrderStatusChanged>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.advanceGate.advance(context, events);
  }
}
