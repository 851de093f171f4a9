import { BUILT_IN_TERMS } from '../built-in/terms.js';
import { compileRuleSet } from './compile.js';
import {
  ruleDay,
  rulesInForce,
  rulesVersion,
  ruleSetOn,
  tariffOn,
  type DestinationTerms,
} from './destination-terms.js';
import type { RuleSet } from './rule-set.js';

const BR = BUILT_IN_TERMS.get('BR')!;

const rules: RuleSet = {
  destination: 'DE',
  timeZone: 'Europe/Berlin',
  validFrom: '2026-07-01',
  validUntil: '2028-06-30',
  source: ['a law'],
  cases: [{ refuse: 'everything' }],
};
const DE: DestinationTerms = {
  ruleSets: [{ revision: 3, compiled: compileRuleSet(rules) }],
  tariffs: [],
};

describe('the rule set of a day (decision 9.3)', () => {
  it.each([
    ['2026-06-30', undefined],
    ['2026-07-01', 'DE-2026-07-01-3'],
    ['2028-06-30', 'DE-2026-07-01-3'],
    ['2028-07-01', undefined],
  ])('on %s is %s: the first and the last day are included', (day, version) => {
    const found = ruleSetOn(DE, day);
    expect(found && rulesVersion(found)).toBe(version);
  });

  it.each([
    ['2024-07-31', undefined],
    ['2025-12-31', 'BR-2025-04-01-1'],
    ['2026-01-01', 'BR-2026-01-01-1'],
    ['2026-05-11', 'BR-2026-01-01-1'],
    ['2026-05-12', 'BR-2026-05-12-1'],
    ['2031-01-01', 'BR-2026-05-12-1'],
  ])('of Brazil on %s is %s', (day, version) => {
    const found = ruleSetOn(BR, day);
    expect(found && rulesVersion(found)).toBe(version);
  });

  it('does not exist for a destination without terms', () => {
    expect(ruleSetOn(BUILT_IN_TERMS.get('constructor'), '2026-11-20')).toBeUndefined();
    expect(tariffOn(undefined, '2026-11-20')).toBeUndefined();
  });

  it('is not looked up for a malformed day', () => {
    expect(() => ruleSetOn(BR, '12/05/2026')).toThrow(RangeError);
  });

  it('is chosen by the day in the time zone of the destination (decision 5.9)', () => {
    const instant = new Date('2026-06-30T22:00:00.000Z');
    expect(ruleDay(DE, instant)).toBe('2026-07-01');
    expect(ruleDay(BR, instant)).toBe('2026-06-30');
    expect(ruleDay(undefined, instant)).toBe('2026-06-30');
    const terms = new Map([['DE', DE]]);
    expect(rulesInForce(terms, instant)).toEqual([
      { destination: 'DE', revision: 3, since: '2026-07-01' },
    ]);
    expect(rulesInForce(terms, new Date(instant.getTime() - 1))).toEqual([]);
    const moved: RuleSet = { ...rules, timeZone: 'Pacific/Auckland', validFrom: '2028-07-01' };
    delete moved.validUntil;
    const ruleSets = [...DE.ruleSets, { revision: 1, compiled: compileRuleSet(moved) }];
    expect(ruleDay({ ...DE, ruleSets }, new Date('2026-11-26T12:00:00.000Z'))).toBe('2026-11-26');
  });
});
