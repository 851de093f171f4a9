import type { FxRateChanged, EventOf } from '#contracts';
import type { NewEvent } from '#messaging';
import type { FxRate } from './store/fx-rate.store.js';

/** The event about the rate that is now in force. */
export function fxRateChanged(
  rate: FxRate,
  version: number,
): NewEvent<EventOf<typeof FxRateChanged>> & { occurredAt: string } {
  // A rate with an earlier moment of the same day is in force once it is loaded.
  const since = rate.validFrom > rate.loadedAt ? rate.validFrom : rate.loadedAt;
  return {
    subject: `USD/${rate.quote}`,
    version,
    occurredAt: since.toISOString(),
    base: 'USD',
    quote: rate.quote,
    rate: rate.rate,
    validFrom: rate.validFrom.toISOString(),
    source: rate.source,
  };
}
