import type { LocalizedPrice } from '#landed-cost';
import { roundMoney, toAmount } from '#money';

/** One price from payout to price tag; local currency, but for the payout, which is the merchant's. */
export interface TermsBreakdown {
  payout: number;
  net: number;
  taxes: { name: string; rate?: number; value: number }[];
  taxesTotal: number;
  retail: number;
  shown: number;
}

/** What a localized price is made of, as it is kept with the record and shown (decision 5.3). */
export interface Breakdown {
  feeShare: number;
  /** Kilograms, US dollars, local currency. */
  freight: { billedWeight: number; tariff: number; value: number };
  sale: TermsBreakdown;
  list: TermsBreakdown;
  /** Why the list price that was asked for was dropped; `list` is then `sale` (decision 5.5). */
  listPriceDropped?: { code: string; detail: string };
}

/** @param price with its terms rounded to the currency's minor units, so that they add up (decisions 1.7, 5.3) */
export function breakdownOf(price: LocalizedPrice, localizedCurrency: string): Breakdown {
  const { freight, listPriceDropped } = price;
  return {
    feeShare: toAmount(price.feeShare),
    freight: {
      billedWeight: toAmount(freight.billedWeight),
      tariff: toAmount(freight.tariff),
      value: toAmount(roundMoney(freight.value, localizedCurrency)),
    },
    sale: termsBreakdown(price.sale),
    list: termsBreakdown(price.list),
    ...(listPriceDropped && { listPriceDropped }),
  };
}

function termsBreakdown(terms: LocalizedPrice['sale']): TermsBreakdown {
  return {
    payout: toAmount(terms.payout),
    net: toAmount(terms.net),
    taxes: terms.taxes.map(({ name, rate, value }) => ({
      name,
      ...(rate && { rate: toAmount(rate) }),
      value: toAmount(value),
    })),
    taxesTotal: toAmount(terms.taxesTotal),
    retail: toAmount(terms.retail),
    shown: toAmount(terms.shown),
  };
}
