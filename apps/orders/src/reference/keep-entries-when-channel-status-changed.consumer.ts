import { SkuChannelStatusChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepChannelEntries } from './keep-reference.js';

/** Stores which SKUs are orderable in which channel, and the channel's ids for them. */
@Controller()
export class KeepEntriesWhenChannelStatusChanged {
  @OnEvent(SkuChannelStatusChanged, { group: 'orders.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof SkuChannelStatusChanged>[],
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    keepChannelEntries(unitOfWork, events);
  }
}
