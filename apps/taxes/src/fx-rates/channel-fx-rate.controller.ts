import { ApiEndpoint, ChannelScope, Refusal } from '#edge';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FxRates } from './store/fx-rate.store.js';
import { ChannelFxRateResponse, toChannelFxRateResponse } from './fx-rate.response.dto.js';

/** PRC is Programa Remessa Conforme, Brazil's regime for certified stores: its rate is that of BRL. */
@ApiTags('Taxes')
@Controller('fxRate/PRC')
export class ChannelFxRateController {
  constructor(private readonly fxRates: FxRates) {}

  @Get()
  @ChannelScope('taxes')
  @ApiEndpoint(ChannelFxRateResponse, {
    id: 'readChannelFxRate',
    summary: 'Read the exchange rate in force',
    doc: "The rate between the US dollar and the real under Brazil's regime for certified stores (PRC).",
    problems: ['fx-rate-not-found'],
  })
  async read(): Promise<ChannelFxRateResponse> {
    const rate = await this.fxRates.inForce('BRL', new Date());
    if (!rate) throw new Refusal('fx-rate-not-found', 'No rate of USD/BRL is in force.');
    return toChannelFxRateResponse(rate);
  }
}
