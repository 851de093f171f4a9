import { decimal, roundUpToEnding } from '#money';
import type { Decimal } from '#money';
import { listOrSale, localized, quoteOf, withTaxesOf } from './price.js';
import type { LocalizedPrice, PriceRequest, Quote, Terms } from './price.js';
import { done } from '../result.js';
import type { Result } from '../result.js';
import { settle } from '../taxes/taxes.js';
import { taxesOn, unsupported } from '../taxes/taxes-on.js';
import { netOfPayout } from '../terms.js';

type Unpriceable = 'unsupported-destination' | 'value-over-simplified-regime';

/**
 * From the payout that a merchant expects (`sale`, `list` in the merchant's currency) to the channel's price tags
 * (decision 5.2). Full precision up to the tag; only the tag is rounded up to the channel's ending.
 */
export function localizePrice(request: PriceRequest): Result<LocalizedPrice, Unpriceable> {
  const quote = quoteOf(request);
  if (!quote) return unsupported(request.channel.country);
  const sale = originTerms(quote, decimal(request.sale));
  if (!sale.ok) return sale;
  const list = listOrSale(request, sale, (payout) => originTerms(quote, payout));
  return list.ok ? done(localized(quote, sale.value, list.value)) : list;
}

function originTerms(quote: Quote, payout: Decimal): Result<Terms, Unpriceable> {
  const { channel, merchant, date } = quote.request;
  const net = netOfPayout(payout, quote.freight.value, quote.factors);
  const taxes = taxesOn(net, {
    destination: channel.country,
    origin: merchant.country,
    localPerUsd: channel.localPerUsd,
    date,
  });
  if (!taxes.ok) return taxes;
  const retail = net.plus(taxes.value.total);
  const shown = roundUpToEnding(settle(channel.taxesOnline ? net : retail), channel.ending);
  return done({
    payout,
    net,
    taxes: taxes.value.taxes,
    taxesTotal: taxes.value.total,
    retail,
    shown,
    withTaxes: withTaxesOf(quote, payout, shown),
  });
}
