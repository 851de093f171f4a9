import { roundMoney } from '#money';
import type { Decimal } from '#money';
import { done, refused } from '../result.js';
import type { Result } from '../result.js';
import { largestNet } from '../taxes/taxes.js';
import { taxesOn } from '../taxes/taxes-on.js';
import { payoutOfNet } from '../terms.js';
import { quotePrices, termsOf } from './price.js';
import type { LocalizedPrice, PriceRequest, Quote, Terms } from './price.js';

type Unpayable = 'unsupported-destination' | 'value-over-simplified-regime' | 'payout-not-positive';

/**
 * From a channel's price tags (`sale`, `list` in local currency, published as they are) back to the merchant's
 * estimated payout (decision 5.4): the largest N with N + T(N) ≤ the tag, or the tag itself where taxes are added
 * online, less fee share and freight.
 */
export function payoutOfDestinationPrice(request: PriceRequest): Result<LocalizedPrice, Unpayable> {
  return quotePrices(request, destinationTerms);
}

function destinationTerms(quote: Quote, shown: Decimal): Result<Terms, Unpayable> {
  const net = netOfTag(quote, shown);
  const taxes = taxesOn(net, quote.route);
  if (!taxes.ok) return taxes;
  const estimate = payoutOfNet(net, quote.freight.value, quote.factors);
  const payout = roundMoney(estimate, quote.request.merchant.currency);
  if (!payout.greaterThan(0)) {
    return refused('payout-not-positive', `A price of ${shown.toFixed()} would leave no payout.`);
  }
  return done(termsOf(quote, { payout, net, shown, ...taxes.value }));
}

function netOfTag({ request, destination, factors }: Quote, shown: Decimal): Decimal {
  if (request.channel.taxesOnline) return shown;
  const regime = destination.regime(request.date, request.merchant.country);
  return largestNet(regime, shown, factors.local);
}
