import { DutyRatesChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { keepTerms } from '#terms';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';

@Controller()
export class KeepTermsWhenDutyRatesChanged {
  @OnEvent(DutyRatesChanged, { group: 'orders.terms' })
  handle(
    @Payload() event: EventOf<typeof DutyRatesChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): void {
    keepTerms(unitOfWork, event);
  }
}
