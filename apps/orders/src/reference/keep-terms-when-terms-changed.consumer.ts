import { EventContext, OnEvent } from '#messaging';
import { checkTerms, saveTerms, TERMS_CONTRACTS, type TermsEvent } from '#terms';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';

@Controller()
export class KeepTermsWhenTermsChanged {
  @OnEvent(TERMS_CONTRACTS, { group: 'orders.terms', batch: true })
  handle(@Payload() events: TermsEvent[], @Ctx() { unitOfWork }: EventContext): void {
    checkTerms(events);
    saveTerms(unitOfWork, events);
  }
}
