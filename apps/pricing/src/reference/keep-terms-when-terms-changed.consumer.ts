import { EventContext, OnEvent } from '#messaging';
import { TERMS_CONTRACTS, type TermsEvent } from '#terms';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepTerms } from './keep-reference.js';

@Controller()
export class KeepTermsWhenTermsChanged {
  @OnEvent(TERMS_CONTRACTS, { group: 'pricing.terms', batch: true })
  async handle(
    @Payload() events: TermsEvent[],
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepTerms(unitOfWork, events);
  }
}
