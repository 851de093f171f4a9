import { currenciesOf, type Day, type PerUsd, type TermsByDestination } from '#landed-cost';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { simulationMoment } from './domain/simulation-moment.js';
import { FxRates } from '../fx-rates/store/fx-rate.store.js';
import { EvaluatedTerms } from '../terms/store/evaluated-terms.store.js';

/** The input for computing carts, all from the same moment. */
export interface TermsAt {
  terms: TermsByDestination;
  /** The terms of the destination. */
  day: Day;
  /** Units of the cart's currency per US dollar. */
  fxRate: string;
  /** The rates of the currencies of the terms. */
  perUsd: PerUsd;
}

export interface TermsQuestion {
  destination: string;
  /** ISO 4217 */
  currency: string;
  now: Date;
  /** `YYYY-MM-DD` in the destination; today if left out. */
  day?: Day | undefined;
  /** The pointer to the currency in the request. */
  pointer?: string;
}

/** Reads the terms and the exchange rates of a moment. */
@Injectable()
export class ReadTermsAt {
  constructor(
    private readonly fxRates: FxRates,
    private readonly evaluatedTerms: EvaluatedTerms,
  ) {}

  /** @throws Refusal `no-fx-rate` if no rate of the currency is in force then */
  async read({
    destination,
    currency,
    now,
    day: requestedDay,
    pointer,
  }: TermsQuestion): Promise<TermsAt> {
    const terms = await this.evaluatedTerms.of(destination);
    const { day, moment } = simulationMoment(terms.get(destination), now, requestedDay);
    const fxRate = await this.rateOf(currency, moment);
    if (fxRate === undefined) {
      const code = 'no-fx-rate';
      const detail = `No exchange rate of USD/${currency} is in force on ${day}.`;
      throw new Refusal(code, detail, pointer ? { errors: [{ pointer, code, detail }] } : {});
    }
    return { terms, day, fxRate, perUsd: await this.ratesOf(currenciesOf(terms.values()), moment) };
  }

  private async ratesOf(currencies: Iterable<string>, moment: Date): Promise<Map<string, string>> {
    const rates = new Map<string, string>();
    for (const quote of currencies) {
      const rate = await this.rateOf(quote, moment);
      if (rate !== undefined) rates.set(quote, rate);
    }
    return rates;
  }

  private async rateOf(quote: string, moment: Date): Promise<string | undefined> {
    if (quote === 'USD') return '1';
    return (await this.fxRates.inForce(quote, moment))?.rate;
  }
}
