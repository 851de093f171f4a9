import { decimal, sum, toText, type Decimal } from '#money';
import { hsDigits } from '../hs-code.js';
import { adjustmentOf, type ShownTax } from '../shown-tax.js';
import type { LandedCart, LandedCost, LandedTax } from './landed-cost.js';

/**
 * The landed cost that a channel was answered with, for the order of that cart (decision 9.10). Numbers are decimals as text, in
 * `currency`. It travels inside the order: its members keep their meaning for as long as a quote is valid.
 */
export interface LandedCostQuote {
  salesChannel: string;
  /** ISO 8601 */
  expiresAt: string;
  destination: string;
  region?: string;
  shippedFrom: string;
  currency: string;
  /** Freight and insurance. */
  shipping: string;
  lines: QuotedLine[];
  /** Those that are charged. */
  taxes: QuotedTax[];
  rulesVersion: string;
}

/** `taxes` is the sum of what the line carries. */
export type QuotedLine = [
  hsCode: string,
  origin: string,
  quantity: string,
  unitPrice: string,
  taxes: string,
];

interface QuotedTax {
  name: string;
  kind: LandedTax['kind'];
  rate?: string;
  base?: string;
  value: string;
  collectedBy: LandedTax['collectedBy'];
  estimate?: true;
}

export function quoteOf(
  cart: Omit<LandedCart, 'day' | 'fxRate'>,
  cost: LandedCost,
  { salesChannel, expiresAt }: { salesChannel: string; expiresAt: Date },
): LandedCostQuote {
  const { destination, region, shippedFrom, currency } = cart;
  return {
    salesChannel,
    expiresAt: expiresAt.toISOString(),
    destination,
    ...(region !== undefined && { region }),
    shippedFrom,
    currency,
    shipping: toText(decimal(cart.freight).plus(decimal(cart.insurance))),
    lines: cart.lines.map(({ hsCode, origin = shippedFrom, quantity, unitPrice }, index) => [
      hsDigits(hsCode),
      origin,
      toText(decimal(quantity)),
      toText(decimal(unitPrice)),
      toText(cost.lines[index]!.totals.total),
    ]),
    taxes: cost.taxes.filter(({ informative }) => !informative).map(quotedTax),
    rulesVersion: cost.rulesVersion,
  };
}

function quotedTax({
  name,
  kind,
  rate,
  base,
  amount,
  collectedBy,
  estimate,
}: LandedTax): QuotedTax {
  return {
    name,
    kind,
    ...(rate && { rate: toText(rate) }),
    ...(base && { base: toText(base) }),
    value: toText(amount),
    collectedBy,
    ...(estimate && { estimate }),
  };
}

/** The taxes of a quote, as orders show them. */
export function taxesOfQuote({ taxes, currency }: LandedCostQuote): ShownTax[] {
  return taxes.map(({ rate, base, value, ...tax }) => {
    const shown = {
      ...tax,
      ...(rate !== undefined && { rate: decimal(rate) }),
      ...(base !== undefined && { base: decimal(base) }),
      value: decimal(value),
    };
    return { ...shown, ...adjustmentOf(shown, currency) };
  });
}

/** The sum of the quoted taxes. */
export function quotedTotal({ taxes }: LandedCostQuote): Decimal {
  return sum(taxes.map(({ value }) => decimal(value)));
}
