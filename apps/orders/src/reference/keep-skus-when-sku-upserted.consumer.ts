import { SkuUpserted, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepSkus } from './keep-reference.js';

/** Stores the SKU data that items copy at intake, and the channels where the SKU may be ordered. */
@Controller()
export class KeepSkusWhenSkuUpserted {
  @OnEvent(SkuUpserted, { group: 'orders.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof SkuUpserted>[],
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    keepSkus(unitOfWork, events);
  }
}
