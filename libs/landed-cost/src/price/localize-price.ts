import { roundUpToEnding, type Decimal } from '#money';
import { done, type Result } from '../result.js';
import type { TermsByDestination } from '../rule-sets/destination-terms.js';
import type { Unassessed } from '../rule-sets/evaluate.js';
import { settle } from '../settle.js';
import { netOfPayout } from '../terms.js';
import { assess, quotePrices, termsOf } from './price.js';
import type { LocalizedPrice, PriceRequest, Quote, Terms } from './price.js';

/**
 * Computes the channel's price tags from the payout that a merchant expects (`sale`, `list` in the merchant's currency)
 * (decision 5.2), with full precision; only the tag is rounded up to the channel's ending.
 */
export function localizePrice(
  request: PriceRequest,
  terms: TermsByDestination,
): Result<LocalizedPrice, Unassessed | 'no-fx-rate' | 'too-heavy'> {
  return quotePrices(request, terms, originTerms);
}

function originTerms(quote: Quote, payout: Decimal): Result<Terms, Unassessed> {
  const { channel } = quote.request;
  const net = netOfPayout(payout, quote.freight.value, quote.factors);
  const taxes = assess(quote.context, net);
  if (!taxes.ok) return taxes;
  const price = channel.taxesOnline ? net : net.plus(taxes.value.total);
  const shown = roundUpToEnding(settle(price), channel.priceEnding);
  return done(termsOf(quote, { payout, net, shown, ...taxes.value }));
}
