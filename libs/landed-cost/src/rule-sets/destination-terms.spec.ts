import { toText } from '#money';
import { ruleSetOn, ruleSetPeriods } from '../spec/rule-sets-of-days.js';
import { SANDBOX_TERMS } from '../spec/sandbox/terms.js';
import {
  ruleDay,
  rulesVersion,
  tariffOfDay,
  termsInForce,
  termsOfDay,
} from './destination-terms.js';
import type { DestinationTerms, Period, RouteTariffs } from './destination-terms.js';
import { compileFreightTariff } from '../tariffs/compile-tariff.js';
import { compileDutyRates } from './duty-table.js';
import type { FreightTariff } from '../tariffs/freight-tariff.js';
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
const duties = (from: string, rate: string, until?: string) => {
  const rates = { destination: 'DE', validFrom: from, source: ['a table'], rates: [] };
  const terms = { revision: 1, rates, table: compileDutyRates({ ...rates, default: rate }) };
  return { from, until, id: `DE-${from}-1`, terms };
};
const tariff = (
  origin: string,
  first: string,
  { service = 'STANDARD', validFrom = '2026-01-01', ...over }: Partial<FreightTariff> = {},
): RouteTariffs => {
  const terms = {
    origin,
    destination: 'DE',
    service,
    currency: 'EUR',
    validFrom,
    source: ['a carrier'],
    divisor: '5000',
    minimumKg: '0.5',
    roundUpToKg: '0.5',
    steps: [{ upToKg: '0.5', price: first }],
    etaDays: [7, 20] as [number, number],
    ...over,
  };
  const id = `${origin}-DE-${service}-${validFrom}-1`;
  return {
    origin,
    service,
    periods: [{ from: validFrom, id, terms: { revision: 1, tariff: compileFreightTariff(terms) } }],
  };
};
const DE: DestinationTerms = {
  timeZone: 'Europe/Berlin',
  ruleSets: ruleSetPeriods([rules], 3),
  dutyRates: [duties('2026-01-01', '0.01', '2026-06-30'), duties('2026-07-01', '0.02')],
  tariffs: [tariff('US', '5'), tariff('*', '9'), tariff('US', '2', { service: 'ECONOMY' })],
};
/** Simulates terms that have not arrived. */
const unknown = <T>(periods: readonly Period<T>[]) =>
  periods.map((period) => ({ ...period, terms: undefined }));

describe('the rule set of a day (decision 9.3)', () => {
  it.each([
    ['2026-06-30', undefined],
    ['2026-07-01', 'DE-2026-07-01-3'],
    ['2028-06-30', 'DE-2026-07-01-3'],
    ['2028-07-01', undefined],
  ])('on %s is %s: the first and the last day are included', (day, version) => {
    const ruleSet = ruleSetOn(DE, day);
    expect(ruleSet && rulesVersion(ruleSet)).toBe(version);
  });

  it.each([
    ['2024-07-31', undefined],
    ['2025-12-31', 'BR-2025-04-01-1'],
    ['2026-01-01', 'BR-2026-01-01-1'],
    ['2026-05-11', 'BR-2026-01-01-1'],
    ['2026-05-12', 'BR-2026-05-12-1'],
    ['2031-01-01', 'BR-2026-05-12-1'],
  ])('of Brazil on %s is %s', (day, version) => {
    const ruleSet = ruleSetOn(BR, day);
    expect(ruleSet && rulesVersion(ruleSet)).toBe(version);
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
  });
});

