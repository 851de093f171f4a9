import { HS_DIGITS_OF_A_LINE, type Amount, type RuleSet, type TaxRule } from '../rule-set.js';
import { fault, type Fault } from './fault.js';
import { taxesByBracket, type PlacedTax } from './placed-taxes.js';
import { rateOf } from './values.js';
import { canMeet } from './when-faults.js';

/** The members that are charged or deducted once for a consignment. */
const ONCE = ['min', 'max', 'less'] as const;

/**
 * Returns the faults of a tax with two different values of a member that applies once to a consignment: its minimum,
 * maximum and deduction, and the digits of HS lines. Both values can apply to one consignment if each line has its own
 * bracket or its own case.
 */
export function meetingFaults(set: RuleSet): Fault[] {
  const all = taxesByBracket(set)
    .flat()
    .map((placed) => ({ ...placed, once: ONCE.map((member) => amountKey(placed.tax[member])) }));
  const byName = Map.groupBy(all, ({ tax }) => tax.name);
  const casesMeet = new Map<string, boolean>();
  const meet = (earlier: PlacedTax, later: PlacedTax): boolean => {
    if (earlier.case === later.case) {
      return earlier.bracket !== later.bracket && later.rules.limit.per === 'unit';
    }
    const key = `${earlier.case} ${later.case}`;
    const meets = casesMeet.get(key) ?? canMeet(earlier.rules.when, later.rules.when);
    casesMeet.set(key, meets);
    return meets;
  };
  return all.flatMap((later) => {
    const same = byName.get(later.tax.name)!;
    const earlier = same.slice(0, same.indexOf(later)).filter((other) => meet(other, later));
    return [...onceFaults(earlier, later), ...digitsFaults(earlier, later)];
  });
}

/** A tax, and its members of {@link ONCE} as texts to compare. */
type ComparedTax = PlacedTax & { once: string[] };

function onceFaults(earlier: readonly ComparedTax[], { once, pointer }: ComparedTax): Fault[] {
  return ONCE.flatMap((member, index) => {
    const other = earlier.find((earlierTax) => earlierTax.once[index] !== once[index]);
    return other ? [conflict(`${pointer}/${member}`, other)] : [];
  });
}

function digitsFaults(earlier: readonly PlacedTax[], { tax, pointer }: PlacedTax): Fault[] {
  const digits = digitsOf(tax);
  const other = earlier.find((earlierTax) => (digitsOf(earlierTax.tax) ?? digits) !== digits);
  return digits !== undefined && other ? [conflict(`${pointer}/amount/digits`, other)] : [];
}

function conflict(pointer: string, other: PlacedTax): Fault {
  const detail = `must be the same as in ${other.pointer}: lines of one consignment can have both`;
  return fault(pointer, 'conflict', detail);
}

function digitsOf({ amount }: TaxRule): number | undefined {
  return amount?.per === 'hsLine' ? (amount.digits ?? HS_DIGITS_OF_A_LINE) : undefined;
}

/** Returns equal texts for equal amounts, such as "3" and "3.00". */
function amountKey(amount: Amount | undefined): string {
  return amount ? `${rateOf(amount.value)?.toFixed()} ${amount.currency}` : '';
}
