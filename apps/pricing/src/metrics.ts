import { PriceLocalizationFailed, PriceLocalized, PriceQueued } from '#contracts';
import { countEvents } from '#messaging';
import { Counter } from 'prom-client';

const queued = new Counter({
  name: 'entrepot_prices_queued_total',
  help: 'Prices that were asked for in a channel, by why',
  labelNames: ['cause'],
});

const localized = new Counter({
  name: 'entrepot_prices_localized_total',
  help: 'Prices that were calculated, or could not be, by why not',
  labelNames: ['outcome'],
});

/** Derives business metrics from events. */
export function countPrices(): void {
  countEvents(PriceQueued, ({ cause }) => queued.inc({ cause }));
  countEvents(PriceLocalized, () => localized.inc({ outcome: 'localized' }));
  countEvents(PriceLocalizationFailed, ({ code }) => localized.inc({ outcome: code }));
}
