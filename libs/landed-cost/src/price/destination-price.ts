import { decimal, roundMoney } from '#money';
import type { Decimal } from '#money';
import { listOrSale, localized, quoteOf, withTaxesOf } from './price.js';
import type { LocalizedPrice, PriceRequest, Quote, Terms } from './price.js';
import { done, refused } from '../result.js';
import type { Result } from '../result.js';
import { DESTINATIONS } from '../rules/destinations.js';
import { taxesOn, unsupported } from '../taxes/taxes-on.js';
import { largestNet } from '../taxes/taxes.js';
import { payoutOfNet } from '../terms.js';

type Unpayable = 'unsupported-destination' | 'value-over-simplified-regime' | 'payout-not-positive';

/**
 * From a channel's price tags (`sale`, `list` in local currency, published as they are) back to the merchant's
 * estimated payout (decision 5.4): the largest N with N + T(N) ≤ the tag, or the tag itself where taxes are added
 * online, less fee share and freight.
 */
export function payoutOfDestinationPrice(request: PriceRequest): Result<LocalizedPrice, Unpayable> {
  const quote = quoteOf(request);
  if (!quote) return unsupported(request.channel.country);
  const sale = destinationTerms(quote, decimal(request.sale));
  if (!sale.ok) return sale;
  const list = listOrSale(request, sale, (shown) => destinationTerms(quote, shown));
  return list.ok ? done(localized(quote, sale.value, list.value)) : list;
}

function destinationTerms(quote: Quote, shown: Decimal): Result<Terms, Unpayable> {
  const { channel, merchant, date } = quote.request;
  const net = netOfTag(quote, shown);
  const taxes = taxesOn(net, {
    destination: channel.country,
    origin: merchant.country,
    localPerUsd: channel.localPerUsd,
    date,
  });
  if (!taxes.ok) return taxes;
  const estimate = payoutOfNet(net, quote.freight.value, quote.factors);
  const payout = roundMoney(estimate, merchant.currency);
  if (!payout.greaterThan(0)) {
    return refused('payout-not-positive', `A price of ${shown.toFixed()} would leave no payout.`);
  }
  return done({
    payout,
    net,
    taxes: taxes.value.taxes,
    taxesTotal: taxes.value.total,
    retail: net.plus(taxes.value.total),
    shown,
    withTaxes: withTaxesOf(quote, payout, shown),
  });
}

function netOfTag({ request, factors }: Quote, shown: Decimal): Decimal {
  const { channel, merchant, date } = request;
  const destination = DESTINATIONS.get(channel.country);
  if (channel.taxesOnline || !destination) return shown;
  return largestNet(destination.regime(date, merchant.country), shown, factors.local);
}
