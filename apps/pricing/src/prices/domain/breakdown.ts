import type { LocalizedPrice, ShownTax } from '#landed-cost';
import { roundMoney, toAmount } from '#money';

/** `value` is `rate` × `base` + `adjustment`; a fixed amount has none of the three. */
export interface TaxBreakdown {
  name: string;
  kind: ShownTax['kind'];
  rate?: number;
  base?: number;
  adjustment?: number;
  value: number;
  collectedBy: ShownTax['collectedBy'];
  /** Whether the rules or the duty rate approximate the law. */
  estimate?: true;
}

/** One price from payout to price tag, in local currency; only the payout is in the merchant's currency. */
export interface TermsBreakdown {
  payout: number;
  net: number;
  taxes: TaxBreakdown[];
  taxesTotal: number;
  retail: number;
  shown: number;
}

export interface FreightBreakdown {
  /** Kilograms. */
  billedWeight: number;
  /** The price in `currency`, the currency of the tariff. */
  tariff: number;
  /** The currency of the tariff. */
  currency: string;
  /** Local currency. */
  value: number;
  /** Whether the tariff is an approximation. */
  estimate?: true;
}

/** The parts of a localized price, as stored with the record and shown (decision 5.3). */
export interface Breakdown {
  feeShare: number;
  freight: FreightBreakdown;
  /** The version of the duty rates in force; undefined if there are none. */
  dutyRatesVersion?: string;
  tariffVersion: string;
  /** The sources of the rules, duty rates and tariff. */
  sources: string[];
  sale: TermsBreakdown;
  list: TermsBreakdown;
  /** The reason why the requested list price was dropped; `list` is then `sale` (decision 5.5). */
  listPriceDropped?: { code: string; detail: string };
}

/** @param price a price with terms rounded to the currency's minor units, so that they add up (decisions 1.7, 5.3) */
export function breakdownOf(price: LocalizedPrice, localizedCurrency: string): Breakdown {
  const { freight, listPriceDropped, dutyRatesVersion, tariffVersion } = price;
  return {
    feeShare: toAmount(price.feeShare),
    freight: {
      billedWeight: toAmount(freight.billedWeight),
      tariff: toAmount(freight.tariff),
      currency: freight.currency,
      value: toAmount(roundMoney(freight.value, localizedCurrency)),
      ...(freight.estimate && { estimate: freight.estimate }),
    },
    ...(dutyRatesVersion !== undefined && { dutyRatesVersion }),
    tariffVersion,
    sources: price.sources,
    sale: termsBreakdown(price.sale),
    list: termsBreakdown(price.list),
    ...(listPriceDropped && { listPriceDropped }),
  };
}

function termsBreakdown(terms: LocalizedPrice['sale']): TermsBreakdown {
  return {
    payout: toAmount(terms.payout),
    net: toAmount(terms.net),
    taxes: terms.taxes.map(
      ({ name, kind, rate, base, adjustment, value, collectedBy, estimate }) => ({
        name,
        kind,
        ...(rate && { rate: toAmount(rate) }),
        ...(base && { base: toAmount(base) }),
        ...(adjustment && { adjustment: toAmount(adjustment) }),
        value: toAmount(value),
        collectedBy,
        ...(estimate && { estimate }),
      }),
    ),
    taxesTotal: toAmount(terms.taxesTotal),
    retail: toAmount(terms.retail),
    shown: toAmount(terms.shown),
  };
}
