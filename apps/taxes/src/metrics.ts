import { FxRateChanged } from '#contracts';
import { countEvents } from '#messaging';
import { Counter } from 'prom-client';

/** Simulations change nothing and so are not published: the use case counts them. */
export const simulations = new Counter({
  name: 'entrepot_tax_simulations_total',
  help: 'Simulations of the taxes of a cart, or why they were refused',
  labelNames: ['outcome'],
});

const rates = new Counter({
  name: 'entrepot_fx_rate_changes_total',
  help: 'Exchange rates that came into force, by currency',
  labelNames: ['quote'],
});

/** The business as its events report it. */
export function countRates(): void {
  countEvents(FxRateChanged, ({ quote }) => rates.inc({ quote }));
}
