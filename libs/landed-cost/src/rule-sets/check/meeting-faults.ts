import type { Amount, RuleSet, TaxRule, TaxedCase } from '../rule-set.js';
import { fault, type Fault } from './fault.js';
import { rateOf } from './values.js';
import { canMeet } from './when-faults.js';

const HS_DIGITS = 6;

/** What is charged, or taken off, once for a consignment. */
const ONCE = ['min', 'max', 'less'] as const;

interface Placed {
  tax: TaxRule;
  pointer: string;
  of: { rules: TaxedCase; index: number; bracket: number };
}

/**
 * The faults of a tax that has two values of what is one for the consignment: its minimum, maximum and deduction, and
 * the digits of HS lines. They can meet in one consignment where each line has its own bracket, or its own case.
 */
export function meetingFaults({ cases }: RuleSet): Fault[] {
  const all = cases.flatMap((rules, index) => ('refuse' in rules ? [] : placedIn(rules, index)));
  return all.flatMap((later, index) => {
    const earlier = all
      .slice(0, index)
      .filter((other) => other.tax.name === later.tax.name && meet(other.of, later.of));
    return [...onceFaults(earlier, later), ...digitsFaults(earlier, later)];
  });
}

function placedIn(rules: TaxedCase, index: number): Placed[] {
  return rules.brackets.flatMap(({ taxes }, bracket) =>
    taxes.map((tax, k) => ({
      tax,
      pointer: `/cases/${index}/brackets/${bracket}/taxes/${k}`,
      of: { rules, index, bracket },
    })),
  );
}

function meet(earlier: Placed['of'], later: Placed['of']): boolean {
  if (earlier.index !== later.index) return canMeet(earlier.rules.when, later.rules.when);
  return earlier.bracket !== later.bracket && later.rules.limit.per === 'unit';
}

function onceFaults(earlier: readonly Placed[], { tax, pointer }: Placed): Fault[] {
  return ONCE.flatMap((member) => {
    const other = earlier.find((one) => textOf(one.tax[member]) !== textOf(tax[member]));
    return other ? [conflict(`${pointer}/${member}`, other)] : [];
  });
}

function digitsFaults(earlier: readonly Placed[], { tax, pointer }: Placed): Fault[] {
  const digits = digitsOf(tax);
  const other = earlier.find((one) => (digitsOf(one.tax) ?? digits) !== digits);
  return digits !== undefined && other ? [conflict(`${pointer}/amount/digits`, other)] : [];
}

function conflict(pointer: string, other: Placed): Fault {
  const detail = `must be the same as in ${other.pointer}: lines of one consignment can have both`;
  return fault(pointer, 'conflict', detail);
}

function digitsOf({ amount }: TaxRule): number | undefined {
  return amount?.per === 'hsLine' ? (amount.digits ?? HS_DIGITS) : undefined;
}

/** Equal for equal amounts, as "3" and "3.00". */
function textOf(amount: Amount | undefined): string {
  return amount ? `${rateOf(amount.value)?.toFixed()} ${amount.currency}` : '';
}
