import {
  landedCost,
  type Day,
  type LandedCart,
  type LandedCost,
  type Refusal as RefusedResult,
  type RefusalCode,
} from '#landed-cost';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { landedCosts } from '../metrics.js';
import { ReadTermsAt } from './read-terms-at.js';

export type LandedCostCart = Omit<LandedCart, 'day' | 'fxRate' | 'perUsd'>;

export interface LandedCostOfDay extends LandedCost {
  day: Day;
}

/** Computes duties, taxes and fees of a cart (decision 9.9). Only reads, so it needs no broker. */
@Injectable()
export class ComputeLandedCost {
  constructor(private readonly termsAt: ReadTermsAt) {}

  /**
   * @param on `YYYY-MM-DD` in the destination; today if left out
   * @throws Refusal `unsupported-destination`, `unknown-state`, `goods-refused`, `no-duty-rate`,
   * `value-over-simplified-regime`, or `no-fx-rate` if no rate was in force then; with pointers into the cart
   */
  async compute(cart: LandedCostCart, now: Date, on?: Day): Promise<LandedCostOfDay> {
    try {
      const computed = await this.costOf(cart, now, on);
      landedCosts.inc({ outcome: 'computed' });
      return computed;
    } catch (error) {
      if (error instanceof Refusal) landedCosts.inc({ outcome: error.code });
      throw error;
    }
  }

  private async costOf(
    cart: LandedCostCart,
    now: Date,
    on: Day | undefined,
  ): Promise<LandedCostOfDay> {
    const { destination, currency } = cart;
    const question = { destination, currency, now, day: on, pointer: '/currency' };
    const { terms, day, fxRate, perUsd } = await this.termsAt.read(question);
    const result = landedCost({ ...cart, day, fxRate, perUsd }, terms.get(destination));
    if (result.ok) return { ...result.value, day };
    throw refusalOf(result, cart);
  }
}

const POINTERS: Partial<Record<RefusalCode, string>> = {
  'no-fx-rate': '/destination', // the rate of the cart's currency is known
  'unknown-state': '/region',
  'unsupported-destination': '/destination',
  'value-over-simplified-regime': '/lines',
};

function refusalOf(
  { code, detail, goods = [] }: RefusedResult<RefusalCode>,
  { lines }: LandedCostCart,
): Refusal {
  const member = code === 'value-over-simplified-regime' ? 'unitPrice' : 'hsCode';
  const ofLines = goods.map((line) => `/lines/${lines.indexOf(line as never)}/${member}`);
  const pointers = ofLines.length > 0 ? ofLines : [POINTERS[code] ?? '/lines'];
  const errors = pointers.map((pointer) => ({ pointer, code, detail }));
  return new Refusal(code, detail, { errors });
}
