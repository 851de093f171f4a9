import { HS_DIGITS_OF_A_LINE, type Amount, type RuleSet, type TaxRule } from '../rule-set.js';
import { fault, type Fault } from './fault.js';
import { taxesByBracket, type PlacedTax } from './placed-taxes.js';
import { rateOf } from './values.js';
import { canMeet } from './when-faults.js';

/** What is charged, or taken off, once for a consignment. */
const ONCE = ['min', 'max', 'less'] as const;

/**
 * The faults of a tax that has two values of what is one for the consignment: its minimum, maximum and deduction, and
 * the digits of HS lines. They can meet in one consignment where each line has its own bracket, or its own case.
 */
export function meetingFaults(set: RuleSet): Fault[] {
  const all = taxesByBracket(set).flat();
  return all.flatMap((later, index) => {
    const earlier = all
      .slice(0, index)
      .filter((other) => other.tax.name === later.tax.name && meet(other, later));
    return [...onceFaults(earlier, later), ...digitsFaults(earlier, later)];
  });
}

function meet(earlier: PlacedTax, later: PlacedTax): boolean {
  if (earlier.case !== later.case) return canMeet(earlier.rules.when, later.rules.when);
  return earlier.bracket !== later.bracket && later.rules.limit.per === 'unit';
}

function onceFaults(earlier: readonly PlacedTax[], { tax, pointer }: PlacedTax): Fault[] {
  return ONCE.flatMap((member) => {
    const other = earlier.find((one) => textOf(one.tax[member]) !== textOf(tax[member]));
    return other ? [conflict(`${pointer}/${member}`, other)] : [];
  });
}

function digitsFaults(earlier: readonly PlacedTax[], { tax, pointer }: PlacedTax): Fault[] {
  const digits = digitsOf(tax);
  const other = earlier.find((one) => (digitsOf(one.tax) ?? digits) !== digits);
  return digits !== undefined && other ? [conflict(`${pointer}/amount/digits`, other)] : [];
}

function conflict(pointer: string, other: PlacedTax): Fault {
  const detail = `must be the same as in ${other.pointer}: lines of one consignment can have both`;
  return fault(pointer, 'conflict', detail);
}

function digitsOf({ amount }: TaxRule): number | undefined {
  return amount?.per === 'hsLine' ? (amount.digits ?? HS_DIGITS_OF_A_LINE) : undefined;
}

/** Equal for equal amounts, as "3" and "3.00". */
function textOf(amount: Amount | undefined): string {
  return amount ? `${rateOf(amount.value)?.toFixed()} ${amount.currency}` : '';
}
