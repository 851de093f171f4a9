import { StockReserved, StockShort, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ABOUT_ORDERS, applyEvents } from '../order/change-orders.js';
import { stockReserved, stockShort } from './domain/stock.js';

/** Applies what catalog says of the stock of orders (decision 4.3). */
@Controller()
export class LifecycleConsumer {
  /** The stock of an order is reserved: ends an out-of-stock hold and releases an approved order. */
  @OnEvent(StockReserved, ABOUT_ORDERS)
  async settleStock(
    @Payload() events: EventOf<typeof StockReserved>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await applyEvents(context, events, (state, { occurredAt }) =>
      stockReserved(state, new Date(occurredAt)),
    );
  }

  /** Puts an order without stock ON_HOLD. */
  @OnEvent(StockShort, ABOUT_ORDERS)
  async holdForStock(
    @Payload() events: EventOf<typeof StockShort>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await applyEvents(context, events, (state, { occurredAt }) =>
      stockShort(state, new Date(occurredAt)),
    );
  }
}
