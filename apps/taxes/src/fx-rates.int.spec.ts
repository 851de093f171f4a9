import { FxRateChanged } from '#contracts';
import { eventually, startTestService } from '#testing';
import type { TestService } from '#testing';
import { migrations } from '../migrations/index.js';
import { readConfig } from './config.js';
import { taxesProblems } from './problems.js';
import { seedSandbox } from './sandbox-seed.js';
import { TaxesModule } from './taxes.module.js';

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
  }, 60_000);

  afterAll(() => taxes.stop());

  const load = (body: object) =>
    taxes.fetch('/ops/fx-rates', { token: operator, body: { base: 'USD', ...body } });
  const told = (quote: string) =>
    taxes.events.all(FxRateChanged).filter((event) => event.quote === quote);

  it('are seeded for the sandbox once, however often the seed runs', async () => {
    for (const quote of ['BRL', 'MXN', 'CLP', 'EUR']) {
      await taxes.events.waitFor(FxRateChanged, (event) => event.quote === quote);
    }
    const seeded = taxes.events.all(FxRateChanged).filter(({ source }) => source === 'sandbox');
    expect(
      seeded.map(({ subject, base, rate, version }) => [subject, base, rate, version]).toSorted(),
    ).toEqual([
      ['USD/BRL', 'USD', '5.5', 1],
      ['USD/CLP', 'USD', '950', 1],
      ['USD/EUR', 'USD', '0.92', 1],
      ['USD/MXN', 'USD', '18.5', 1],
    ]);
  });

  it('come into force when they are loaded without a date, and are told', async () => {
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

  it('are told when they come into force, never ahead', async () => {
    const validFrom = new Date(Date.now() + 1_500).toISOString();
    expect((await load({ quote: 'COP', rate: 4000, source: 'now' })).status).toBe(201);
    expect((await load({ quote: 'COP', rate: 4100, validFrom, source: 'ahead' })).status).toBe(201);
    const event = await taxes.events.waitFor(FxRateChanged, ({ source }) => source === 'ahead');
    expect(event.occurredAt >= validFrom).toBe(true);
    expect(told('COP').map(({ rate, version }) => [rate, version])).toEqual([
      ['4000', 1],
      ['4100', 2],
    ]);
  });

  it('of the past are kept for past days and not told', async () => {
    await load({ quote: 'UYU', rate: 40, source: 'now' });
    await load({ quote: 'UYU', rate: 39, validFrom: '2026-01-01', source: 'history' });
    await load({ quote: 'UYU', rate: 41, source: 'later' });
    await taxes.events.waitFor(FxRateChanged, ({ source }) => source === 'later');
    expect(told('UYU').map(({ rate }) => rate)).toEqual(['40', '41']);
  });

  it('are never edited in place: the same again is the same, another one is 409', async () => {
    const rate = { quote: 'ARS', rate: 1400, validFrom: '2026-03-01T00:00:00Z', source: 'bank' };
    expect((await load(rate)).status).toBe(201);
    expect((await load(rate)).status).toBe(201);
    const other = await load({ ...rate, rate: 1401 });
    expect([other.status, other.body.code]).toEqual([409, 'fx-rate-exists']);
    const rows = await taxes.store.sql(`SELECT rate FROM fx_rate WHERE quote = 'ARS'`);
    expect(rows).toEqual([{ rate: '1400.000000' }]);
  });

  it('loaded at once from many sides are told in the order of their versions', async () => {
    const rates = Array.from({ length: 20 }, (_, index) => 100 + index);
    await Promise.all(rates.map((rate) => load({ quote: 'DOP', rate, source: `s${rate}` })));
    const [{ rate } = { rate: '' }] = await taxes.store.sql<{ rate: string }>(
      `SELECT rate::float8::text AS rate FROM fx_rate WHERE quote = 'DOP' ORDER BY valid_from DESC LIMIT 1`,
    );
    const events = await eventually(() => {
      const all = told('DOP');
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
  ])('are refused with %s', async (_, change, pointer) => {
    const answer = await load({ quote: 'BRL', rate: 5.5, source: 'bank', ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      pointer,
    ]);
  });

  it('are loaded by operators alone, and read by channels', async () => {
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

  it('count from the very request that follows their loading, though the rate in force is remembered', async () => {
    const token = await taxes.tokens.channel('ECOM');
    const inForce = async () => (await taxes.fetch('/fxRate/PRC', { token })).body.fxRate;
    for (const rate of [5.61, 5.62, 5.63]) {
      await inForce();
      expect((await load({ quote: 'BRL', rate, source: `at ${rate}` })).status).toBe(201);
      expect(await inForce()).toBe(rate);
    }
  });
});
