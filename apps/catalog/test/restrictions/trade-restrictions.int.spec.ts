import { OPERATORS_ONLY, refusalsOfOperatorList, walkOperatorList } from '#testing';
import { COMPILED_RESTRICTIONS } from '../../migrations/trade-restrictions.migration.js';
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

  it('begin in the sandbox with those that were compiled in', async () => {
    const rows = await listed();
    expect(rows).toHaveLength(COMPILED_RESTRICTIONS.length);
    expect(rows).toEqual(
      expect.arrayContaining(
        COMPILED_RESTRICTIONS.map((one) =>
          expect.objectContaining({ ...one, inForce: true, addedBy: 'sandbox' }),
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
    const others = [
      { validUntil: null },
      { validUntil: day(8) },
      { goods: 'bags' },
      { source: 'x' },
    ];
    for (const other of others) {
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

  it('are added once when two requests come together', async () => {
    const token = await catalog.tokens.operator();
    const body = aRestriction({ hsPrefix: '4203' });
    const send = (to: typeof catalog) => to.fetch(LIST.path, { token, body });
    const answers = await Promise.all([send(catalog), send(twin), send(catalog), send(twin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(await listed({ hsPrefix: '4203' })).toHaveLength(1);
  });

  it('change no day that is over, but with a correction', async () => {
    const past = { hsPrefix: '4204', validFrom: day(-1) };
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

    const ended = await end(body.id, { validUntil: day(-1) });
    expect([ended.status, errorsOf(ended)]).toEqual([422, ['/validUntil back-dated']]);
    expect((await end(body.id, { validUntil: day(0) })).body).toMatchObject({
      validUntil: day(0),
      inForce: true,
      end: { validUntil: day(0), reason: 'repealed', endedBy: 'OPS' },
    });
    const correction = { reason: 'It ended earlier.' };
    const again = await end(body.id, { validUntil: day(-1), correction });
    expect(again.body).toMatchObject({ inForce: false, end: { correction } });
    expect(await end(body.id, { validUntil: day(-1), correction })).toMatchObject({
      status: 200,
      body: again.body,
    });
    expect(await operator.audit('trade-restriction.ended')).toMatchObject([
      { who: 'OPS', details: { restrictionId: body.id, validUntil: day(0) } },
      { details: { previousValidUntil: day(0), validUntil: day(-1), correction } },
    ]);
  });

  it('can be withdrawn before their first day, and entered again', async () => {
    const wrong = { hsPrefix: '4205', validFrom: day(5), goods: 'trunkz' };
    const { body } = await add(wrong);
    expect(body.inForce).toBe(false);
    expect((await end(body.id, { validUntil: day(0) })).status).toBe(200);
    expect((await add({ ...wrong, goods: 'trunks' })).status).toBe(201);
    expect(await listed({ hsPrefix: '4205', inForceOn: day(5) })).toMatchObject([
      { goods: 'trunks' },
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
    [{ goods: ' ' }, 400, 'validation-failed', '/goods required'],
    [{ correction: {} }, 400, 'validation-failed', '/correction/reason required'],
  ])('refuse %j, and name the fault', async (choices, status, code, error) => {
    for (const query of ['', '?dryRun=true']) {
      const answer = await add(choices, query);
      expect([answer.status, answer.body.code, errorsOf(answer)]).toEqual([status, code, [error]]);
    }
  });

  it('cannot be ended where there is none', async () => {
    for (const id of ['01999999-0000-7000-8000-000000000000', 'none']) {
      const { status, body } = await end(id, { validUntil: day(0) });
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
  });

  it('are listed by destination, by customs code and by the day on which they are in force', async () => {
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

  it('say in a dry run how many SKUs they would concern, and are not stored', async () => {
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
      expect(status).toBe(200);
      return [
        body.result,
        ...body.destinations.map(({ destination, skus }: never) => `${destination} ${skus}`),
      ];
    };
    expect(await preview({ hsPrefix: '44' })).toEqual(['added', 'BR 1', 'CL 3', 'MX 3']);
    expect(await preview({ hsPrefix: '4401', destination: 'MX' })).toEqual(['added', 'MX 2']);
    expect(await preview({ hsPrefix: '93' })).toEqual(['added']);
    expect(await preview({ hsPrefix: '440110', destination: 'BR' })).toEqual(['unchanged']);
    expect(await listed({ hsPrefix: '4402' })).toEqual([]);
  });

  it('hold for the first entry of a SKU that becomes ready after their commit', async () => {
    const acme = new MerchantClient(catalog, 'ACME');
    await add({ hsPrefix: '4501' });
    await acme.upsert([aSkuBody({ skuId: 'NEW', productId: 'NEW', hscode: '4501.10' })]);
    await acme.untilStatus('NEW', 'READY_FOR_SALES_CHANNEL');
    const { history } = await acme.untilEntry('NEW', 'MELI', { status: 'SALES_CHANNEL_DENIED' });
    expect(history).toHaveLength(1);
  });
});
