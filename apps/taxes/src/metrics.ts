import { FxRateChanged } from '#contracts';
import { countEvents } from '#messaging';
import { Counter } from 'prom-client';

/** Simulations and calculations change nothing and are not published, so the use cases count them. */
export const simulations = new Counter({
  name: 'entrepot_tax_simulations_total',
  help: 'Simulations of the taxes of a cart, or why they were refused',
  labelNames: ['outcome'],
});

export const landedCosts = new Counter({
  name: 'entrepot_landed_costs_total',
  help: 'Calculations of the landed cost of a cart, or why they were refused',
  labelNames: ['outcome'],
});

const rates = new Counter({
  name: 'entrepot_fx_rate_changes_total',
  help: 'Exchange rates that came into force, by currency',
  labelNames: ['quote'],
});

/** Derives business metrics from events. */
export function countRates(): void {
  countEvents(FxRateChanged, ({ quote }) => rates.inc({ quote }));
}
