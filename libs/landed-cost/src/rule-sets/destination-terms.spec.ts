import { SANDBOX_TERMS } from '../spec/sandbox/terms.js';
import { compileRuleSet } from './compile.js';
import {
  ruleDay,
  rulesVersion,
  ruleSetOn,
  termsInForce,
  termsOfDay,
  type DestinationTerms,
} from './destination-terms.js';
import { compileDutyRates } from './duty-table.js';
import type { FreightTariff } from './freight-tariff.js';
import type { RuleSet } from './rule-set.js';

const BR = SANDBOX_TERMS.get('BR')!;

const rules: RuleSet = {
  destination: 'DE',
  timeZone: 'Europe/Berlin',
  validFrom: '2026-07-01',
  validUntil: '2028-06-30',
  source: ['a law'],
  cases: [{ refuse: 'everything' }],
};
const set = (over: Partial<RuleSet>, revision = 1) => ({
  revision,
  compiled: compileRuleSet({ ...rules, ...over }),
});
const duties = (validFrom: string, rate: string, revision = 1) => {
  const rates = { destination: 'DE', validFrom, source: ['a table'], rates: [] };
  return { revision, rates, table: compileDutyRates({ ...rates, default: rate }) };
};
const tariff = (origin: string, first: string, over: Partial<FreightTariff> = {}) => ({
  revision: 1,
  tariff: {
    origin,
    destination: 'DE',
    service: 'STANDARD',
    currency: 'EUR',
    validFrom: '2026-01-01',
    source: ['a carrier'],
    divisor: '5000',
    minimumKg: '0.5',
    roundUpToKg: '0.5',
    steps: [{ upToKg: '0.5', price: first }],
    etaDays: [7, 20] as [number, number],
    ...over,
  },
});
const DE: DestinationTerms = {
  ruleSets: [set({}, 3)],
  dutyRates: [duties('2026-01-01', '0.01'), duties('2026-07-01', '0.02', 2)],
  tariffs: [tariff('US', '5'), tariff('*', '9'), tariff('US', '2', { service: 'ECONOMY' })],
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
    expect(ruleSetOn(SANDBOX_TERMS.get('constructor'), '2026-11-20')).toBeUndefined();
  });

  it('is not looked up for a malformed day', () => {
    expect(() => ruleSetOn(BR, '12/05/2026')).toThrow(RangeError);
  });

  it('is chosen by the day in the time zone of the destination (decision 5.9)', () => {
    const instant = new Date('2026-06-30T22:00:00.000Z');
    expect(ruleDay(DE, instant)).toBe('2026-07-01');
    expect(ruleDay(BR, instant)).toBe('2026-06-30');
    expect(ruleDay(undefined, instant)).toBe('2026-06-30');
    const moved: RuleSet = { ...rules, timeZone: 'Pacific/Auckland', validFrom: '2028-07-01' };
    delete moved.validUntil;
    const ruleSets = [...DE.ruleSets, { revision: 1, compiled: compileRuleSet(moved) }];
    expect(ruleDay({ ...DE, ruleSets }, new Date('2026-11-26T12:00:00.000Z'))).toBe('2026-11-26');
  });
});

describe('the terms of a day (decisions 9.3, 9.5)', () => {
  const on = (day: string, origin = 'US', terms: DestinationTerms | undefined = DE) => {
    const found = termsOfDay(terms, { destination: 'DE', origin, day });
    if (!found.ok) return found.detail;
    const { duties: table, tariff: of } = found.value;
    return [table?.table('610910', 'CN')?.rate.toNumber(), of.steps[0]?.price];
  };

  it('are the duty rates that begin last, and the tariff from the country before that from any', () => {
    expect(on('2026-07-01')).toEqual([0.02, '5']);
    expect(on('2026-07-01', 'CN')).toEqual([0.02, '9']);
    const earlier = { ...DE, ruleSets: [set({ validFrom: '2026-01-01' })] };
    expect(on('2026-06-30', 'US', earlier)).toEqual([0.01, '5']);
  });

  it('name what is missing', () => {
    expect(on('2026-06-30')).toBe('There are no tax rules for DE on 2026-06-30.');
    const onlyFromUs = { ...DE, tariffs: [tariff('US', '5')] };
    expect(on('2026-07-01', 'CN', onlyFromUs)).toBe(
      'There is no freight tariff STANDARD from CN to DE on 2026-07-01.',
    );
  });

  it('have a name that changes with each of them', () => {
    const inBerlin = (instant: string) => termsInForce(DE, new Date(instant));
    expect(inBerlin('2026-06-30T21:59:59.999Z')).toBe(
      'duties-2026-01-01-1 *-STANDARD-2026-01-01-1 US-ECONOMY-2026-01-01-1 US-STANDARD-2026-01-01-1',
    );
    expect(inBerlin('2026-06-30T22:00:00.000Z')).toMatch(/^DE-2026-07-01-3 duties-2026-07-01-2 /);
    expect(termsInForce({ ruleSets: [], dutyRates: [], tariffs: [] }, new Date())).toBe('');
  });
});
