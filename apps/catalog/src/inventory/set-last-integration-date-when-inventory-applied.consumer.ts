import { SalesChannelInventoryApplied, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { setLastIntegrationDate } from './set-last-integration-date.js';

@Controller()
export class SetLastIntegrationDateWhenInventoryApplied {
  @OnEvent(SalesChannelInventoryApplied, { group: 'catalog.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof SalesChannelInventoryApplied>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await setLastIntegrationDate(context, events);
  }
}
