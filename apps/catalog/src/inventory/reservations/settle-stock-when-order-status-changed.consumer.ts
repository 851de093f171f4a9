import { OrderStatusChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { lockChunk } from './lock-chunk.js';
import { toFact } from './order-stock-fact.js';
import { SettleStock } from './settle-stock.js';

type Event = EventOf<typeof OrderStatusChanged>;

@Controller()
export class SettleStockWhenOrderStatusChanged {
  constructor(private readonly settleStock: SettleStock) {}

  @OnEvent(OrderStatusChanged, { group: 'catalog.main', batch: true })
  async handle(@Payload() events: Event[], @Ctx() context: EventContext): Promise<void> {
    await lockChunk(context);
    const facts = new Map(events.map((event) => [event, toFact(event)]));
    const settled = [...facts.values()].filter((fact) => fact !== undefined);
    const ignored = await this.settleStock.settle(context.unitOfWork, settled);
    for (const [event, fact] of facts) {
      const reason = fact ? ignored.get(fact) : 'no-effect-on-stock';
      if (reason !== undefined) context.ignore(event, reason);
    }
  }
}
