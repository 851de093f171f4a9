import {
  OrderPlaced,
  OrderStatusChanged,
  SalesChannelInventoryApplied,
  type EventOf,
} from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { STOCK } from './consumer-locks.js';
import { toFact } from './reservations/order-stock-fact.js';
import { ReserveStock, type OrderToReserve } from './reservations/reserve-stock.js';
import { SettleStock } from './reservations/settle-stock.js';
import { setLastIntegrationDate } from './set-last-integration-date.js';

type Placed = EventOf<typeof OrderPlaced>;

@Controller()
export class InventoryConsumer {
  constructor(
    private readonly reservations: ReserveStock,
    private readonly settlements: SettleStock,
  ) {}

  @OnEvent(OrderPlaced, {
    group: 'catalog.main',
    batch: true,
    locks: ({ merchantId, orderId, items }) => [
      STOCK.of(...items.map(({ skuId }) => ({ merchantId, orderId, skuId }))),
    ],
  })
  async reserveStock(@Payload() events: Placed[], @Ctx() context: EventContext): Promise<void> {
    const placedBefore = await this.reservations.reserve(context.unitOfWork, events.map(toOrder));
    for (const { causedBy } of placedBefore) context.ignore(causedBy, 'already-placed');
  }

  @OnEvent(OrderStatusChanged, {
    group: 'catalog.main',
    batch: true,
    locks: (event) => {
      const fact = toFact(event);
      return fact ? [STOCK.of(fact)] : [];
    },
  })
  async settleStock(
    @Payload() events: EventOf<typeof OrderStatusChanged>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    const facts = new Map(events.map((event) => [event, toFact(event)]));
    const settled = [...facts.values()].filter((fact) => fact !== undefined);
    const ignored = await this.settlements.settle(context.unitOfWork, settled);
    for (const [event, fact] of facts) {
      const reason = fact ? ignored.get(fact) : 'no-effect-on-stock';
      if (reason !== undefined) context.ignore(event, reason);
    }
  }

  @OnEvent(SalesChannelInventoryApplied, {
    group: 'catalog.main',
    batch: true,
    locks: ({ merchantId, skuId }) => [STOCK.of({ merchantId, skuId })],
  })
  setLastIntegrationDate(
    @Payload() events: EventOf<typeof SalesChannelInventoryApplied>[],
    @Ctx() context: EventContext,
  ): void {
    setLastIntegrationDate(context, events);
  }
}

function toOrder(event: Placed): OrderToReserve<Placed> {
  const { merchantId, orderId, fulfillmentWarehouseType, destinationCountry, items } = event;
  return {
    merchantId,
    orderId,
    fulfillmentWarehouseType,
    destinationCountry,
    lines: items.map(({ itemId, skuId, quantity }) => ({ itemId, skuId, quantity })),
    placedAt: new Date(event.occurredAt),
    causedBy: event,
  };
}
