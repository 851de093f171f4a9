import {
  currenciesOf,
  taxesOfCart,
  type Cart,
  type RefusalCode,
  type Simulation,
} from '#landed-cost';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { simulationMoment } from './domain/simulation-moment.js';
import { FxRates } from '../fx-rates/store/fx-rate.store.js';
import { simulations } from '../metrics.js';
import { EvaluatedTerms } from '../terms/store/evaluated-terms.store.js';

export interface SimulationRequest extends Pick<Cart, 'country' | 'state' | 'freight' | 'lines'> {
  /** `YYYY-MM-DD`; today when left out. */
  simulationDate?: string | undefined;
}

const CURRENCY = 'BRL';

/** Simulates the taxes of a cart (decisions 5.7–5.9). Reads only, so it needs no broker. */
@Injectable()
export class SimulateTaxes {
  constructor(
    private readonly fxRates: FxRates,
    private readonly evaluatedTerms: EvaluatedTerms,
  ) {}

  /**
   * @throws Refusal `unsupported-destination`, `unknown-state`, `value-over-simplified-regime`, or `no-fx-rate` when
   *   no rate was in force at that day
   */
  async simulate({ simulationDate, ...cart }: SimulationRequest, now: Date): Promise<Simulation> {
    const terms = await this.evaluatedTerms.of(cart.country);
    const { day, at } = simulationMoment(terms.get(cart.country), now, simulationDate);
    const rate = await this.fxRates.inForce(CURRENCY, at);
    if (!rate) {
      simulations.inc({ outcome: 'no-fx-rate' });
      throw new Refusal('no-fx-rate', `No exchange rate of USD/${CURRENCY} is in force on ${day}.`);
    }
    const perUsd = await this.ratesOf(currenciesOf(terms.values()), at);
    const result = taxesOfCart({ ...cart, date: day, fxRate: rate.rate, perUsd }, terms);
    simulations.inc({ outcome: result.ok ? 'simulated' : result.code });
    if (result.ok) return result.value;
    throw refusalOf(result);
  }

  /** Of the currencies that the rules are in; those of the sandbox are in US dollars alone. */
  private async ratesOf(currencies: Iterable<string>, at: Date): Promise<Map<string, string>> {
    const rates = new Map<string, string>();
    for (const quote of currencies) {
      const rate = await this.fxRates.inForce(quote, at);
      if (rate) rates.set(quote, rate.rate);
    }
    return rates;
  }
}

const POINTERS: Partial<Record<RefusalCode, string>> = {
  'unsupported-destination': '/country',
  'unknown-state': '/state',
};

function refusalOf({ code, detail }: { code: RefusalCode; detail: string }): Refusal {
  const pointer = POINTERS[code];
  return new Refusal(code, detail, pointer ? { errors: [{ pointer, code, detail }] } : {});
}
