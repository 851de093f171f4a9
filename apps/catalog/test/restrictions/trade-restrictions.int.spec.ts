import { OPERATORS_ONLY, refusalsOfOperatorList, walkOperatorList } from '#testing';
import type { Queries } from '#platform';
import type { NewRestriction } from '../../src/restrictions/domain/trade-restriction.js';
import { countConcernedOfAllMerchants } from '../../src/restrictions/store/restriction-recheck.store.js';
import { sandboxRestrictions } from '../../src/restrictions/domain/sandbox-restrictions.js';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalog, useTwin } from '../catalog-service.js';
import { errorsOf, OperatorClient } from '../operator-client.js';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const aRestriction = (choices: object = {}) => ({
  destination: 'MX',
  hsPrefix: '4202',
  kind: 'prohibited',
  goods: 'trunks and bags',
  validFrom: day(0),
  source: 'a law',
  ...choices,
});

describe('trade restrictions (decision 3.16)', () => {
  const catalog = useCatalog();
  const twin = useTwin(catalog);
  const operator = new OperatorClient(catalog);
  const LIST = { path: '/ops/trade-restrictions', member: 'restrictions' };

  const add = (choices: object = {}, query = '') =>
    operator.post(`trade-restrictions${query}`, aRestriction(choices));
  const end = (id: string, body: object) =>
    operator.post(`trade-restrictions/${id}/end`, { reason: 'repealed', ...body });
  const listed = (query: Record<string, string> = {}) =>
    walkOperatorList(catalog, LIST, { pageSize: '2', ...query });
  const keysOf = (rows: Record<string, unknown>[]) =>
    rows
      .map(({ destination, hsPrefix }) => `${String(destination)} ${String(hsPrefix)}`)
      .toSorted();

  it('are initially the seeded ones in the sandbox', async () => {
    const rows = await listed();
    expect(rows).toHaveLength(sandboxRestrictions.length);
    expect(rows).toEqual(
      expect.arrayContaining(
        sandboxRestrictions.map((restriction) =>
          expect.objectContaining({ ...restriction, inForce: true, addedBy: 'sandbox' }),
        ),
      ),
    );
    expect(await refusalsOfOperatorList(catalog, LIST.path)).toEqual(OPERATORS_ONLY);
  });

  it('are added once, audited, and refused with another body for the same key', async () => {
    const first = await add({ validUntil: day(9) });
    expect(first).toMatchObject({
      status: 201,
      body: { ...aRestriction({ validUntil: day(9) }), inForce: true, addedBy: 'OPS' },
    });
    expect(await add({ validUntil: day(9) })).toMatchObject({ status: 200, body: first.body });
    const otherRestrictions = [
      { validUntil: null },
      { validUntil: day(8) },
      { goods: 'bags' },
      { source: 'x' },
    ];
    for (const other of otherRestrictions) {
      const { status, body } = await add({ validUntil: day(9), ...other });
      expect([status, body.code]).toEqual([409, 'restriction-exists']);
    }
    for (const key of [{ destination: '*' }, { hsPrefix: '42021' }, { kind: 'restricted' }]) {
      expect((await add(key)).status).toBe(201);
    }
    const audited = await operator.audit('trade-restriction.added');
    expect(audited).toHaveLength(4);
    expect(audited[0]).toMatchObject({
      who: 'OPS',
      details: { restrictionId: first.body.id, destination: 'MX', hsPrefix: '4202' },
    });
  });

  it('are added once when two equal requests arrive at the same time', async () => {
    const token = await catalog.tokens.operator();
    const body = aRestriction({ hsPrefix: '4203' });
    const send = (to: typeof catalog) => to.fetch(LIST.path, { token, body });
    const answers = await Promise.all([send(catalog), send(twin), send(catalog), send(twin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(await listed({ hsPrefix: '4203' })).toHaveLength(1);
  });

  it('change no past day without a correction', async () => {
    const past = { hsPrefix: '4204', validFrom: day(-3) };
    const refused = await add(past);
    expect([refused.status, refused.body.code, errorsOf(refused)]).toEqual([
      422,
      'back-dated',
      ['/validFrom back-dated'],
    ]);
    const corrected = { ...past, correction: { reason: 'It was published late.' } };
    const { status, body } = await add(corrected);
    expect([status, body.correction]).toEqual([201, corrected.correction]);
    expect((await add(past)).status).toBe(200);

    const ended = await end(body.id, { validUntil: day(-2) });
    expect([ended.status, errorsOf(ended)]).toEqual([422, ['/validUntil back-dated']]);
    expect(ended.body.errors[0].detail).toContain(day(-1));
    expect((await end(body.id, { validUntil: day(0) })).body).toMatchObject({
      validUntil: day(0),
      inForce: true,
      end: { validUntil: day(0), reason: 'repealed', endedBy: 'OPS' },
    });
    const correction = { reason: 'It ended earlier.' };
    const again = await end(body.id, { validUntil: day(-2), correction });
    expect(again.body).toMatchObject({ inForce: false, end: { correction } });
    expect(await end(body.id, { validUntil: day(-2), correction })).toMatchObject({
      status: 200,
      body: again.body,
    });
    const otherwise = await end(body.id, { validUntil: day(-2), reason: 'Law 2' });
    expect([otherwise.status, otherwise.body.end.reason]).toEqual([200, 'Law 2']);
    expect(await operator.audit('trade-restriction.ended')).toMatchObject([
      { who: 'OPS', details: { restrictionId: body.id, validUntil: day(0) } },
      { details: { previousValidUntil: day(0), validUntil: day(-2), correction } },
      { details: { previousValidUntil: day(-2), validUntil: day(-2), reason: 'Law 2' } },
    ]);
  });

  it.each([
    ['4205', 5, 0],
    ['4207', 0, -1],
    ['4208', 7, -300],
  ])(
    'of %s can be withdrawn and added again, but not ended after the withdrawal',
    async (...members) => {
      const [hsPrefix, first, until] = members;
      const wrong = { hsPrefix, validFrom: day(first), goods: 'trunkz' };
      const { body } = await add(wrong);
      expect((await end(body.id, { validUntil: day(until) })).status).toBe(200);
      expect((await add({ ...wrong, goods: 'trunks' })).status).toBe(201);
      for (const validUntil of [day(first), day(until - 1)]) {
        const refused = await end(body.id, { validUntil, correction: { reason: 'none' } });
        expect([refused.status, refused.body.code]).toEqual([409, 'restriction-withdrawn']);
      }
      expect((await end(body.id, { validUntil: day(until) })).status).toBe(200);
      expect(await listed({ hsPrefix, inForceOn: day(first) })).toMatchObject([
        { goods: 'trunks' },
      ]);
    },
  );

  it('are not added again after their end was set', async () => {
    const leather = { hsPrefix: '4209' };
    const { body } = await add(leather);
    expect((await end(body.id, { validUntil: day(3) })).status).toBe(200);
    const again = await add(leather);
    expect([again.status, again.body.code]).toEqual([409, 'restriction-exists']);
    expect(await add({ ...leather, validUntil: day(3) })).toMatchObject({
      status: 200,
      body: { id: body.id },
    });
  });

  it('need not name the goods', async () => {
    const { status, body } = await add({ hsPrefix: '4210', goods: null });
    expect([status, 'goods' in body]).toEqual([201, false]);
    expect((await add({ hsPrefix: '4210', goods: undefined })).status).toBe(200);
    const [listedRestriction] = await listed({ hsPrefix: '4210' });
    expect(listedRestriction).not.toHaveProperty('goods');
  });

  it('are found in the audit log by id', async () => {
    const { body } = await add({ hsPrefix: '4211' });
    await end(body.id, { validUntil: day(1) });
    const { rows } = (await operator.get(`services/catalog/audit?subject=${body.id}`)).body;
    expect(rows.map(({ what }: { what: string }) => what)).toEqual([
      'trade-restriction.ended',
      'trade-restriction.added',
    ]);
  });

  it.each([
    [
      { hsPrefix: '4206', validUntil: day(-1) },
      422,
      'restriction-period',
      '/validUntil restriction-period',
    ],
    [{ destination: 'BRA' }, 400, 'validation-failed', '/destination not-allowed'],
    [{ destination: 'XX' }, 400, 'validation-failed', '/destination not-allowed'],
    [{ hsPrefix: '9' }, 400, 'validation-failed', '/hsPrefix format'],
    [{ hsPrefix: '8543.40' }, 400, 'validation-failed', '/hsPrefix format'],
    [{ hsPrefix: '12345678901' }, 400, 'validation-failed', '/hsPrefix format'],
    [{ kind: 'banned' }, 400, 'validation-failed', '/kind not-allowed'],
    [{ validFrom: '2026-02-30' }, 400, 'validation-failed', '/validFrom format'],
    [{ validFrom: '2026-02-03T00:00' }, 400, 'validation-failed', '/validFrom format'],
    [{ goods: ' ' }, 400, 'validation-failed', '/goods too-short'],
    [{ correction: {} }, 400, 'validation-failed', '/correction/reason required'],
  ])('are refused for %j, with the fault', async (choices, status, code, error) => {
    for (const query of ['', '?dryRun=true']) {
      const answer = await add(choices, query);
      expect([answer.status, answer.body.code, errorsOf(answer)]).toEqual([status, code, [error]]);
    }
  });

  it('cannot be ended if they do not exist', async () => {
    for (const id of ['01999999-0000-7000-8000-000000000000', 'none']) {
      const { status, body } = await end(id, { validUntil: day(0) });
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
  });

  it('are listed by destination, by customs code and by a day in force', async () => {
    await add({ destination: 'CL', hsPrefix: '4301', validFrom: day(3), validUntil: day(4) });
    expect(keysOf(await listed({ destination: 'cl' }))).toEqual([
      '* 4202',
      '* 9302',
      'CL 4301',
      'CL 8543',
    ]);
    expect(keysOf(await listed({ destination: '*' }))).toEqual(['* 4202', '* 9302']);
    expect(keysOf(await listed({ hsPrefix: '854340' }))).toEqual([
      'BR 854340',
      'CL 8543',
      'MX 854340',
    ]);
    expect(keysOf(await listed({ hsPrefix: '85' }))).toEqual([
      'BR 851713',
      'BR 854340',
      'CL 8543',
      'MX 854340',
    ]);
    const on = async (inForceOn: string) => (await listed({ hsPrefix: '4301', inForceOn })).length;
    const counts = [2, 3, 4, 5].map((days) => on(day(days)));
    expect(await Promise.all(counts)).toEqual([0, 1, 1, 0]);
    const { status, body } = await operator.get('trade-restrictions?destination=BRA');
    expect([status, body.parameter]).toEqual([400, 'destination']);
  });

  it('report in a dry run the number of SKUs that they would affect, and are not stored', async () => {
    const acme = new MerchantClient(catalog, 'ACME');
    const sku = (skuId: string, hscode: string) => aSkuBody({ skuId, productId: skuId, hscode });
    for (const [skuId, hscode] of [
      ['D1', '4401.10'],
      ['D2', '440110'],
      ['D3', '4402.10'],
      ['D4', '9302.00'],
    ] as const) {
      await acme.upsert([sku(skuId, hscode)]);
      await acme.untilStatus(
        skuId,
        skuId === 'D4' ? 'DENIED_REGULATORY' : 'READY_FOR_SALES_CHANNEL',
      );
    }
    await add({ destination: 'BR', hsPrefix: '440110' });
    const preview = async (choices: object) => {
      const { status, body } = await add({ destination: '*', ...choices }, '?dryRun=true');
      expect([status, body.complete]).toEqual([200, true]);
      return [
        body.result,
        ...body.destinations.map(({ destination, skus }: never) => `${destination} ${skus}`),
      ];
    };
    expect(await preview({ hsPrefix: '44' })).toEqual(['added', 'BR 1', 'CL 3', 'MX 3']);
    expect(await preview({ hsPrefix: '4401', destination: 'MX' })).toEqual(['added', 'MX 2']);
    expect(await preview({ hsPrefix: '93' })).toEqual(['added']);
    expect(await preview({ hsPrefix: '440110', destination: 'BR' })).toEqual(['unchanged']);
    const queries = {
      query: (text, values) => catalog.store.sql(text, [...(values ?? [])]),
    } as Queries;
    const newRestriction = aRestriction({ destination: '*', hsPrefix: '44' }) as NewRestriction;
    const counted = (most: number) =>
      countConcernedOfAllMerchants(queries, newRestriction, day(0), most).then(
        ({ complete }) => complete,
      );
    expect([await counted(2), await counted(3)]).toEqual([false, true]);
    const over = { validFrom: day(-9), validUntil: day(-1), correction: { reason: 'late' } };
    expect(await preview({ hsPrefix: '44', ...over })).toEqual(['added']);
    expect(await listed({ hsPrefix: '4402' })).toEqual([]);
  });

  it('apply in every process to the first entry of a SKU that becomes ready after their commit', async () => {
    const acme = new MerchantClient(catalog, 'ACME');
    const token = await catalog.tokens.operator();
    const body = aRestriction({ hsPrefix: '4501' });
    expect((await twin.fetch(LIST.path, { token, body })).status).toBe(201);
    await acme.upsert([aSkuBody({ skuId: 'NEW', productId: 'NEW', hscode: '4501.10' })]);
    await acme.untilStatus('NEW', 'READY_FOR_SALES_CHANNEL');
    const { history } = await acme.untilEntry('NEW', 'MELI', { status: 'SALES_CHANNEL_DENIED' });
    expect(history).toHaveLength(1);
  });
});
