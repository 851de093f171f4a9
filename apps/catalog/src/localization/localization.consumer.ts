import { SkuUpserted, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../skus/channel-connector.js';
import { ReviewSkus } from './review-skus.js';

@Controller()
export class LocalizationConsumer {
  constructor(
    private readonly reviewSkus: ReviewSkus,
    @Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector,
  ) {}

  /** Localizes new and changed SKUs, and offers reactivated SKUs to their channels. */
  @OnEvent(SkuUpserted, { group: 'catalog.localize', batch: true })
  async localize(
    @Payload() events: EventOf<typeof SkuUpserted>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    const causes = new Map(events.map((event) => [event.subject, event]));
    const unique = [...causes.values()];
    const reviewed = await this.reviewSkus.review(context.unitOfWork, unique, causes);
    const switched = events.filter(({ changed }) => changed.includes('active'));
    await this.connector.offer(context.unitOfWork, switched);
    for (const event of events) {
      if (!reviewed.has(event.subject) && !switched.includes(event)) {
        context.ignore(event, 'nothing-to-localize');
      }
    }
  }
}
