import { decimal, toAmount } from '#money';
import { ApiProperty } from '@nestjs/swagger';
import type { FxRate } from '../fx-rate.store.js';

export class LoadedFxRateResponse {
  @ApiProperty({ description: 'Rates are kept per US dollar.', enum: ['USD'] })
  base!: 'USD';

  @ApiProperty({ description: 'ISO 4217 currency code.', example: 'BRL' })
  quote!: string;

  @ApiProperty({ description: 'Units of quote for one US dollar.', example: 5.4321 })
  rate!: number;

  @ApiProperty({ description: 'When it comes into force.', format: 'date-time' })
  validFrom!: string;

  @ApiProperty({ description: 'Where it comes from.', example: 'Banco Central do Brasil, PTAX' })
  source!: string;
}

/** What a channel converts with. */
export class ChannelFxRateResponse {
  @ApiProperty({ description: 'BRL for one US dollar.', example: 5.4321 })
  fxRate!: number;

  @ApiProperty({ description: 'When it came into force.', format: 'date-time' })
  validFrom!: string;
}

export function toLoadedFxRateResponse(rate: FxRate): LoadedFxRateResponse {
  return {
    base: 'USD',
    quote: rate.quote,
    rate: toAmount(decimal(rate.rate)),
    validFrom: rate.validFrom.toISOString(),
    source: rate.source,
  };
}

export function toChannelFxRateResponse(rate: FxRate): ChannelFxRateResponse {
  return { fxRate: toAmount(decimal(rate.rate)), validFrom: rate.validFrom.toISOString() };
}
