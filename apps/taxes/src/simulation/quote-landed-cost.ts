import { quoteOf, type LandedCostQuote } from '#landed-cost';
import { QuoteIds } from '#edge';
import { Inject, Injectable } from '@nestjs/common';
import { TAXES_CONFIG, type TaxesConfig } from '../config.js';
import {
  ComputeLandedCost,
  type LandedCostCart,
  type LandedCostOfDay,
} from './compute-landed-cost.js';

export interface QuotedLandedCost {
  cost: LandedCostOfDay;
  quote: { id: string; expiresAt: string };
}

/** Computes the landed cost of a channel's cart, and signs a quote for its order (decisions 9.9, 9.10). */
@Injectable()
export class QuoteLandedCost {
  private readonly quoteIds: QuoteIds<LandedCostQuote>;

  constructor(
    private readonly computeLandedCost: ComputeLandedCost,
    @Inject(TAXES_CONFIG) { QUOTE_KEYS }: TaxesConfig,
  ) {
    this.quoteIds = new QuoteIds(QUOTE_KEYS);
  }

  /** @throws Refusal as {@link ComputeLandedCost.compute} */
  async quote(cart: LandedCostCart, salesChannel: string, now: Date): Promise<QuotedLandedCost> {
    const cost = await this.computeLandedCost.compute(cart, now);
    const quote = quoteOf(cart, cost, { salesChannel, at: now });
    return { cost, quote: { id: this.quoteIds.sign(quote), expiresAt: quote.expiresAt } };
  }
}
