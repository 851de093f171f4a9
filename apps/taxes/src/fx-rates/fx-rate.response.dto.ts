import { decimal, toAmount } from '#money';
import { ApiProperty } from '@nestjs/swagger';
import type { FxRate, ListedFxRate } from './store/fx-rate.store.js';

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

class ListedFxRateResponse extends LoadedFxRateResponse {
  @ApiProperty({ description: 'The client that loaded it.', example: 'OPS' })
  loadedBy!: string;

  @ApiProperty({ description: 'When it was loaded.', format: 'date-time' })
  loadedAt!: string;

  @ApiProperty({ description: 'It is the one of its pair that is in force now.', example: true })
  inForce!: boolean;
}

export class FxRatesResponse {
  @ApiProperty({
    description:
      'The latest `validFrom` first, at most 500; earlier ones are found with `until` set to the last `validFrom`.',
    type: [ListedFxRateResponse],
  })
  rates!: ListedFxRateResponse[];
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

export function toFxRatesResponse(rates: readonly ListedFxRate[]): FxRatesResponse {
  return {
    rates: rates.map((rate) => ({
      ...toLoadedFxRateResponse(rate),
      loadedBy: rate.loadedBy,
      loadedAt: rate.loadedAt.toISOString(),
      inForce: rate.inForce,
    })),
  };
}
