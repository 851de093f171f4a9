import { decimal, toAmount } from '#money';
import { ApiProperty } from '@nestjs/swagger';
import type { FxRate, ListedFxRate } from './store/fx-rate.store.js';

export class LoadedFxRateResponse {
  @ApiProperty({ description: 'The base currency; always the US dollar.', enum: ['USD'] })
  base!: 'USD';

  @ApiProperty({ description: 'ISO 4217 currency code.', example: 'BRL' })
  quote!: string;

  @ApiProperty({ description: 'Units of the quote currency per US dollar.', example: 5.4321 })
  rate!: number;

  @ApiProperty({ description: 'When the rate comes into force.', format: 'date-time' })
  validFrom!: string;

  @ApiProperty({ description: 'The source of the rate.', example: 'Banco Central do Brasil, PTAX' })
  source!: string;
}

class ListedFxRateResponse extends LoadedFxRateResponse {
  @ApiProperty({ description: 'The client that loaded the rate.', example: 'OPS' })
  loadedBy!: string;

  @ApiProperty({ description: 'When the rate was loaded.', format: 'date-time' })
  loadedAt!: string;

  @ApiProperty({ description: 'Whether the rate is in force now.', example: true })
  inForce!: boolean;
}

export class FxRatesResponse {
  @ApiProperty({
    description:
      'The rates, the latest `validFrom` first, at most 500. For earlier rates, set `until` to the last `validFrom`.',
    type: [ListedFxRateResponse],
  })
  rates!: ListedFxRateResponse[];
}

/** The exchange rate for a channel. */
export class ChannelFxRateResponse {
  @ApiProperty({ description: 'BRL per US dollar.', example: 5.4321 })
  fxRate!: number;

  @ApiProperty({ description: 'When the rate came into force.', format: 'date-time' })
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
