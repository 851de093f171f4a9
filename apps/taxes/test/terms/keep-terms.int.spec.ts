import { TaxRulesChanged } from '#contracts';
import { committedEvents, type TestService } from '#testing';
import { startTaxes } from '../taxes-service.js';
import { dayFromNow, dutyRates, ruleSet, tariff } from './documents.js';

describe('terms that operators manage (decision 9.4)', () => {
  let taxes: TestService;
  let token: string;

  beforeAll(async () => {
    taxes = await startTaxes();
    token = await taxes.tokens.operator();
  });

  afterAll(() => taxes.stop());

  const post = (path: string, body: object) => taxes.fetch(path, { token, body });
  const load = async (destination: string, days: number, rate = '0.1') => {
    const body = ruleSet({ destination, validFrom: dayFromNow(days), rate });
    const { status, body: loaded } = await post('/ops/tax-rules', body);
    expect(status).toBe(201);
    return loaded.id as string;
  };
  const end = (id: string, days: number, reason = 'A court suspended it') =>
    post(`/ops/tax-rules/${id}/end`, { validUntil: dayFromNow(days), reason });
  const list = (query: string) => taxes.fetch(`/ops/tax-rules?${query}`, { token });
  const inForceOn = async (destination: string, days: number): Promise<string[]> => {
    const { body } = await list(`destination=${destination}&inForceOn=${dayFromNow(days)}`);
    return body.terms.map(({ id }: { id: string }) => id);
  };
  const eventsOf = async (destination: string) =>
    (await committedEvents(taxes.store, TaxRulesChanged)).filter(
      (event) => event.destination === destination,
    );

  it('end with a last day, after which earlier terms apply again', async () => {
    const before = await load('IL', -300);
    const suspended = await load('IL', 0, '0.18');
    const ended = await end(suspended, 5);
    expect([ended.status, ended.body]).toMatchObject([
      200,
      {
        id: suspended,
        validUntil: dayFromNow(5),
        inForce: [{ from: dayFromNow(0), until: dayFromNow(5) }],
        ended: { reason: 'A court suspended it', by: 'OPS' },
      },
    ]);
    expect(await inForceOn('IL', 5)).toEqual([suspended]);
    expect(await inForceOn('IL', 6)).toEqual([before]);
    const { body } = await taxes.fetch(`/ops/tax-rules/${before}`, { token });
    expect(body.inForce).toEqual([
      { from: dayFromNow(-300), until: dayFromNow(-1) },
      { from: dayFromNow(6) },
    ]);
    const event = (await eventsOf('IL')).at(-1);
    expect(event?.version).toBe(3);
    expect(event?.calendar.ruleSets).toEqual([
      { from: dayFromNow(-300), until: dayFromNow(-1), terms: before },
      { from: dayFromNow(0), until: dayFromNow(5), terms: suspended },
      { from: dayFromNow(6), terms: before },
    ]);
  });

  it('end once and are audited once, even if the request is repeated (2.4)', async () => {
    const id = await load('NO', 0);
    const [first, again] = [await end(id, 9), await end(id, 9)];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await eventsOf('NO')).toHaveLength(2);
    const rows = await taxes.store.sql(
      `SELECT who, details FROM audit WHERE what = 'tax-rules.ended' AND details ->> 'id' = '${id}'`,
    );
    const details = {
      id,
      destination: 'NO',
      validUntil: dayFromNow(9),
      reason: 'A court suspended it',
    };
    expect(rows).toEqual([{ who: 'OPS', details }]);
  });

  it('end earlier or later with a new end, and every end is stored', async () => {
    const id = await load('SI', 0);
    for (const [days, reason] of [
      [9, 'First'],
      [7, 'Sooner'],
      [800, 'Later'],
    ] as const) {
      expect((await end(id, days, reason)).body.validUntil).toBe(dayFromNow(days));
    }
    const rows = await taxes.store.sql<{ reason: string }>(
      `SELECT e.reason, e.ended_by AS by FROM terms_end e JOIN terms t ON t.id = e.terms WHERE destination = 'SI' ORDER BY e.id`,
    );
    expect(rows).toEqual(['First', 'Sooner', 'Later'].map((reason) => ({ reason, by: 'OPS' })));
    const audited = await taxes.store.sql<{ details: object }>(
      `SELECT details FROM audit WHERE what = 'tax-rules.ended' AND details ->> 'id' = '${id}' ORDER BY id`,
    );
    expect(audited.at(-1)?.details).toMatchObject({
      previousValidUntil: dayFromNow(7),
      validUntil: dayFromNow(800),
    });
  });

  it('do not end on a past day', async () => {
    const id = await load('CH', -30);
    const refused = await end(id, -2);
    expect([refused.status, refused.body.code, refused.body.errors[0].pointer]).toEqual([
      422,
      'back-dated',
      '/validUntil',
    ]);
    const correction = { reason: 'Published late' };
    const late = { validUntil: dayFromNow(-4), reason: 'A court suspended it', correction };
    expect((await post(`/ops/tax-rules/${id}/end`, late)).status).toBe(200);
    expect((await end(id, -1)).status).toBe(200); // nothing applied on these days
    expect(await inForceOn('CH', -1)).toEqual([id]);
    expect(await inForceOn('CH', 0)).toEqual([]);
  });

  it('are withdrawn with a last day before their first, before they come into force', async () => {
    const present = await load('GB', 0);
    const id = await load('GB', 10, '0.2');
    const withdrawn = await end(id, 8);
    expect([withdrawn.status, withdrawn.body.inForce]).toEqual([200, []]);
    expect(await inForceOn('GB', 10)).toEqual([present]);
    const event = (await eventsOf('GB')).at(-1);
    expect(event?.ruleSets.map((set) => set.id)).toEqual([present]);
    expect((await end(id, 20)).body.code).toBe('not-in-force');
  });

  it('can be loaded again as the next revision after they were withdrawn, unless they are the same as before', async () => {
    const set = ruleSet({ destination: 'HR', validFrom: dayFromNow(10) });
    const send = async (body: object) => {
      const { status, body: answer } = await post('/ops/tax-rules', body);
      return [status, answer.id ?? answer.code];
    };
    const id = (revision: number) => `HR-${dayFromNow(10)}-${revision}`;
    expect(await send(set)).toEqual([201, id(1)]);
    await end(id(1), 9);
    expect(await send(set)).toEqual([201, id(2)]);
    expect(await send(set)).toEqual([200, id(2)]);
    expect(await inForceOn('HR', 10)).toEqual([id(2)]);
    await end(id(2), 9);
    const other = ruleSet({ destination: 'HR', validFrom: dayFromNow(10), rate: '0.25' });
    expect(await send(other)).toEqual([201, id(3)]);
  });

  it('stay ended if they are loaded again or corrected, until the end is changed', async () => {
    const set = ruleSet({ destination: 'LT', validUntil: dayFromNow(90) });
    const id = (revision: number) => `LT-${dayFromNow(0)}-${revision}`;
    await post('/ops/tax-rules', set);
    await end(id(1), 5);
    const again = await post('/ops/tax-rules', set);
    expect([again.status, again.body.code]).toEqual([409, 'already-loaded']);
    expect(again.body.detail).toContain(`an operator ended it on ${dayFromNow(5)}`);
    const correction = { reason: 'A typing error' };
    const corrected = await post('/ops/tax-rules', { ...set, source: ['B'], correction });
    expect([corrected.status, corrected.body]).toMatchObject([
      201,
      {
        id: id(2),
        validUntil: dayFromNow(5),
        ended: { reason: 'A court suspended it', by: 'OPS' },
      },
    ]);
    const repeated = await post('/ops/tax-rules', { ...set, source: ['B'], correction });
    expect([repeated.status, repeated.body.id]).toEqual([200, id(2)]);
    const shorter = { ...set, validUntil: dayFromNow(3), correction };
    const { body } = await post('/ops/tax-rules', shorter);
    expect(body).toMatchObject({ id: id(3), validUntil: dayFromNow(3) });
    expect(body).not.toHaveProperty('ended');
    expect((await end(id(3), 60)).body.inForce).toEqual([
      { from: dayFromNow(0), until: dayFromNow(60) },
    ]);
  });

  it('do not end if a correction replaced them, and are not found by unknown ids', async () => {
    const id = await load('AU', 0);
    const corrected = ruleSet({ destination: 'AU', rate: '0.11' });
    await post('/ops/tax-rules', { ...corrected, correction: { reason: 'A typing error' } });
    expect((await end(id, 5)).body.code).toBe('not-in-force');
    for (const unknown of [
      id.replace('AU', 'NZ'),
      id.replace(/1$/, '3'),
      'AU',
      'AU-2026-02-30-1',
    ]) {
      expect((await end(unknown, 5)).body.code).toBe('terms-not-found');
      expect((await taxes.fetch(`/ops/tax-rules/${unknown}`, { token })).status).toBe(404);
    }
  });

  it('end in the same way if they are duty rates or tariffs', async () => {
    const put = await taxes.fetch('/ops/duty-rates/JP', {
      token,
      method: 'PUT',
      body: dutyRates(),
    });
    expect(put.status).toBe(201);
    const body = { validUntil: dayFromNow(3), reason: 'The preference ends' };
    const duties = await post(`/ops/duty-rates/JP/JP-${dayFromNow(0)}-1/end`, body);
    expect([duties.status, duties.body.validUntil]).toEqual([200, dayFromNow(3)]);
    const { body: loaded } = await post('/ops/freight-tariffs', tariff({ destination: 'JP' }));
    const ended = await post(`/ops/freight-tariffs/${loaded.id}/end`, body);
    expect(ended.status).toBe(200);
    const calendar = (await eventsOf('JP')).at(-1)?.calendar;
    const days = { from: dayFromNow(0), until: dayFromNow(3) };
    expect(calendar).toMatchObject({
      dutyRates: [{ ...days, terms: `JP-${dayFromNow(0)}-1` }],
      tariffs: [{ origin: 'US', service: 'STANDARD', periods: [{ ...days, terms: loaded.id }] }],
    });
  });

  it('do not end if they are duty rates that tax rules look up on later days', async () => {
    const put = (days: number) =>
      taxes.fetch('/ops/duty-rates/KH', {
        token,
        method: 'PUT',
        body: dutyRates({ validFrom: dayFromNow(days) }),
      });
    const table = await put(0);
    const set = ruleSet({ destination: 'KH', rate: 'byHs', validUntil: dayFromNow(20) });
    await post('/ops/tax-rules', set);
    const endTable = (days: number) =>
      post(`/ops/duty-rates/KH/${table.body.id}/end`, {
        validUntil: dayFromNow(days),
        reason: 'The preference ends',
      });
    const refused = await endTable(9);
    expect([refused.status, refused.body.code, refused.body.errors]).toMatchObject([
      422,
      'duty-rates-needed',
      [{ pointer: '/validUntil', detail: expect.stringContaining(dayFromNow(10)) }],
    ]);
    expect((await endTable(-1)).body.code).toBe('duty-rates-needed');
    expect((await endTable(20)).status).toBe(200); // the rules end as well
    await put(10);
    expect((await endTable(9)).status).toBe(200); // other rates exist by then
  });

  it('are audited once for each loaded document (2.4), and are for operators only', async () => {
    const set = ruleSet({ destination: 'AT' });
    const send = (body: object) => post('/ops/tax-rules', body);
    await send(set);
    await send(set);
    await send({ ...set, cases: [{ refuse: 'all' }], correction: { reason: 'Why not' } });
    const rows = await taxes.store.sql(
      `SELECT who, what, details FROM audit WHERE details ->> 'destination' = 'AT' ORDER BY id`,
    );
    const id = (revision: number) => `AT-${dayFromNow(0)}-${revision}`;
    expect(rows).toEqual([
      { who: 'OPS', what: 'tax-rules.loaded', details: { id: id(1), destination: 'AT' } },
      {
        who: 'OPS',
        what: 'tax-rules.loaded',
        details: { id: id(2), destination: 'AT', correction: 'Why not' },
      },
    ]);
    const merchant = await taxes.tokens.merchant('ACME');
    const refused = await taxes.fetch('/ops/tax-rules', { token: merchant, body: set });
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong-client-kind']);
  });

  it('are listed with the last loaded first, page by page', async () => {
    const all = await list('limit=200');
    const first = await list('limit=3');
    const second = await list(`limit=3&after=${first.body.next}`);
    const paged = [...first.body.terms, ...second.body.terms];
    expect(paged).toHaveLength(6);
    expect(all.body.terms.slice(0, 6)).toEqual(paged);
    expect(all.body.next).toBeUndefined();
  });
});
