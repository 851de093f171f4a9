import { SkuUpserted } from '#contracts';
import type { EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PRICING_CONFIG } from '../config.js';
import type { PricingConfig } from '../config.js';
import { keepSkus } from './keep-skus.js';

@Controller()
export class QueuePricesWhenSkuUpserted {
  constructor(@Inject(PRICING_CONFIG) private readonly config: PricingConfig) {}

  @OnEvent(SkuUpserted, { group: 'pricing.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof SkuUpserted>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await keepSkus(context, events, this.config.FX_REPRICE_SHARE);
  }
}
