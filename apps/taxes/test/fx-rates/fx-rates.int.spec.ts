import { FxRateChanged } from '#contracts';
import { committedEvents, eventually, startTestService, type TestService } from '#testing';
import { migrations } from '../../migrations/index.js';
import { readConfig } from '../../src/config.js';
import { taxesProblems } from '../../src/problems.js';
import { seedSandbox } from '../../src/sandbox-seed.js';
import { TaxesModule } from '../../src/taxes.module.js';

describe('exchange rates (decision 5.6)', () => {
  let taxes: TestService;
  let operator: string;

  beforeAll(async () => {
    taxes = await startTestService({
      name: 'taxes',
      module: (config) => TaxesModule.with(config),
      readConfig,
      problems: taxesProblems,
      migrations,
      prepare: async (store) => {
        await seedSandbox(store.url, store.schema);
        await seedSandbox(store.url, store.schema);
      },
    });
    operator = await taxes.tokens.operator();
  });

  afterAll(() => taxes.stop());

  const load = (body: object) =>
    taxes.fetch('/ops/fx-rates', { token: operator, body: { base: 'USD', ...body } });
  const published = (quote: string) =>
    taxes.events.all(FxRateChanged).filter((event) => event.quote === quote);

  it('are seeded for the sandbox once, even if the seed runs again', async () => {
    for (const quote of ['BRL', 'MXN', 'CLP', 'EUR']) {
      await taxes.events.waitFor(FxRateChanged, (event) => event.quote === quote);
    }
    const made = await committedEvents(taxes.store, FxRateChanged);
    const seeded = made.filter(({ source }) => source === 'sandbox');
    expect(
      seeded.map(({ subject, base, rate, version }) => [subject, base, rate, version]).toSorted(),
    ).toEqual([
      ['USD/BRL', 'USD', '5.5', 1],
      ['USD/CLP', 'USD', '950', 1],
      ['USD/EUR', 'USD', '0.92', 1],
      ['USD/MXN', 'USD', '18.5', 1],
    ]);
  });

  it('come into force when they are loaded without a date, and are published', async () => {
    const answer = await load({ quote: 'PEN', rate: 3.712345, source: 'bank' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      base: 'USD',
      quote: 'PEN',
      rate: 3.712345,
      validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      source: 'bank',
    });
    const event = await taxes.events.waitFor(FxRateChanged, ({ quote }) => quote === 'PEN');
    expect(event).toMatchObject({
      subject: 'USD/PEN',
      version: 1,
      rate: '3.712345',
      validFrom: answer.body.validFrom,
    });
  });

  it('are published when they come into force, never ahead', async () => {
    expect((await load({ quote: 'COP', rate: 4000, source: 'now' })).status).toBe(201);
    const validFrom = new Date(Date.now() + 1_500).toISOString();
    expect((await load({ quote: 'COP', rate: 4100, validFrom, source: 'ahead' })).status).toBe(201);
    const event = await taxes.events.waitFor(FxRateChanged, ({ source }) => source === 'ahead');
    expect(event.occurredAt >= validFrom).toBe(true);
    expect(published('COP').map(({ rate, version }) => [rate, version])).toEqual([
      ['4000', 1],
      ['4100', 2],
    ]);
  });

  it('apply to days before the first rate when loaded for them, and are not published', async () => {
    await load({ quote: 'UYU', rate: 40, source: 'now' });
    await load({ quote: 'UYU', rate: 39, validFrom: '2026-01-01', source: 'history' });
    await load({ quote: 'UYU', rate: 41, source: 'later' });
    await taxes.events.waitFor(FxRateChanged, ({ source }) => source === 'later');
    expect(published('UYU').map(({ rate }) => rate)).toEqual(['40', '41']);
  });

  it('are never edited in place: an equal rate is accepted again, another rate is refused with 409', async () => {
    const rate = { quote: 'ARS', rate: 1400, validFrom: '2026-03-01T00:00:00Z', source: 'bank' };
    const first = await load(rate);
    const again = await load(rate);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const other = await load({ ...rate, rate: 1401 });
    expect([other.status, other.body.code]).toEqual([409, 'fx-rate-exists']);
    const rows = await taxes.store.sql(`SELECT rate FROM fx_rate WHERE quote = 'ARS'`);
    expect(rows).toEqual([{ rate: '1400.000000' }]);
  });

  it('are refused if they would change a past day (5.9)', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const loadRate = (ago: number, rate: number) =>
      load({ quote: 'PYG', rate, validFrom: day(ago), source: 's' });
    expect((await loadRate(30, 7300)).status).toBe(201);
    const refused = await loadRate(10, 7400);
    expect([refused.status, refused.body.code, refused.body.errors[0].pointer]).toEqual([
      422,
      'fx-rate-back-dated',
      '/validFrom',
    ]);
    const late = await load({
      quote: 'PYG',
      rate: 7400,
      validFrom: `${day(1)}T23:59:59.999Z`,
      source: 's',
    });
    expect(late.status).toBe(422);
    expect((await loadRate(60, 7200)).status).toBe(201); // no answer was given for days before the first
    expect((await loadRate(30, 7300)).status).toBe(201); // the same rate again
    expect((await loadRate(0, 7500)).status).toBe(201); // today, from its first instant
    expect((await loadRate(-1, 7600)).status).toBe(201);
    const rows = await taxes.store.sql(
      `SELECT rate::float8 AS rate FROM fx_rate WHERE quote = 'PYG' ORDER BY valid_from`,
    );
    expect(rows.map(({ rate }) => rate)).toEqual([7200, 7300, 7500, 7600]);
  });

  it('add an audit row each when loaded; equal and refused rates add none (2.4)', async () => {
    const rate = { quote: 'BOB', rate: 6.91, validFrom: '2026-03-01', source: 'bank' };
    const answers = [
      await load(rate),
      await load(rate),
      await load({ ...rate, rate: 7 }),
      await load({ ...rate, validFrom: '2026-03-02' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409, 422]);
    const rows = await taxes.store.sql(
      `SELECT who, what, details FROM audit WHERE details ->> 'quote' = 'BOB'`,
    );
    const details = {
      quote: 'BOB',
      rate: '6.91',
      validFrom: '2026-03-01T00:00:00.000Z',
      source: 'bank',
    };
    expect(rows).toEqual([{ who: 'OPS', what: 'fx-rate.loaded', details }]);
    const seeded = await taxes.store.sql(`SELECT FROM audit WHERE who = 'sandbox'`);
    expect(seeded).toEqual([]);
  });

  it('are published in the order of their versions when loaded concurrently', async () => {
    const rates = Array.from({ length: 20 }, (_, index) => 100 + index);
    await Promise.all(rates.map((rate) => load({ quote: 'DOP', rate, source: `s${rate}` })));
    const [{ rate } = { rate: '' }] = await taxes.store.sql<{ rate: string }>(
      `SELECT rate::float8::text AS rate FROM fx_rate WHERE quote = 'DOP' ORDER BY valid_from DESC LIMIT 1`,
    );
    const events = await eventually(() => {
      const all = published('DOP');
      expect(all.at(-1)?.rate).toBe(rate);
      return all;
    });
    expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
  });

  it.each([
    ['a rate of 0', { rate: 0 }, '/rate'],
    ['a negative rate', { rate: -5.5 }, '/rate'],
    ['seven decimals', { rate: 5.5000001 }, '/rate'],
    ['a text for a rate', { rate: '5.5' }, '/rate'],
    ['another base', { base: 'EUR' }, '/base'],
    ['no currency', { quote: 'XXX' }, '/quote'],
    ['dollars per dollar', { quote: 'USD' }, '/quote'],
    ['no source', { source: undefined }, '/source'],
    ['an empty source', { source: '' }, '/source'],
    ['no date', { validFrom: 'tomorrow' }, '/validFrom'],
    ['a rate beyond every currency', { rate: 1e9 }, '/rate'],
    ['no currency', { quote: undefined }, '/quote'],
  ])('are refused with %s', async (_, change, pointer) => {
    const answer = await load({ quote: 'BRL', rate: 5.5, source: 'bank', ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      pointer,
    ]);
  });

  it('are loaded by operators only, and read by channels', async () => {
    const body = { base: 'USD', quote: 'BRL', rate: 1, source: 'me' };
    for (const token of [await taxes.tokens.merchant('ACME'), await taxes.tokens.channel('ECOM')]) {
      const refused = await taxes.fetch('/ops/fx-rates', { token, body });
      expect([refused.status, refused.body.code]).toEqual([403, 'wrong-client-kind']);
    }
    const token = await taxes.tokens.channel('ECOM');
    const answer = await taxes.fetch('/fxRate/PRC', { token });
    expect([answer.status, answer.body]).toEqual([
      200,
      { fxRate: 5.5, validFrom: '2024-08-01T00:00:00.000Z' },
    ]);
  });

  describe('in the list for operators', () => {
    const list = (query: string) => taxes.fetch(`/ops/fx-rates${query}`, { token: operator });
    const rows = (body: { rates: { rate: number; inForce: boolean }[] }) =>
      body.rates.map(({ rate, inForce }) => [rate, inForce]);

    beforeAll(async () => {
      for (const [rate, validFrom] of [
        [3.7, '2999-01-01'],
        [3.6, undefined],
        [3.5, '2026-02-01'],
        [3.4, '2026-01-01'],
      ] as const) {
        expect((await load({ quote: 'MYR', rate, validFrom, source: 'bank' })).status).toBe(201);
      }
    });

    it('are sorted with the latest first, and the rate in force is marked', async () => {
      const { status, body } = await list('?quote=MYR');
      expect(status).toBe(200);
      expect(rows(body)).toEqual([
        [3.7, false],
        [3.6, true],
        [3.5, false],
        [3.4, false],
      ]);
      expect(body.rates[3]).toEqual({
        base: 'USD',
        quote: 'MYR',
        rate: 3.4,
        validFrom: '2026-01-01T00:00:00.000Z',
        source: 'bank',
        loadedBy: 'OPS',
        loadedAt: expect.stringMatching(/Z$/),
        inForce: false,
      });
    });

    it('are limited by two moments, both inclusive', async () => {
      expect(rows((await list('?quote=MYR&from=2026-02-01&until=2026-02-01')).body)).toEqual([
        [3.5, false],
      ]);
      expect(rows((await list('?quote=MYR&until=2026-01-31')).body)).toEqual([[3.4, false]]);
      const all = (await list('')).body.rates.map(({ quote }: { quote: string }) => quote);
      expect(all).toEqual(expect.arrayContaining(['BRL', 'MXN', 'CLP', 'EUR', 'MYR']));
    });

    it.each([
      ['?quote=XXX', 'quote'],
      ['?quote=USD', 'quote'],
      ['?from=yesterday', 'from'],
      ['?from=2026-02-02&until=2026-02-01', 'from'],
      ['?currency=BRL', 'currency'],
    ])('are refused for the query %s', async (query, parameter) => {
      const { status, body } = await list(query);
      expect([status, body.parameter]).toEqual([400, parameter]);
    });

    it('are for operators only', async () => {
      const token = await taxes.tokens.merchant('ACME');
      const refused = await taxes.fetch('/ops/fx-rates', { token });
      expect([refused.status, refused.body.code]).toEqual([403, 'wrong-client-kind']);
      const rate = await taxes.fetch('/fxRate/PRC', { token });
      expect([rate.status, rate.body.code]).toEqual([403, 'wrong-client-kind']);
    });
  });

  it('apply from the next request after loading, although the rate in force is cached', async () => {
    const token = await taxes.tokens.channel('ECOM');
    const inForce = async () => (await taxes.fetch('/fxRate/PRC', { token })).body.fxRate;
    for (const rate of [5.61, 5.62, 5.63]) {
      await inForce();
      expect((await load({ quote: 'BRL', rate, source: `at ${rate}` })).status).toBe(201);
      expect(await inForce()).toBe(rate);
    }
  });
});
