import { quoteOf, type LandedCostQuote } from '#landed-cost';
import { QuoteIds } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { TAXES_CONFIG, type TaxesConfig } from '../config.js';
import {
  ComputeLandedCost,
  type LandedCostCart,
  type LandedCostOfDay,
} from './compute-landed-cost.js';

const VALID_MS = 24 * 60 * 60 * 1_000;

export interface QuotedLandedCost {
  cost: LandedCostOfDay;
  quote: { id: string; expiresAt: Date };
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
    const expiresAt = new Date(now.getTime() + VALID_MS);
    const id = this.quoteIds.sign(quoteOf(cart, cost, { salesChannel, expiresAt }));
    return { cost, quote: { id, expiresAt } };
  }
}
