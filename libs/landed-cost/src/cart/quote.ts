import { decimal, sum, toText, type Decimal } from '#money';
import { hsDigits } from '../hs-code.js';
import type { QuotedTaxes } from '../order-money.js';
import type { ShownTax } from '../shown-tax.js';
import type { LandedCart, LandedCost, LandedTax } from './landed-cost.js';

/**
 * The landed cost that a channel received, for the order of that cart (decision 9.10). Numbers are decimals as text, in
 * `currency`. The quote is part of the order, so its members must keep their meaning for as long as a quote is valid.
 */
export interface LandedCostQuote {
  salesChannel: string;
  /** ISO 8601 */
  expiresAt: string;
  destination: string;
  region?: string;
  /** If the quote has no region: the regions that the tax rules name, in which other taxes may apply. */
  otherRegions?: string[];
  scheme?: string;
  shippedFrom: string;
  currency: string;
  /** The sum of freight and insurance. */
  shipping: string;
  lines: QuotedLine[];
  taxes: QuotedTax[];
  rulesVersion: string;
  dutyRatesVersion?: string;
}

/** The time for which a quote is valid, in milliseconds. */
const QUOTE_VALID_MS = 24 * 60 * 60 * 1_000;

/** When the quote was made. */
export function quotedAt({ expiresAt }: LandedCostQuote): Date {
  return new Date(Date.parse(expiresAt) - QUOTE_VALID_MS);
}

/** `taxes` is the sum of the line's shares. */
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
  adjustment?: string;
  value: string;
  collectedBy: LandedTax['collectedBy'];
  estimate?: true;
}

export function quoteOf(
  cart: Omit<LandedCart, 'day' | 'fxRate'>,
  cost: LandedCost,
  { salesChannel, at }: { salesChannel: string; at: Date },
): LandedCostQuote {
  const { destination, region, scheme, shippedFrom, currency } = cart;
  const { regions, rulesVersion, dutyRatesVersion } = cost;
  return {
    salesChannel,
    expiresAt: new Date(at.getTime() + QUOTE_VALID_MS).toISOString(),
    destination,
    ...(region !== undefined && { region }),
    ...(region === undefined && regions.length > 0 && { otherRegions: regions }),
    ...(scheme !== undefined && { scheme }),
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
    rulesVersion,
    ...(dutyRatesVersion !== undefined && { dutyRatesVersion }),
  };
}

function quotedTax({
  name,
  kind,
  rate,
  base,
  adjustment,
  amount,
  collectedBy,
  estimate,
}: LandedTax): QuotedTax {
  return {
    name,
    kind,
    ...(rate && { rate: toText(rate) }),
    ...(base && { base: toText(base) }),
    ...(adjustment && { adjustment: toText(adjustment) }),
    value: toText(amount),
    collectedBy,
    ...(estimate && { estimate }),
  };
}

/** The terms that apply to the order of a quote instead of the rules. */
export function quotedTaxes({ taxes, ...quote }: LandedCostQuote): QuotedTaxes {
  const { rulesVersion, dutyRatesVersion } = quote;
  return {
    taxes: taxes.map(shownTax),
    rulesVersion,
    ...(dutyRatesVersion !== undefined && { dutyRatesVersion }),
  };
}

function shownTax({ rate, base, adjustment, value, ...tax }: QuotedTax): ShownTax {
  return {
    ...tax,
    ...(rate !== undefined && { rate: decimal(rate) }),
    ...(base !== undefined && { base: decimal(base) }),
    ...(adjustment !== undefined && { adjustment: decimal(adjustment) }),
    value: decimal(value),
  };
}

/** Returns the sum of the quoted taxes. */
export function quotedTotal({ taxes }: LandedCostQuote): Decimal {
  return sum(taxes.map(({ value }) => decimal(value)));
}
