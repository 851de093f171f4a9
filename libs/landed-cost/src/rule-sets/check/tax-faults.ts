import type { Amount, FixedAmount, Part, TaxRule } from '../rule-set.js';
import { fault, faultsOfEach, type Fault } from './fault.js';
import {
  aboveZeroFaults,
  amountFaults,
  currencyFaults,
  isAbove,
  rateFaults,
  rateOf,
} from './values.js';
import { isUnconditional, unreachableFaults, whenFaults } from './when-faults.js';

/** What a consignment consists of, without its taxes. */
export const GIVEN_PARTS = ['goods', 'freight', 'insurance'];
export const PARTS = [...GIVEN_PARTS, 'value'];

const FEWEST_DIGITS = 2;
const MOST_DIGITS = 10;

/** @param earlier names of the taxes before it in its bracket */
export function taxFaults(tax: TaxRule, pointer: string, earlier: readonly string[]): Fault[] {
  return [
    ...nameFaults(tax.name, `${pointer}/name`, earlier),
    ...(tax.amount === undefined
      ? ratedFaults(tax, pointer, earlier)
      : fixedFaults(tax, tax.amount, pointer)),
    ...moneyFaults(tax.less, `${pointer}/less`),
    ...moneyFaults(tax.min, `${pointer}/min`),
    ...moneyFaults(tax.max, `${pointer}/max`),
    ...minAboveMaxFaults(tax, `${pointer}/min`),
  ];
}

function nameFaults(name: string, pointer: string, earlier: readonly string[]): Fault[] {
  if (PARTS.includes(name)) {
    return [fault(pointer, 'reserved', `is the name of a part: name the tax otherwise`)];
  }
  return earlier.includes(name)
    ? [fault(pointer, 'repeated', `is the name of an earlier tax of this bracket`)]
    : [];
}

/** @param known names that a part may have */
export function partsFaults(
  parts: readonly Part[],
  pointer: string,
  known: readonly string[],
): Fault[] {
  if (parts.length === 0) return [fault(pointer, 'too-few', `must name a part, such as "goods"`)];
  return faultsOfEach(parts, pointer, (part, at) => {
    const [name, nameAt] = typeof part === 'string' ? [part, at] : [part.of, `${at}/of`];
    return [
      ...(known.includes(name)
        ? []
        : [fault(nameAt, 'unknown-part', `must be one of ${known.join(', ')}`)]),
      ...(typeof part === 'string' ? [] : aboveZeroFaults(part.x, `${at}/x`)),
    ];
  });
}

function ratedFaults(tax: TaxRule, pointer: string, earlier: readonly string[]): Fault[] {
  if (tax.rate === undefined) {
    return [fault(pointer, 'required', 'must have a rate and a base, or an amount')];
  }
  return [
    ...(Array.isArray(tax.rate)
      ? rateListFaults(tax.rate, tax, `${pointer}/rate`)
      : rateOrLookupFaults(tax.rate, tax, `${pointer}/rate`)),
    ...(tax.base === undefined
      ? [fault(`${pointer}/base`, 'required', 'is required: name the parts that the rate is of')]
      : partsFaults(tax.base, `${pointer}/base`, [...PARTS, ...earlier])),
  ];
}

function rateListFaults(
  rates: Exclude<TaxRule['rate'], string | undefined>,
  tax: TaxRule,
  pointer: string,
): Fault[] {
  const last = rates.at(-1);
  return [
    ...faultsOfEach(rates, pointer, ({ when, rate }, at, index) => [
      ...whenFaults(when, `${at}/when`),
      ...rateOrLookupFaults(rate, tax, `${at}/rate`),
      ...unreachableFaults(rates, index, at, 'rate'),
    ]),
    ...(last !== undefined && isUnconditional(last.when)
      ? []
      : [fault(pointer, 'no-rate', 'must end with a rate without `when`, for all other goods')]),
  ];
}

function rateOrLookupFaults(rate: string, { inside }: TaxRule, pointer: string): Fault[] {
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
  const others = (['rate', 'base', 'inside'] as const).filter((name) => tax[name] !== undefined);
  return [
    ...others.map((name) =>
      fault(`${pointer}/${name}`, 'not-allowed', 'must not stand beside an amount'),
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

/** Amounts of two currencies cannot be compared. */
function minAboveMaxFaults({ min, max }: TaxRule, pointer: string): Fault[] {
  return min && max && min.currency === max.currency && isAbove(min.value, max.value)
    ? [fault(pointer, 'reversed-range', `must not be above the max, ${max.value}`)]
    : [];
}
