import { FreightTariffChanged, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { keepTerms } from './keep-reference.js';

@Controller()
export class KeepTermsWhenFreightTariffChanged {
  @OnEvent(FreightTariffChanged, { group: 'pricing.terms' })
  async handle(
    @Payload() event: EventOf<typeof FreightTariffChanged>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await keepTerms(unitOfWork, event);
  }
}
