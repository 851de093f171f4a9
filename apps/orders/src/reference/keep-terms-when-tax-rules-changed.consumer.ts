import { TaxRulesChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { keepTerms } from '#terms';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';

@Controller()
export class KeepTermsWhenTaxRulesChanged {
  @OnEvent(TaxRulesChanged, { group: 'orders.terms' })
  handle(
    @Payload() event: EventOf<typeof TaxRulesChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): void {
    keepTerms(unitOfWork, event);
  }
}
