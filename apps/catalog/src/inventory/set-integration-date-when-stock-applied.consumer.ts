import { SalesChannelInventoryApplied } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { lockChunk } from './reservations/lock-chunk.js';
import { lockStock, noteApplied } from './store/inventory.store.js';

/** The date is no change of the list. */
@Controller()
export class SetIntegrationDateWhenStockApplied {
  @OnEvent(SalesChannelInventoryApplied, { group: 'catalog.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof SalesChannelInventoryApplied>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await lockChunk(context);
    lockStock(context.unitOfWork, events);
    noteApplied(
      context.unitOfWork,
      events.map(({ merchantId, skuId, appliedAt }) => ({
        merchantId,
        skuId,
        appliedAt: new Date(appliedAt),
      })),
    );
  }
}
