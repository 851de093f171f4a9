import { StockReserved, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { settleStock } from './settle-stock.js';

/** The stock of an order is reserved: ends an out-of-stock hold and releases an approved order. */
@Controller()
export class SettleStockWhenStockReserved {
  @OnEvent(StockReserved, { group: 'orders.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof StockReserved>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await settleStock(context, events);
  }
}
