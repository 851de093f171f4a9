import type { FxRateChanged, EventOf } from '#contracts';
import type { NewEvent } from '#messaging';
import type { FxRate } from './store/fx-rate.store.js';

/** The rate that is now in force, as it is published. */
export function fxRateChanged(
  rate: FxRate,
  version: number,
): NewEvent<EventOf<typeof FxRateChanged>> {
  return {
    subject: `USD/${rate.quote}`,
    version,
    base: 'USD',
    quote: rate.quote,
    rate: rate.rate,
    validFrom: rate.validFrom.toISOString(),
    source: rate.source,
  };
}
