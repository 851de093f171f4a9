import type { RuleSet, TaxedCase } from '../rule-set.js';
import { documentFaults } from './document-faults.js';
import { fault, faultsOfEach, type Fault } from './fault.js';
import { namesFaults } from './name-faults.js';
import { GIVEN_PARTS, PARTS, partsFaults, taxFaults } from './tax-faults.js';
import { amountFaults, currencyFaults, isAbove, timeZoneFaults } from './values.js';
import { unreachableFaults, whenFaults } from './when-faults.js';

/** The faults of a rule set that its types cannot exclude (decision 9.2); none where it can be evaluated. */
export function faultsOfRuleSet(set: RuleSet): Fault[] {
  return [
    ...documentFaults(set),
    ...timeZoneFaults(set.timeZone, '/timeZone'),
    ...(set.cases.length > 0
      ? []
      : [fault('/cases', 'too-few', 'must have a case, or every cart is refused')]),
    ...faultsOfEach(set.cases, '/cases', (one, at, index) => [
      ...whenFaults(one.when, `${at}/when`),
      ...unreachableFaults(set.cases, index, at, 'case'),
      ...('refuse' in one ? [] : taxedCaseFaults(one, at)),
    ]),
    ...namesFaults(set),
  ];
}

function taxedCaseFaults({ value, limit, brackets }: TaxedCase, pointer: string): Fault[] {
  return [
    ...(value === undefined ? [] : partsFaults(value, `${pointer}/value`, GIVEN_PARTS)),
    ...partsFaults(limit.of, `${pointer}/limit/of`, PARTS),
    ...currencyFaults(limit.currency, `${pointer}/limit/currency`),
    ...bracketsFaults(brackets, `${pointer}/brackets`),
  ];
}

function bracketsFaults(brackets: TaxedCase['brackets'], pointer: string): Fault[] {
  if (brackets.length === 0) {
    return [fault(pointer, 'too-few', 'must have a bracket; use `refuse` to keep goods out')];
  }
  return faultsOfEach(brackets, pointer, ({ upTo, taxes }, at, index) => [
    ...limitFaults(upTo, brackets.slice(0, index), `${at}/upTo`),
    ...faultsOfEach(taxes, `${at}/taxes`, (tax, taxAt, k) =>
      taxFaults(
        tax,
        taxAt,
        taxes.slice(0, k).map(({ name }) => name),
      ),
    ),
  ]);
}

function limitFaults(
  upTo: string | null,
  earlier: TaxedCase['brackets'],
  pointer: string,
): Fault[] {
  const before = earlier.at(-1)?.upTo;
  if (before === null) {
    return [fault(pointer, 'order', 'follows a bracket without limit: put that one last')];
  }
  if (upTo === null) return [];
  const faults = amountFaults(upTo, pointer);
  if (faults.length > 0 || before === undefined || isAbove(upTo, before)) return faults;
  return [fault(pointer, 'order', `must be above ${before}, the limit of the bracket before`)];
}
