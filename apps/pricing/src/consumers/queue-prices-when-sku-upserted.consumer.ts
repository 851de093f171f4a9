import { SkuUpserted } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepSkus } from '../keep-skus.js';

@Controller()
export class QueuePricesWhenSkuUpserted {
  @OnEvent(SkuUpserted, { group: 'pricing.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof SkuUpserted>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await keepSkus(context, events);
  }
}
