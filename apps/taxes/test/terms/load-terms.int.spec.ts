import { DutyRatesChanged, FreightTariffChanged, TaxRulesChanged } from '#contracts';
import { committedEvents, type TestService } from '#testing';
import { startTaxes } from '../taxes-service.js';
import { dayFromNow, dutyRates, ruleSet, tariff } from './documents.js';

/** Codes and pointers of a refusal. */
const faultsOf = (body: { errors: { pointer: string; code: string }[] }) =>
  body.errors.map(({ pointer, code }) => `${pointer} ${code}`);

describe('loading terms (decision 9.4)', () => {
  let taxes: TestService;
  let token: string;

  beforeAll(async () => {
    taxes = await startTaxes();
    token = await taxes.tokens.operator();
  });

  afterAll(() => taxes.stop());

  const load = (body: object, query = '') => taxes.fetch(`/ops/tax-rules${query}`, { token, body });
  const put = (destination: string, body: object) =>
    taxes.fetch(`/ops/duty-rates/${destination}`, { token, method: 'PUT', body });
  const get = (path: string) => taxes.fetch(path, { token });
  const rulesOf = async (destination: string) =>
    (await committedEvents(taxes.store, TaxRulesChanged)).filter(
      (event) => event.destination === destination,
    );

  it('answers 201, then 200 for the same document again, and publishes once', async () => {
    const set = ruleSet({ destination: 'FR' });
    const [first, again] = [await load(set), await load({ ...set, confirm: true })];
    const today = dayFromNow(0);
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: `FR-${today}-1`,
        destination: 'FR',
        validFrom: today,
        revision: 1,
        inForce: [{ from: today }],
        source: ['A law'],
        loadedBy: 'OPS',
        loadedAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const events = await rulesOf('FR');
    expect(events).toMatchObject([{ subject: 'rules/FR', version: 1, timeZone: 'UTC' }]);
    const { destination: _d, timeZone: _z, ...content } = set;
    expect(events[0]?.ruleSets).toEqual([{ ...content, id: `FR-${today}-1`, revision: 1 }]);
  });

  it('refuses another document with the same first day, unless it is a correction, which is the next revision', async () => {
    const set = ruleSet({ destination: 'IT' });
    await load(set);
    const other = { ...ruleSet({ destination: 'IT', rate: '0.22' }) };
    const refused = await load(other);
    expect([refused.status, refused.body.code, ...faultsOf(refused.body)]).toEqual([
      409,
      'already-loaded',
      '/validFrom already-loaded',
    ]);
    const corrected = await load({ ...other, correction: { reason: 'A typing error' } });
    const id = `IT-${dayFromNow(0)}-2`;
    expect([corrected.status, corrected.body]).toMatchObject([
      201,
      { id, revision: 2, correction: 'A typing error' },
    ]);
    const [, event] = await rulesOf('IT');
    expect(event).toMatchObject({ version: 2, ruleSets: [{ id, revision: 2 }] });
    const { body: list } = await get('/ops/tax-rules?destination=IT');
    expect(
      list.terms.map(({ id: termsId, inForce }: { id: string; inForce?: object }) => [
        termsId,
        inForce,
      ]),
    ).toEqual([
      [id, [{ from: dayFromNow(0) }]],
      [`IT-${dayFromNow(0)}-1`, []],
    ]);
    const firstRevision = await get(`/ops/tax-rules/IT-${dayFromNow(0)}-1`);
    expect(firstRevision.body.document).toEqual(set);
  });

  it('accepts a first pack that began in the past, then refuses changes of past days', async () => {
    const loadRules = (days: number, rate: string) =>
      load(ruleSet({ destination: 'ES', validFrom: dayFromNow(days), rate }));
    expect((await loadRules(-300, '0.21')).status).toBe(201);
    const refused = await loadRules(-1, '0.22');
    expect([refused.status, ...faultsOf(refused.body)]).toEqual([422, '/validFrom back-dated']);
    expect((await loadRules(-400, '0.20')).status).toBe(201); // nothing was in force on those days
    expect((await loadRules(0, '0.23')).status).toBe(201);
    expect((await loadRules(1, '0.24')).status).toBe(201);
    const correction = { reason: 'The law was published late' };
    const past = { ...ruleSet({ destination: 'ES', validFrom: dayFromNow(-1) }), correction };
    expect((await load(past)).status).toBe(201);
    const events = await rulesOf('ES');
    expect(events.at(-1)?.ruleSets.map(({ validFrom }) => validFrom)).toEqual([
      dayFromNow(-1),
      dayFromNow(0),
      dayFromNow(1),
    ]);
    const list = async (day: number) =>
      (await get(`/ops/tax-rules?destination=ES&inForceOn=${dayFromNow(day)}`)).body.terms.map(
        ({ validFrom }: { validFrom: string }) => validFrom,
      );
    expect(await list(-401)).toEqual([]);
    expect(await list(-400)).toEqual([dayFromNow(-400)]);
    expect(await list(-2)).toEqual([dayFromNow(-300)]);
    expect(await list(0)).toEqual([dayFromNow(0)]);
    expect(await list(700)).toEqual([dayFromNow(1)]);
  });

  it('counts days in the time zone of the destination', async () => {
    // The two islands always have different days.
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const today = dayFromNow(0, east);
    await load(ruleSet({ destination: 'KI', timeZone: east, validFrom: dayFromNow(-9) }));
    await load(ruleSet({ destination: 'AS', timeZone: west, validFrom: dayFromNow(-9) }));
    const begun = await load(
      ruleSet({ destination: 'KI', timeZone: east, validFrom: today, rate: '0.1' }),
    );
    expect(begun.status).toBe(201);
    const yesterday = ruleSet({
      destination: 'KI',
      timeZone: east,
      validFrom: dayFromNow(-1, east),
      rate: '0.2',
    });
    expect((await load(yesterday)).body.code).toBe('back-dated');
    const same = { ...yesterday, destination: 'AS', timeZone: west };
    expect((await load(same)).status).toBe(201);
  });

  it('uses one time zone for all terms of a destination, which only a confirmed correction changes', async () => {
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const set = (days: number, timeZone: string, over: object = {}) =>
      load({ ...ruleSet({ destination: 'UM', timeZone, validFrom: dayFromNow(days) }), ...over });
    const zones = async () => (await rulesOf('UM')).map(({ timeZone }) => timeZone);
    await set(-9, west);
    const refused = await set(9, east);
    expect([refused.status, ...faultsOf(refused.body)]).toEqual([422, '/timeZone other-time-zone']);
    const yesterday = dayFromNow(-1, east);
    await put('UM', { ...dutyRates(), validFrom: dayFromNow(-9) });
    const table = dutyRates({ validFrom: yesterday, default: '0.1' });
    const correction = { reason: 'The islands are on the other side of the date line' };
    const unconfirmed = await set(9, east, { correction });
    expect([unconfirmed.status, ...faultsOf(unconfirmed.body)]).toEqual([
      422,
      '/timeZone confirm-needed',
    ]);
    const { body: moved } = await set(9, east, { correction, confirm: true });
    expect((await put('UM', table)).body.code).toBe('back-dated');
    expect(await zones()).toEqual([west, west, east]);
    // An old typing error is corrected from its file, and the last set is withdrawn.
    const old = { correction, source: ['Another law'] };
    expect(faultsOf((await set(-9, west, old)).body)).toEqual(['/timeZone confirm-needed']);
    const end = { validUntil: dayFromNow(8), reason: 'A typing error' };
    await taxes.fetch(`/ops/tax-rules/${moved.id}/end`, { token, body: end });
    expect((await zones()).at(-1)).toBe(east);
    expect((await set(-9, west, { ...old, confirm: true })).status).toBe(201);
    expect((await zones()).at(-1)).toBe(west);
    expect((await put('UM', table)).status).toBe(201); // it is still yesterday there
  });

  it('uses the time zone of the first set that is not withdrawn', async () => {
    const set = (timeZone: string) => load(ruleSet({ destination: 'TO', timeZone }));
    const { body: wrong } = await set('Pacific/Apia');
    const end = { validUntil: dayFromNow(-1), reason: 'The wrong islands' };
    const correction = { reason: 'At once' };
    await taxes.fetch(`/ops/tax-rules/${wrong.id}/end`, { token, body: { ...end, correction } });
    expect((await set('Pacific/Tongatapu')).status).toBe(201);
    expect((await rulesOf('TO')).at(-1)?.timeZone).toBe('Pacific/Tongatapu');
  });

  it('refuses a currency without an exchange rate', async () => {
    const sek = tariff({ destination: 'SE', currency: 'SEK' });
    const refused = await taxes.fetch('/ops/freight-tariffs', { token, body: sek });
    expect([refused.status, ...faultsOf(refused.body)]).toEqual([422, '/currency no-fx-rate']);
    const rate = { base: 'USD', quote: 'SEK', rate: 10.5, source: 'Riksbank' };
    await taxes.fetch('/ops/fx-rates', { token, body: rate });
    const loaded = await taxes.fetch('/ops/freight-tariffs', { token, body: sek });
    expect([loaded.status, loaded.body.id]).toEqual([201, `US-SE-STANDARD-${dayFromNow(0)}-1`]);
    const [event] = await committedEvents(taxes.store, FreightTariffChanged).then((all) =>
      all.filter(({ destination }) => destination === 'SE'),
    );
    const { origin, destination, service, ...version } = sek;
    expect(event).toMatchObject({ subject: 'tariff/US-SE-STANDARD', origin, destination, service });
    expect(event?.versions).toEqual([{ ...version, id: loaded.body.id, revision: 1 }]);
  });

  it('returns the result in a dry run, and changes nothing', async () => {
    const set = ruleSet({ destination: 'BE' });
    const preview = await load(set, '?dryRun=true');
    const id = `BE-${dayFromNow(0)}-1`;
    expect([preview.status, preview.body]).toMatchObject([200, { outcome: 'new', id, faults: [] }]);
    expect(preview.body.samples[1]).toEqual({
      goods: 100,
      freight: 10,
      after: { total: 20.9, taxes: [{ name: 'vat', amount: 20.9 }] },
    });
    expect((await load(set)).status).toBe(201);
    const doubled = ruleSet({ destination: 'BE', validFrom: dayFromNow(9), rate: '0.38' });
    const { body: next } = await load(doubled, '?dryRun=true');
    expect(next.samples[0]).toMatchObject({ before: { total: 5.7 }, after: { total: 11.4 } });
    expect((await load(set, '?dryRun=true')).body).toMatchObject({ outcome: 'unchanged', id });
    const other = await load(ruleSet({ destination: 'BE', rate: '0.21' }), '?dryRun=true');
    expect([other.status, other.body]).toMatchObject([
      200,
      { outcome: 'refused', faults: [{ pointer: '/validFrom', code: 'already-loaded' }] },
    ]);
    expect(await rulesOf('BE')).toHaveLength(1);
  });

  it('compares with the rules that apply on the first day so far, in a dry run', async () => {
    const rulesOfDay = (days: number, rate: string, over: object = {}) =>
      ruleSet({ destination: 'CZ', validFrom: dayFromNow(days), rate, ...over });
    await load(rulesOfDay(-300, '0.1'));
    await load(rulesOfDay(0, '0.2', { validUntil: dayFromNow(5) }));
    const totalBefore = async (days: number) => {
      const { body } = await load(rulesOfDay(days, '0.3'), '?dryRun=true');
      return body.samples[0].before.total;
    };
    expect(await totalBefore(5)).toBe(6);
    expect(await totalBefore(6)).toBe(3);
  });

  it('publishes each table of duty rates once, under a separate key', async () => {
    await put('PL', dutyRates());
    const later = dutyRates({ validFrom: dayFromNow(10), default: '0.05' });
    expect((await put('PL', later)).status).toBe(201);
    expect((await put('PL', later)).status).toBe(200);
    const events = await committedEvents(taxes.store, DutyRatesChanged);
    const ofPoland = events.filter(({ destination }) => destination === 'PL');
    expect(ofPoland.map(({ subject, version }) => [subject, version])).toEqual([
      [`duties/PL/${dayFromNow(0)}`, 1],
      [`duties/PL/${dayFromNow(10)}`, 1],
    ]);
    expect(ofPoland.at(-1)).toMatchObject({ default: '0.05', rates: later.rates });
    const now = await get('/ops/duty-rates/PL');
    expect(now.body).toMatchObject({ id: `PL-${dayFromNow(0)}-1`, document: dutyRates() });
    const then = await get(`/ops/duty-rates/PL?inForceOn=${dayFromNow(10)}`);
    expect(then.body.id).toBe(`PL-${dayFromNow(10)}-1`);
    const byVersion = await get(`/ops/duty-rates/PL/PL-${dayFromNow(10)}-1`);
    expect(byVersion.body).toEqual(then.body);
    expect((await put('PL', { ...later, destination: 'DE' })).body.code).toBe('invalid-terms');
    for (const unknown of ['AQ', `AQ/PL-${dayFromNow(10)}-1`, `PL/PL-${dayFromNow(9)}-1`]) {
      expect((await get(`/ops/duty-rates/${unknown}`)).status).toBe(404);
    }
  });

  it('accepts 5,000 HS prefixes, and refuses a table that is too large for an event', async () => {
    const prefixes = Array.from({ length: 5_000 }, (_, n) => `${6_100_000_000 + n}`);
    const rates = prefixes.map((hsPrefix) => ({ hsPrefix, origin: ['CN', 'VN'], rate: '0.125' }));
    expect((await put('US', dutyRates({ rates }))).status).toBe(201);
    const long = rates.map((rate) => ({
      ...rate,
      origin: 'CN VN KR JP TH ID MY PH IN BD LK PK'.split(' '),
    }));
    const refused = await put('US', dutyRates({ validFrom: dayFromNow(1), rates: long }));
    expect([refused.status, refused.body.code]).toEqual([422, 'terms-too-large']);
    const more = [...rates, { hsPrefix: '99', rate: '0' }];
    expect((await put('US', dutyRates({ validFrom: dayFromNow(1), rates: more }))).status).toBe(
      400,
    );
    const rows = await taxes.store.sql(`SELECT FROM terms WHERE line = 'duties/US'`);
    expect(rows).toHaveLength(1);
  });

  it('loads only one of many concurrent documents for the same day', async () => {
    const rates = Array.from({ length: 10 }, (_, n) => `0.${n + 1}`);
    const answers = await Promise.all(
      rates.map((rate) => load(ruleSet({ destination: 'FI', rate }))),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...rates.slice(1).map(() => 409)]);
    expect(await rulesOf('FI')).toHaveLength(1);
  });
});
