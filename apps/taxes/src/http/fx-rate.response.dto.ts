import { decimal, toAmount } from '#money';
import type { FxRate } from '../fx-rate.store.js';

export interface LoadedFxRateResponse {
  base: 'USD';
  quote: string;
  /** Units of quote for one US dollar. */
  rate: number;
  validFrom: string;
  source: string;
}

/** What a channel converts with. */
export interface ChannelFxRateResponse {
  /** BRL for one US dollar. */
  fxRate: number;
  validFrom: string;
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
