import { model } from '#edge';
import { decimal, toAmount } from '#money';
import { Type, type Static } from 'typebox';
import type { FxRate, ListedFxRate } from './store/fx-rate.store.js';

export const LoadedFxRateResponse = model('LoadedFxRateResponse', {
  base: Type.Literal('USD', { description: 'The base currency; always the US dollar.' }),
  quote: Type.String({ description: 'ISO 4217 currency code.', example: 'BRL' }),
  rate: Type.Number({ description: 'Units of the quote currency per US dollar.', example: 5.4321 }),
  validFrom: Type.String({ description: 'When the rate comes into force.', format: 'date-time' }),
  source: Type.String({
    description: 'The source of the rate.',
    example: 'Banco Central do Brasil, PTAX',
  }),
});
export type LoadedFxRateResponse = Static<typeof LoadedFxRateResponse>;

const ListedFxRateResponse = model('ListedFxRateResponse', {
  ...LoadedFxRateResponse.properties,
  loadedBy: Type.String({ description: 'The client that loaded the rate.', example: 'OPS' }),
  loadedAt: Type.String({ description: 'When the rate was loaded.', format: 'date-time' }),
  inForce: Type.Boolean({ description: 'Whether the rate is in force now.', example: true }),
});

export const FxRatesResponse = model('FxRatesResponse', {
  rates: Type.Array(ListedFxRateResponse, {
    description:
      'The rates, the latest `validFrom` first, at most 500. For earlier rates, set `until` to the last `validFrom`.',
  }),
});
export type FxRatesResponse = Static<typeof FxRatesResponse>;

/** The exchange rate for a channel. */
export const ChannelFxRateResponse = model('ChannelFxRateResponse', {
  fxRate: Type.Number({ description: 'BRL per US dollar.', example: 5.4321 }),
  validFrom: Type.String({ description: 'When the rate came into force.', format: 'date-time' }),
});
export type ChannelFxRateResponse = Static<typeof ChannelFxRateResponse>;

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
