import { HeldRows, type TestService } from '#testing';
import { startTaxes } from '../taxes-service.js';
import { dayFromNow, dutyRates, ruleSet, tariff } from './documents.js';

type Rules = Parameters<typeof ruleSet>[0];

/** A request that loads a document. */
type Load = [path: string, body: object];

const rules = (destination: string, over: Rules = {}, extras: object = {}): Load => [
  '/ops/tax-rules',
  { ...ruleSet({ destination, ...over }), ...extras },
];

const table = (destination: string, over: Parameters<typeof dutyRates>[0] = {}): Load => [
  `/ops/duty-rates/${destination}`,
  dutyRates(over),
];

const correction = { reason: 'A typing error' };

type Brackets = Extract<NonNullable<Rules['cases']>[number], { brackets: object }>['brackets'];

const bracketed = (brackets: Brackets): Rules => ({
  cases: [{ limit: { of: ['goods'], currency: 'USD', per: 'consignment' }, brackets }],
});

const DUTY = { kind: 'duty' as const, base: ['goods'], collectedBy: 'customs' as const };

/** Rules that look up their duty. */
const lookingUp = bracketed([{ upTo: null, taxes: [{ ...DUTY, name: 'duty', rate: 'byHs' }] }]);

const taxName = (n: number) => `the tax at position ${n}`;

/** Each tax is computed from many earlier ones: more than half of the maximum size of an event. */
const large = bracketed(
  Array.from({ length: 20 }, (_, bracket) => ({
    upTo: `${bracket + 1}`,
    taxes: Array.from({ length: 50 }, (__, n) => {
      const earlier = Array.from({ length: Math.min(n, 15) }, (___, position) => taxName(position));
      return { ...DUTY, name: taxName(n), rate: '0.1', base: ['goods', ...earlier] };
    }),
  })),
);

const inCents = tariff({ destination: 'KZ', steps: [{ upToKg: '0.5', price: '7000' }] });

/** The terms loaded before, the request, and the codes and pointers of its refusal. */
const REFUSALS: [what: string, before: Load[], load: Load, faults: string[]][] = [
  [
    'limits that do not rise',
    [],
    rules('LV', bracketed(['2', '1'].map((upTo) => ({ upTo, taxes: [] })))),
    ['422 invalid-terms', '/cases/0/brackets/1/upTo order'],
  ],
  [
    'a currency without an exchange rate',
    [],
    ['/ops/freight-tariffs', tariff({ destination: 'LV', currency: 'SEK' })],
    ['422 invalid-terms', '/currency no-fx-rate'],
  ],
  [
    'another time zone',
    [rules('MC')],
    rules('MC', { validFrom: dayFromNow(9), timeZone: 'Europe/Monaco' }),
    ['422 invalid-terms', '/timeZone other-time-zone'],
  ],
  [
    'a correction with another time zone',
    [rules('SM')],
    rules('SM', { timeZone: 'Europe/San_Marino' }, { correction }),
    ['422 confirm-needed', '/timeZone confirm-needed'],
  ],
  [
    'another document with the same first day',
    [rules('AD')],
    rules('AD', { rate: '0.2' }),
    ['409 already-loaded', '/validFrom already-loaded'],
  ],
  [
    'past days',
    [rules('VA', { validFrom: dayFromNow(-9) })],
    rules('VA', { validFrom: dayFromNow(-1), rate: '0.2' }),
    ['422 back-dated', '/validFrom back-dated'],
  ],
  [
    'a price of 1,000 times the previous one',
    [['/ops/freight-tariffs', tariff({ destination: 'KZ' })]],
    ['/ops/freight-tariffs', { ...inCents, validFrom: dayFromNow(9) }],
    ['422 confirm-needed', '/steps/0/price confirm-needed'],
  ],
  [
    'rules that look up duty rates before any are loaded',
    [table('RS', { validFrom: dayFromNow(1) })],
    rules('RS', lookingUp),
    ['422 confirm-needed', '/cases/0/brackets/0/taxes/0/rate no-duty-rates'],
  ],
  [
    'a correction that ends duty rates which rules look up',
    [table('ME'), rules('ME', lookingUp)],
    ['/ops/duty-rates/ME', { ...dutyRates({ validUntil: dayFromNow(5) }), correction }],
    ['422 confirm-needed', '/validUntil no-duty-rates'],
  ],
  [
    'rules that are too large together with those in force',
    [rules('AL', large)],
    rules('AL', { ...large, validFrom: dayFromNow(9) }),
    ['422 terms-too-large', ' terms-too-large'],
  ],
];

describe('a dry run of terms (decision 9.4)', () => {
  let taxes: TestService;
  let token: string;

  beforeAll(async () => {
    taxes = await startTaxes();
    token = await taxes.tokens.operator();
  });

  afterAll(() => taxes.stop());

  const send = ([path, body]: Load, query = '', once = false) =>
    taxes.fetch(path + query, {
      token,
      method: path.startsWith('/ops/duty-rates') ? 'PUT' : 'POST',
      body,
      once,
    });
  const loaded = async ([path, body]: Load) => {
    const answer = await send([path, body]);
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return answer.body.id as string;
  };
  const written = () =>
    taxes.store.sql(
      `SELECT (SELECT count(*) FROM terms) AS terms, (SELECT count(*) FROM audit) AS audited,
              (SELECT count(*) FROM (SELECT FROM outbox UNION ALL SELECT FROM outbox_archive) AS all_events) AS events,
              (SELECT sum(version) FROM terms_subject) AS versions`,
    );

  it.each(REFUSALS)('refuses what loading refuses: %s', async (_, before, load, faults) => {
    for (const loadBefore of before) await loaded(loadBefore);
    const state = await written();
    const preview = await send(load, '?dryRun=true');
    const refused = await send(load);
    const { code, errors } = refused.body;
    expect([
      `${refused.status} ${code}`,
      ...errors.map((error: Record<string, string>) => `${error['pointer']} ${error['code']}`),
    ]).toEqual(faults);
    expect([preview.status, preview.body]).toMatchObject([
      200,
      { outcome: 'refused', faults: errors },
    ]);
    expect(await written()).toEqual(state);
  });

  it('has the answer of loading if nothing is refused, and no effect', async () => {
    const load = rules('MK', lookingUp, { confirm: true });
    const state = await written();
    const { body } = await send(load, '?dryRun=true');
    expect(await written()).toEqual(state);
    expect(body).toMatchObject({ outcome: 'new', faults: [] });
    expect(body.samples).toHaveLength(4);
    expect(await loaded(load)).toBe(body.id);
    expect((await send(load, '?dryRun=true')).body).toMatchObject({ outcome: 'unchanged' });
  });

  it('waits less than loading for another load of the destination', async () => {
    const held = await HeldRows.take(
      taxes,
      `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', current_schema(), 'terms', 'BA'), 0))`,
    );
    const loading = send(rules('BA'));
    await held.untilWaiting(1);
    const first = await Promise.race([loading, send(rules('BA'), '?dryRun=true', true)]);
    expect([first.status, first.body.code]).toEqual([503, 'store-unavailable']);
    await held.release();
    expect((await loading).status).toBe(201);
  });
});
