import { OrderPlaced, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { lockChunk } from './lock-chunk.js';
import { ReserveStock, type OrderToReserve } from './reserve-stock.js';

type Event = EventOf<typeof OrderPlaced>;

@Controller()
export class ReserveStockWhenOrderPlaced {
  constructor(private readonly reserveStock: ReserveStock) {}

  @OnEvent(OrderPlaced, { group: 'catalog.main', batch: true })
  async handle(@Payload() events: Event[], @Ctx() context: EventContext): Promise<void> {
    await lockChunk(context);
    const known = await this.reserveStock.reserve(context.unitOfWork, events.map(toOrder));
    for (const { causedBy } of known) context.ignore(causedBy, 'already-placed');
  }
}

function toOrder(event: Event): OrderToReserve<Event> {
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
