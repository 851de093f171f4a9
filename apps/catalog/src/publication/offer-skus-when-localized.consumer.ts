import { SkuLocalizationChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../skus/channel-connector.js';

/** Begins the publication of what is localized; a SKU without a price waits for it. */
@Controller()
export class OfferSkusWhenLocalized {
  constructor(@Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector) {}

  @OnEvent(SkuLocalizationChanged, { group: 'catalog.localize', batch: true })
  async handle(
    @Payload() events: EventOf<typeof SkuLocalizationChanged>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    const ready = events.filter(({ status }) => status === 'READY_FOR_SALES_CHANNEL');
    await this.connector.offer(context.unitOfWork, ready);
    for (const event of events) {
      if (!ready.includes(event)) context.ignore(event, 'not-ready');
    }
  }
}
