import { FreightTariffChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { keepTerms } from '#terms';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';

@Controller()
export class KeepTermsWhenFreightTariffChanged {
  @OnEvent(FreightTariffChanged, { group: 'orders.terms' })
  handle(
    @Payload() event: EventOf<typeof FreightTariffChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): void {
    keepTerms(unitOfWork, event);
  }
}