describe('the terms of a day (decisions 9.3, 9.5)', () => {
  const on = (day: string, origin = 'US', terms: DestinationTerms | undefined = DE) => {
    const termsThen = termsOfDay(terms, { destination: 'DE', origin, day, service: 'STANDARD' });
    if (!termsThen.ok) return termsThen.detail;
    const { duties: table, tariff: tariffThen } = termsThen.value;
    return [table?.table('610910', 'CN')?.rate.toNumber(), toText(tariffThen.steps[0]!.price)];
  };
  const earlier = { ...DE, ruleSets: ruleSetPeriods([{ ...rules, validFrom: '2026-01-01' }]) };

  it('are the duty rates of the day', () => {
    expect(on('2026-06-30', 'US', earlier)).toEqual([0.01, '5']);
    expect(on('2026-07-01')).toEqual([0.02, '5']);
  });

  it('prefer the tariff from the merchant’s country to the tariff from any country', () => {
    expect(on('2026-07-01', 'CN')).toEqual([0.02, '9']);
    const later = [tariff('US', '5', { validFrom: '2026-08-01' }), tariff('*', '9')];
    for (const tariffs of [later, later.toReversed()]) {
      expect(on('2026-07-31', 'US', { ...DE, tariffs })).toEqual([0.02, '9']);
      expect(on('2026-08-01', 'US', { ...DE, tariffs })).toEqual([0.02, '5']);
    }
  });

  it('contain the tariff of the service that the route names', () => {
    const route = { destination: 'DE', origin: 'US', day: '2026-07-01' };
    const inForce = termsOfDay(DE, { ...route, service: 'ECONOMY' });
    expect(inForce.ok && toText(inForce.value.tariff.steps[0]!.price)).toBe('2');
    expect(termsOfDay(DE, { ...route, service: 'SEA' })).toMatchObject({
      detail: 'There is no freight tariff SEA from US to DE on 2026-07-01.',
    });
  });

  it('name the terms that are missing', () => {
    expect(on('2026-06-30')).toBe('There are no tax rules for DE on 2026-06-30.');
    const onlyFromUs = { ...DE, tariffs: [tariff('US', '5')] };
    expect(on('2026-07-01', 'CN', onlyFromUs)).toBe(
      'There is no freight tariff STANDARD from CN to DE on 2026-07-01.',
    );
  });

  it('are refused if the terms of the day have not arrived, whatever other terms have arrived', () => {
    const terms = (what: string, id: string) =>
      `The ${what} ${id} that apply on 2026-07-01 have not arrived yet.`;
    const noRules = { ...DE, ruleSets: unknown(DE.ruleSets) };
    expect(on('2026-07-01', 'US', noRules)).toBe(terms('tax rules', 'DE-2026-07-01-3'));
    const [first, second] = DE.dutyRates;
    const noTable = { ...DE, dutyRates: [first!, ...unknown([second!])] };
    expect(on('2026-07-01', 'US', noTable)).toBe(terms('duty rates', 'DE-2026-07-01-1'));
    const [fromUs, fromAny] = DE.tariffs;
    const noTariff = {
      ...DE,
      tariffs: [{ ...fromUs!, periods: unknown(fromUs!.periods) }, fromAny!],
    };
    expect(on('2026-07-01', 'US', noTariff)).toBe(
      terms('freight tariffs', 'US-DE-STANDARD-2026-01-01-1'),
    );
    expect(on('2026-07-01', 'CN', noTariff)).toEqual([0.02, '9']);
  });

  it('are unknown, and not missing, on days before the first known day', () => {
    const since = (day: string) => ({ ...DE, since: day, ruleSets: [] });
    const route = { destination: 'DE', origin: 'US', day: '2026-07-01', service: 'STANDARD' };
    for (const lookUp of [termsOfDay, tariffOfDay]) {
      expect(lookUp(since('2026-07-02'), route)).toMatchObject({
        code: 'unsupported-destination',
        detail: 'The terms of DE before 2026-07-02 are not known here.',
        isNotYet: true,
      });
      expect(lookUp(since('2026-07-01'), route)).not.toHaveProperty('isNotYet');
    }
  });

  it('have a name that changes with each of the used terms, and when terms arrive', () => {
    const inBerlin = (instant: string, terms = DE, services = ['STANDARD']) =>
      termsInForce(terms, new Date(instant), services);
    const june = '2026-06-30T21:59:59.999Z';
    const economy = 'US-DE-ECONOMY-2026-01-01-1';
    expect(inBerlin(june)).toBe(
      'duties-DE-2026-01-01-1 *-DE-STANDARD-2026-01-01-1 US-DE-STANDARD-2026-01-01-1',
    );
    expect(inBerlin(june, DE, ['ECONOMY'])).toBe(`duties-DE-2026-01-01-1 ${economy}`);
    expect(inBerlin(june, DE, [])).toBe('duties-DE-2026-01-01-1');
    const july = '2026-06-30T22:00:00.000Z';
    expect(inBerlin(july)).toMatch(/^DE-2026-07-01-3 duties-DE-2026-07-01-1 /);
    const noTable = { ...DE, dutyRates: unknown(DE.dutyRates) };
    expect(inBerlin(july, noTable)).toMatch(/^DE-2026-07-01-3 duties-DE-2026-07-01-1\? /);
    const none = { timeZone: 'UTC', ruleSets: [], dutyRates: [], tariffs: [] };
    expect(termsInForce(none, new Date(), ['STANDARD'])).toBe('');
  });

  it('have a different name from each day on which a dated surcharge begins or has ended', () => {
    const peak = { name: 'peak', amount: '2' };
    const surcharges = [
      { name: 'fuel', percent: '9', when: { until: '2026-11-30' } },
      { name: 'fuel', percent: '12', when: { from: '2026-12-01' } },
      { ...peak, when: { from: '2026-11-15', until: '2026-12-24' } },
      { name: 'oversize', amount: '5', when: { longestSideOverCm: '100' } },
    ];
    const terms = { ...DE, tariffs: [tariff('*', '9', { surcharges })] };
    const names = ['11-14', '11-15', '11-30', '12-01', '12-24', '12-25', '12-26'].map((day) =>
      termsInForce(terms, new Date(`2026-${day}T12:00:00Z`), ['STANDARD']),
    );
    expect(names.map((name) => name.split('-').at(-1))).toEqual([
      '1+0',
      '1+0+2',
      '1+0+2',
      '1+1+2',
      '1+1+2',
      '1+1',
      '1+1',
    ]);
  });
});
