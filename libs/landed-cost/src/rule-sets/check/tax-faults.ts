import {
  GIVEN_PARTS,
  type Amount,
  type FixedAmount,
  type Part,
  type TaxedCase,
  type TaxRule,
} from '../rule-set.js';
import { fault, faultsOfEach, type Fault } from './fault.js';
import {
  amountFaults,
  currencyFaults,
  factorFaults,
  isAbove,
  rateFaults,
  rateOf,
  textFaults,
} from './values.js';
import { isUnconditional, unreachableFaults, whenFaults } from './when-faults.js';

const PARTS = [...GIVEN_PARTS, 'value'];
/** The parts that `value` can add up. */
export const PARTS_OF_VALUE: KnownParts = { names: GIVEN_PARTS, inValue: [] };

const FEWEST_DIGITS = 2;
const MOST_DIGITS = 10;

/** The names of parts that a case can use. */
export interface KnownParts {
  names: readonly string[];
  /** The parts that `value` adds up; empty if `value` is not among the names. */
  inValue: readonly string[];
}

/** The parts of a case without its taxes. */
export function partsOf({ value }: TaxedCase): KnownParts {
  return { names: PARTS, inValue: value?.map(partName) ?? GIVEN_PARTS };
}

/** @param earlier the names of earlier taxes in the same bracket */
export function taxFaults(
  tax: TaxRule,
  pointer: string,
  parts: KnownParts,
  earlier: readonly string[],
): Fault[] {
  const knownParts = { ...parts, names: [...parts.names, ...earlier] };
  return [
    ...textFaults(tax.name, `${pointer}/name`),
    ...nameFaults(tax.name, `${pointer}/name`, earlier),
    ...(tax.amount === undefined
      ? ratedFaults(tax, pointer, knownParts)
      : fixedFaults(tax, tax.amount, pointer)),
    ...moneyFaults(tax.less, `${pointer}/less`),
    ...moneyFaults(tax.min, `${pointer}/min`),
    ...moneyFaults(tax.max, `${pointer}/max`),
    ...boundsFaults(tax, pointer),
  ];
}

function nameFaults(name: string, pointer: string, earlier: readonly string[]): Fault[] {
  if (PARTS.includes(name)) {
    return [fault(pointer, 'reserved', 'is the name of a part: use another name')];
  }
  if (!earlier.includes(name)) return [];
  const detail = 'is the name of an earlier tax of this bracket: use another name';
  return [fault(pointer, 'repeated', detail)];
}

export function partsFaults(
  parts: readonly Part[],
  pointer: string,
  knownParts: KnownParts,
): Fault[] {
  if (parts.length === 0) return [fault(pointer, 'too-few', `must name a part, such as "goods"`)];
  const names = parts.map(partName);
  return faultsOfEach(parts, pointer, (part, partAt, index) => {
    const nameAt = typeof part === 'string' ? partAt : `${partAt}/of`;
    return [
      ...(knownParts.names.includes(names[index]!)
        ? repeatedFaults(names, index, nameAt, knownParts)
        : [fault(nameAt, 'unknown-part', `must be one of ${knownParts.names.join(', ')}`)]),
      ...(typeof part === 'string' ? [] : factorFaults(part.x, `${partAt}/x`)),
    ];
  });
}

function partName(part: Part): string {
  return typeof part === 'string' ? part : part.of;
}

/** The fault of a part that is summed twice. */
function repeatedFaults(
  names: readonly string[],
  index: number,
  pointer: string,
  { inValue }: KnownParts,
): Fault[] {
  const name = names[index]!;
  if (names.indexOf(name) < index) {
    return [fault(pointer, 'repeated', 'is in the list twice: name each part once')];
  }
  return name !== 'value' && names.includes('value') && inValue.includes(name)
    ? [fault(pointer, 'repeated', 'is part of `value` already: name one of the two')]
    : [];
}

function ratedFaults(tax: TaxRule, pointer: string, knownParts: KnownParts): Fault[] {
  if (tax.rate === undefined) {
    return [fault(pointer, 'required', 'must have a rate and a base, or an amount')];
  }
  return [
    ...(Array.isArray(tax.rate)
      ? rateListFaults(tax.rate, tax, `${pointer}/rate`)
      : insideRateFaults(tax.rate, tax, `${pointer}/rate`)),
    ...(tax.base === undefined
      ? [fault(`${pointer}/base`, 'required', 'is required: name the parts that the rate is of')]
      : partsFaults(tax.base, `${pointer}/base`, knownParts)),
  ];
}

function rateListFaults(
  rates: Exclude<TaxRule['rate'], string | undefined>,
  tax: TaxRule,
  pointer: string,
): Fault[] {
  const last = rates.at(-1);
  return [
    ...faultsOfEach(rates, pointer, ({ when, rate }, rateAt, index) => [
      ...whenFaults(when, `${rateAt}/when`),
      ...insideRateFaults(rate, tax, `${rateAt}/rate`),
      ...unreachableFaults(rates, index, rateAt, 'rate'),
    ]),
    ...(last !== undefined && isUnconditional(last.when)
      ? []
      : [fault(pointer, 'no-rate', 'must end with a rate without `when`, for all other goods')]),
  ];
}

function insideRateFaults(rate: string, { inside }: TaxRule, pointer: string): Fault[] {
  if (rate === 'byHs') {
    return inside === true
      ? [
          fault(
            pointer,
            'not-allowed',
            'must be a rate: duties by HS code are not inside their base',
          ),
        ]
      : [];
  }
  const faults = rateFaults(rate, pointer);
  if (inside !== true || faults.length > 0 || rateOf(rate)!.lessThan(1)) return faults;
  return [fault(pointer, 'out-of-range', 'must be below 1, because the tax is inside its base')];
}

function fixedFaults(tax: TaxRule, amount: FixedAmount, pointer: string): Fault[] {
  const ratedMembers = (['rate', 'base', 'inside', 'less'] as const).filter(
    (name) => tax[name] !== undefined,
  );
  return [
    ...ratedMembers.map((name) =>
      fault(`${pointer}/${name}`, 'not-allowed', 'is not allowed together with amount'),
    ),
    ...moneyFaults(amount, `${pointer}/amount`),
    ...digitsFaults(amount, `${pointer}/amount/digits`),
  ];
}

function digitsFaults({ per, digits }: FixedAmount, pointer: string): Fault[] {
  if (digits === undefined) return [];
  if (per !== 'hsLine') {
    return [fault(pointer, 'not-allowed', 'is for amounts per hsLine: remove it')];
  }
  return Number.isInteger(digits) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
    ? []
    : [fault(pointer, 'out-of-range', `must be from ${FEWEST_DIGITS} to ${MOST_DIGITS}`)];
}

function moneyFaults(money: Amount | undefined, pointer: string): Fault[] {
  if (money === undefined) return [];
  return [
    ...amountFaults(money.value, `${pointer}/value`),
    ...currencyFaults(money.currency, `${pointer}/currency`),
  ];
}

function boundsFaults({ min, max }: TaxRule, pointer: string): Fault[] {
  if (!min || !max) return [];
  if (min.currency !== max.currency) {
    const detail = `must be ${min.currency}, the currency of the min`;
    return [fault(`${pointer}/max/currency`, 'conflict', detail)];
  }
  return isAbove(min.value, max.value)
    ? [fault(`${pointer}/min`, 'reversed-range', `must not be above the max, ${max.value}`)]
    : [];
}
