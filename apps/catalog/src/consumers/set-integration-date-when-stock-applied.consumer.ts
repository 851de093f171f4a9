import { SalesChannelInventoryApplied } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { noteApplied } from '../store/inventory.store.js';

/** The date is no change of the list, but positions are locked under its clock: a chunk may reserve others as well. */
@Controller()
export class SetIntegrationDateWhenStockApplied {
  @OnEvent(SalesChannelInventoryApplied, {
    group: 'catalog.main',
    lists: ['inventory'],
    batch: true,
  })
  async handle(
    @Payload() events: EventOf<typeof SalesChannelInventoryApplied>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
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
