import type { RuleSet, TaxedCase } from '../rule-set.js';
import { documentFaults } from './document-faults.js';
import { fault, faultsOfEach, type Fault } from './fault.js';
import { meetingFaults } from './meeting-faults.js';
import { namesFaults } from './name-faults.js';
import { shapeFaults } from './shape-faults.js';
import { PARTS_OF_VALUE, partsFaults, partsOf, taxFaults, type KnownParts } from './tax-faults.js';
import { amountFaults, currencyFaults, isAbove, textFaults, timeZoneFaults } from './values.js';
import { unreachableFaults, whenFaults } from './when-faults.js';

/** Returns the faults of a rule set that the types cannot exclude (decision 9.2); none if it can be evaluated. */
export function faultsOfRuleSet(set: RuleSet): Fault[] {
  const ofShape = shapeFaults(set);
  if (ofShape.length > 0) return ofShape;
  return [
    ...documentFaults(set),
    ...timeZoneFaults(set.timeZone, '/timeZone'),
    ...(set.cases.length > 0
      ? []
      : [fault('/cases', 'too-few', 'must have a case, or every cart is refused')]),
    ...faultsOfEach(set.cases, '/cases', (ruleCase, caseAt, index) => [
      ...whenFaults(ruleCase.when, `${caseAt}/when`),
      ...unreachableFaults(set.cases, index, caseAt, 'case'),
      ...('refuse' in ruleCase
        ? textFaults(ruleCase.refuse, `${caseAt}/refuse`)
        : taxedCaseFaults(ruleCase, caseAt)),
    ]),
    ...namesFaults(set),
    ...meetingFaults(set),
  ];
}

function taxedCaseFaults(taxed: TaxedCase, pointer: string): Fault[] {
  const { value, limit, brackets } = taxed;
  const parts = partsOf(taxed);
  return [
    ...(value === undefined ? [] : partsFaults(value, `${pointer}/value`, PARTS_OF_VALUE)),
    ...partsFaults(limit.of, `${pointer}/limit/of`, parts),
    ...currencyFaults(limit.currency, `${pointer}/limit/currency`),
    ...bracketsFaults(brackets, `${pointer}/brackets`, parts),
  ];
}

function bracketsFaults(
  brackets: TaxedCase['brackets'],
  pointer: string,
  parts: KnownParts,
): Fault[] {
  if (brackets.length === 0) {
    return [fault(pointer, 'too-few', 'must have a bracket; to refuse goods, use `refuse`')];
  }
  return faultsOfEach(brackets, pointer, ({ upTo, taxes }, bracketAt, index) => [
    ...limitFaults(upTo, brackets.slice(0, index), `${bracketAt}/upTo`),
    ...faultsOfEach(taxes, `${bracketAt}/taxes`, (tax, taxAt, k) => {
      const earlier = taxes.slice(0, k).map(({ name }) => name);
      return taxFaults(tax, taxAt, parts, earlier);
    }),
  ]);
}

function limitFaults(
  upTo: string | null,
  earlier: TaxedCase['brackets'],
  pointer: string,
): Fault[] {
  const before = earlier.at(-1)?.upTo;
  if (before === null) {
    const detail = 'comes after a bracket without a limit. Put the bracket without a limit last.';
    return [fault(pointer, 'order', detail)];
  }
  if (upTo === null) return [];
  const faults = amountFaults(upTo, pointer);
  if (faults.length > 0 || before === undefined || isAbove(upTo, before)) return faults;
  return [fault(pointer, 'order', `must be above ${before}, the limit of the bracket before`)];
}
