import { SalesChannelSkuAnswered, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { lockChunk } from '../inventory/reservations/lock-chunk.js';
import { RecordChannelAnswers, type SkuAnswer } from './record-channel-answers.js';

type Event = EventOf<typeof SalesChannelSkuAnswered>;

@Controller()
export class SetEntryWhenChannelAnswered {
  constructor(private readonly recordAnswers: RecordChannelAnswers) {}

  @OnEvent(SalesChannelSkuAnswered, { group: 'catalog.main', batch: true })
  async handle(@Payload() events: Event[], @Ctx() context: EventContext): Promise<void> {
    await lockChunk(context);
    const answers = new Map(events.map((event) => [event, toAnswer(event)]));
    const ignored = await this.recordAnswers.record(context.unitOfWork, [...answers.values()]);
    for (const [event, answer] of answers) {
      const reason = ignored.get(answer);
      if (reason !== undefined) context.ignore(event, reason);
    }
  }
}

function toAnswer(event: Event): SkuAnswer {
  const { merchantId, skuId, salesChannel, status, salesChannelSkuId, message, answeredAt } = event;
  return {
    merchantId,
    skuId,
    salesChannel,
    status,
    ...(salesChannelSkuId === undefined ? {} : { salesChannelSkuId }),
    ...(message === undefined ? {} : { message }),
    answeredAt: new Date(answeredAt),
    causedBy: event,
  };
}
