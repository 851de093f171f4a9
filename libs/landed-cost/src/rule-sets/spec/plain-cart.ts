import { Fraction } from '../../spec/fraction.js';
import type { Unassessed } from '../evaluate.js';

/** A line of a cart, with its share of freight and insurance by value. */
export interface PlainLine {
  hs: string;
  origin: string;
  quantity: Fraction;
  value: Fraction;
  /** The sum of value, freight and insurance. */
  cif: Fraction;
}

export interface PlainCart {
  lines: PlainLine[];
  goods: Fraction;
  cif: Fraction;
  day: string;
  from: string;
  region: string | undefined;
  scheme: string | undefined;
  mode: string | undefined;
  /** Converts an amount of another currency to local units. */
  local(amount: string, currency: string): Fraction;
  /** @throws Refused for goods that the operator has no rate for (`no-duty-rate`) */
  dutyRate(line: PlainLine): Fraction;
}

/** The taxes of a cart by name, unrounded. */
export type PlainTaxes = Record<string, Fraction>;

/**
 * The taxes of a destination by its law, implemented for this destination only.
 * @throws Refused, or NotExpressed for a cart for which the pack is known to be wrong (docs/terms.md)
 */
export type PlainRules = (cart: PlainCart) => PlainTaxes;

export class Refused extends Error {
  readonly code: Unassessed;

  constructor(code: Unassessed) {
    super(code);
    this.code = code;
  }
}

export class NotExpressed extends Error {}

export const of = (value: string | number) => Fraction.of(value);
export const ZERO = of(0);

export function sumOf(
  lines: readonly PlainLine[],
  amount: (line: PlainLine) => Fraction,
): Fraction {
  return lines.map(amount).reduce((a, b) => a.plus(b), ZERO);
}

export function isIn(line: PlainLine, ...prefixes: string[]): boolean {
  return prefixes.some((prefix) => line.hs.startsWith(prefix));
}

/** Alcohol and tobacco. */
export function isExcise(line: PlainLine): boolean {
  return isIn(line, '2203', '2204', '2205', '2206', '2207', '2208', '24');
}

export function refuseExcise(cart: PlainCart): void {
  if (cart.lines.some(isExcise)) throw new Refused('goods-refused');
}

/** A duty by HS code and a tax on value and duty, both based on the same value of each line. */
export function dutyThenTax(
  lines: readonly PlainLine[],
  cart: PlainCart,
  rateOf: (line: PlainLine) => Fraction,
  dutiable = ({ cif }: PlainLine) => cif,
): { duty: Fraction; tax: Fraction } {
  const duty = (line: PlainLine) => dutiable(line).times(cart.dutyRate(line));
  return {
    duty: sumOf(lines, duty),
    tax: sumOf(lines, (line) => line.cif.plus(duty(line)).times(rateOf(line))),
  };
}
