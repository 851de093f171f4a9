import { StockShort, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { holdForStock } from './settle-stock.js';

/** Puts an order without stock ON_HOLD. */
@Controller()
export class HoldOrderWhenStockShort {
  @OnEvent(StockShort, { group: 'orders.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof StockShort>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await holdForStock(context, events);
  }
}
