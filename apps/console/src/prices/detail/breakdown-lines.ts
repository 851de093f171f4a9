import { moneyText } from '../../format/amount.js';
import { shareText, taxHow, taxName } from '../../format/tax.js';
import { LOCALE, fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { netParts } from '../net-parts.js';
import type { Breakdown } from '../price-row.js';

const { breakdown: texts } = messages;

/** A term of a price. */
export interface BreakdownLine {
  term: string;
  /** The origin of its value. */
  how?: string;
  currency: string;
  sale: number;
  list: number;
  /** Whether it is a sum of the terms above it. */
  isSum?: boolean;
}

type Side = Breakdown['sale'];

/** Whether the channel shows the price without taxes (decision 5.2). A shown price is never below its own basis. */
export function isWithoutTaxes({ retail, shown, taxesTotal }: Side): boolean {
  return taxesTotal > 0 && shown < retail - taxesTotal / 2;
}

/** The terms of a price in their order: payout, freight, fee, taxes, and their sums, which add up as shown. */
export function linesOf(price: Breakdown): BreakdownLine[] {
  const { merchantCurrency, localizedCurrency, fxRate, feeShare, freight, sale, list } = price;
  const line = (
    term: string,
    amountOf: (side: Side) => number,
    rest: Partial<BreakdownLine> = {},
  ) => ({
    term,
    currency: localizedCurrency,
    sale: amountOf(sale),
    list: amountOf(list),
    ...rest,
  });
  const rate = { from: merchantCurrency, rate: numberText(fxRate, 6), to: localizedCurrency };
  const weight = numberText(freight.billedWeight, 3);
  const tariff = moneyText(freight.tariff, freight.currency);
  const freightHow = freight.estimate === true ? texts.freightEstimate : texts.freightHow;
  return [
    line(texts.payout, ({ payout }) => payout, { currency: merchantCurrency }),
    line(
      fill(texts.converted, { currency: localizedCurrency }),
      (side) => netParts(price, side).payout,
      merchantCurrency === localizedCurrency ? {} : { how: fill(texts.convertedHow, rate) },
    ),
    line(texts.freight, () => freight.value, { how: fill(freightHow, { weight, tariff }) }),
    line(texts.fee, (side) => netParts(price, side).fee, {
      how: fill(texts.feeHow, { share: shareText(feeShare) }),
    }),
    line(texts.net, ({ net }) => net, { isSum: true }),
    ...sale.taxes.map((tax, index) => {
      const how = taxHow(tax, localizedCurrency);
      return line(
        taxName(tax.name),
        ({ taxes }) => taxes[index]?.value ?? 0,
        how === undefined ? {} : { how },
      );
    }),
    line(texts.retail, ({ retail }) => retail, { isSum: true }),
    line(texts.shown, ({ shown }) => shown, { how: shownHow(price), isSum: true }),
  ];
}

function shownHow({ kind, sale }: Breakdown): string {
  if (kind === 'destination') return texts.shownAsSent;
  return isWithoutTaxes(sale) ? texts.shownWithout : texts.shownWithTaxes;
}

function numberText(value: number, maximumFractionDigits: number): string {
  return value.toLocaleString(LOCALE, { maximumFractionDigits });
}
