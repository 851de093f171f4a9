import { OrderStatusChanged } from '#contracts';
import type { EventOf, OrderEventData } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { lockChunk } from '../lock-chunk.js';
import { SettleStock } from '../settle-stock.js';
import type { OrderFact } from '../settle-stock.js';

type Event = EventOf<typeof OrderStatusChanged>;

/** Three statuses concern the stock: units come back, are gone for good, or return from the buyer. */
@Controller()
export class SettleStockWhenOrderMoved {
  constructor(private readonly settleStock: SettleStock) {}

  @OnEvent(OrderStatusChanged, { group: 'catalog.main', batch: true })
  async handle(@Payload() events: Event[], @Ctx() context: EventContext): Promise<void> {
    await lockChunk(context);
    const facts = new Map(events.map((event) => [event, toFact(event)]));
    const settled = [...facts.values()].filter((fact) => fact !== undefined);
    const ignored = await this.settleStock.run(context.unitOfWork, settled);
    for (const [event, fact] of facts) {
      const reason = fact ? ignored.get(fact) : 'no-effect-on-stock';
      if (reason !== undefined) context.ignore(event, reason);
    }
  }
}

function toFact(event: Event): OrderFact | undefined {
  const { orderId, merchantId, status, eventDate } = event;
  switch (status) {
    case 'CANCELLED':
      return { kind: 'cancelled', orderId, merchantId };
    case 'SHIPPED':
      return { kind: 'shipped', orderId, merchantId };
    case 'RETURNED': {
      // The contract binds the shape to the status.
      const { warehouseId, items } = event.eventData as OrderEventData['RETURNED'];
      const returnedDate = new Date(eventDate);
      return { kind: 'returned', orderId, merchantId, returnedDate, warehouseId, items };
    }
    default:
      return undefined;
  }
}
