import { Clients, Refusal } from '#platform';
import { Controller, Get } from '@nestjs/common';
import { FxRates } from '../fx-rate.store.js';
import { toChannelFxRateResponse } from './fx-rate.response.dto.js';
import type { ChannelFxRateResponse } from './fx-rate.response.dto.js';

/** PRC is Programa Remessa Conforme, Brazil's regime for certified stores: its rate is that of BRL. */
@Controller('fxRate/PRC')
export class ChannelFxRateController {
  constructor(private readonly fxRates: FxRates) {}

  @Get()
  @Clients('sales-channel')
  async read(): Promise<ChannelFxRateResponse> {
    const rate = await this.fxRates.inForce('BRL', new Date());
    if (!rate) throw new Refusal('fx-rate-not-found', 'No rate of USD/BRL is in force.');
    return toChannelFxRateResponse(rate);
  }
}
