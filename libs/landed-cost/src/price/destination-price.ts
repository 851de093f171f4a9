import { roundMoney, type Decimal } from '#money';
import { done, refused, type Result } from '../result.js';
import type { TermsByDestination } from '../rule-sets/destination-terms.js';
import type { Unassessed } from '../rule-sets/evaluate.js';
import { largestNet } from '../rule-sets/largest-net.js';
import { payoutOfNet } from '../terms.js';
import { assess, quotePrices, termsOf } from './price.js';
import type { LocalizedPrice, PriceRequest, Quote, Terms } from './price.js';

type Unpayable = Unassessed | 'payout-not-positive';

/**
 * Computes the merchant's estimated payout from a channel's price tags (`sale`, `list` in local currency, published
 * unchanged) (decision 5.4): the largest N with N + T(N) ≤ the tag, or the tag itself if taxes are added online, less
 * fee share and freight.
 */
export function payoutOfDestinationPrice(
  request: PriceRequest,
  terms: TermsByDestination,
): Result<LocalizedPrice, Unpayable | 'no-fx-rate' | 'too-heavy'> {
  return quotePrices(request, terms, destinationTerms);
}

function destinationTerms(quote: Quote, shown: Decimal): Result<Terms, Unpayable> {
  const net = netOfTag(quote, shown);
  if (!net.ok) return net;
  const taxes = assess(quote.context, net.value);
  if (!taxes.ok) return taxes;
  const estimate = payoutOfNet(net.value, quote.freight.value, quote.factors);
  const payout = roundMoney(estimate, quote.request.merchant.currency);
  if (!payout.greaterThan(0)) {
    return refused('payout-not-positive', `A price of ${shown.toFixed()} would leave no payout.`);
  }
  return done(termsOf(quote, { payout, net: net.value, shown, ...taxes.value }));
}

function netOfTag({ request: { channel }, context }: Quote, shown: Decimal) {
  return channel.taxesOnline ? done(shown) : largestNet(context, shown, channel.currency);
}
