import { roundUpToEnding } from '#money';
import type { Decimal } from '#money';
import { done } from '../result.js';
import type { Result } from '../result.js';
import { settle } from '../taxes/taxes.js';
import { taxesOn } from '../taxes/taxes-on.js';
import { netOfPayout } from '../terms.js';
import { quotePrices, termsOf } from './price.js';
import type { LocalizedPrice, PriceRequest, Quote, Terms } from './price.js';

type Unpriceable = 'unsupported-destination' | 'value-over-simplified-regime';

/**
 * From the payout that a merchant expects (`sale`, `list` in the merchant's currency) to the channel's price tags
 * (decision 5.2). Full precision up to the tag; only the tag is rounded up to the channel's ending.
 */
export function localizePrice(request: PriceRequest): Result<LocalizedPrice, Unpriceable> {
  return quotePrices(request, originTerms);
}

function originTerms(quote: Quote, payout: Decimal): Result<Terms, Unpriceable> {
  const { channel } = quote.request;
  const net = netOfPayout(payout, quote.freight.value, quote.factors);
  const taxes = taxesOn(net, quote.route);
  if (!taxes.ok) return taxes;
  const price = channel.taxesOnline ? net : net.plus(taxes.value.total);
  const shown = roundUpToEnding(settle(price), channel.ending);
  return done(termsOf(quote, { payout, net, shown, ...taxes.value }));
}
