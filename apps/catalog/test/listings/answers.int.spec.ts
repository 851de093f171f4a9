import { SkuChannelStatusChanged } from '#contracts';
import { eventually } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { outsideTransaction } from '#platform';
import { statesInPortions } from '../../src/listings/answers/states-in-portions.js';
import { MerchantClient, useCatalogWithDatabase } from '../catalog-service.js';
import { ChannelClient, TestPrices } from './channel-client.js';
import { addListedMerchant } from './listed-merchant.js';

/** A channel answers by row, through the use case of its stream (decision 10.4). */
describe('the answers of a sales channel over HTTP', () => {
  const catalog = useCatalogWithDatabase({ SANDBOX_CONNECTOR_DELAY_MS: '3600000' });
  const acme = new MerchantClient(catalog, 'ACME');
  const prices = new TestPrices(catalog);
  const meli = new ChannelClient(catalog, 'MELI');

  async function listed(skuId: string) {
    await acme.upsert([aSkuBody({ skuId, productId: skuId })]);
    await prices.publish(skuId, 'MELI');
    return meli.until(skuId, { action: 'publish' });
  }

  const approval = (skuId: string, choices: object = {}) => ({
    merchantId: 'ACME',
    skuId,
    status: 'APPROVED',
    ...choices,
  });

  it('apply each row independently, in order, and report its result', async () => {
    for (const skuId of ['OK', 'OFF', 'TWICE']) await listed(skuId);
    await acme.upsert([aSkuBody({ skuId: 'OFF', productId: 'OFF', active: false })]);
    await meli.until('OFF', { action: 'withdraw' });
    const { status, body } = await meli.answer([
      approval('OK', { salesChannelSkuId: 'MLM-1' }),
      approval('NEVER-SEEN'),
      approval('OFF'),
      { merchantId: 'ACME', skuId: 'OK', status: 'MAYBE' },
      approval('TWICE'),
      { merchantId: 'ACME', skuId: 'TWICE', status: 'DENIED', message: 'too blue' },
      'no row',
      approval('OK', { salesChannelSkuId: 'MLM-1' }),
      approval('OK', { listingVersion: 1_000_000 }),
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ applied: 4, notApplied: 5 });
    const results = body.results as Record<string, unknown>[];
    expect(
      results.map(({ index, status: rowStatus, result }) => [index, rowStatus, result]),
    ).toEqual([
      [0, 200, 'applied'],
      [1, 404, 'unknown-sku'],
      [2, 409, 'withdrawn'],
      [3, 400, 'refused'],
      [4, 200, 'applied'],
      [5, 200, 'applied'],
      [6, 400, 'refused'],
      [7, 200, 'applied'],
      [8, 400, 'refused'],
    ]);
    expect(results[2]).toMatchObject({ skuId: 'OFF', reason: 'inactive' });
    expect(results[3]).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: '/3/status' }],
    });
    expect(results[8]).toMatchObject({ errors: [{ pointer: '/8/listingVersion' }] });
    await meli.until('OK', { status: 'SALES_CHANNEL_APPROVED', salesChannelSkuId: 'MLM-1' });
    await meli.until('TWICE', { action: 'publish', status: 'SALES_CHANNEL_DENIED' });
    await acme.untilEntry('TWICE', 'MELI', {
      status: 'SALES_CHANNEL_DENIED',
      statusMessage: 'too blue',
    });
    await eventually(() => {
      const ofOk = catalog.events
        .all(SkuChannelStatusChanged)
        .filter(({ skuId, status: to }) => skuId === 'OK' && to === 'SALES_CHANNEL_APPROVED');
      expect(ofOk).toHaveLength(1);
    });
  });

  it('are stale if the product or the price changed, but not if only the stock or the status did', async () => {
    const first = await listed('JUDGED');
    await acme.stock('JUDGED', 3);
    await meli.until('JUDGED', { quantity: 3 });
    const late = approval('JUDGED', { listingVersion: first.listingVersion });
    expect((await meli.answer([late])).body.results).toMatchObject([{ result: 'applied' }]);
    await meli.until('JUDGED', { status: 'SALES_CHANNEL_APPROVED' });
    const denial = { ...late, status: 'DENIED', message: 'checked again' };
    expect((await meli.answer([denial])).body.results).toMatchObject([{ result: 'applied' }]);
    const second = await meli.until('JUDGED', { status: 'SALES_CHANNEL_DENIED' });
    await acme.upsert([aSkuBody({ skuId: 'JUDGED', productId: 'JUDGED', weight: 2 })]);
    const old = approval('JUDGED', { listingVersion: second.listingVersion });
    // The answer is stale at once: the listing need not be updated yet.
    expect((await meli.answer([old])).body.results).toMatchObject([{ result: 'stale' }]);
    const third = await meli.until('JUDGED', { weight: 2 });
    expect((await meli.answer([old])).body.results).toMatchObject([{ result: 'stale' }]);
    const present = approval('JUDGED', { listingVersion: third.listingVersion });
    expect((await meli.answer([present])).body.results).toMatchObject([{ result: 'applied' }]);
  });

  it('do not affect SKUs that only another channel shows', async () => {
    await acme.upsert([aSkuBody({ skuId: 'OURS', productId: 'OURS' })]);
    await prices.publish('OURS', 'MELI');
    await meli.until('OURS', { action: 'publish' });
    await catalog.store.sql(
      `INSERT INTO sales_channel (sales_channel, name, locale, active, version, settings)
       SELECT 'OTHER', name, locale, active, version, settings FROM sales_channel WHERE sales_channel = 'MELI'`,
    );
    const other = new ChannelClient(catalog, 'OTHER');
    expect((await other.list()).body).toMatchObject({ listings: [], more: false });
    expect((await other.answer([approval('OURS')])).body.results).toMatchObject([
      { result: 'unknown-sku' },
    ]);
    const applied = { merchantId: 'ACME', skuId: 'OURS', quantity: 1, appliedAt: '2026-01-01' };
    expect((await other.quantities([applied])).body.results).toMatchObject([
      { result: 'unknown-sku' },
    ]);
  });

  it('of quantities set the date on which the channel applied them, and never an earlier date', async () => {
    await acme.stock('COUNTED', 5);
    await listed('COUNTED');
    const answerOf = (appliedAt: string) => ({
      merchantId: 'ACME',
      skuId: 'COUNTED',
      quantity: 5,
      appliedAt,
    });
    const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    await acme.stock('TAKEN-OFF', 5);
    await listed('TAKEN-OFF');
    await acme.upsert([aSkuBody({ skuId: 'TAKEN-OFF', productId: 'TAKEN-OFF', active: false })]);
    const { body } = await meli.quantities([
      answerOf('2026-06-01T09:00:00Z'),
      answerOf('2026-05-01T09:00:00Z'),
      { ...answerOf('2026-06-02T09:00:00Z'), skuId: 'NEVER-SEEN' },
      answerOf(ahead(6)),
      answerOf('yesterday'),
      { ...answerOf('2026-06-01T09:00:00Z'), skuId: 'TAKEN-OFF' },
    ]);
    expect((body.results as { result: string }[]).map(({ result }) => result)).toEqual([
      'applied',
      'applied',
      'unknown-sku',
      'refused',
      'refused',
      'withdrawn',
    ]);
    expect(body.results[5]).toMatchObject({ status: 409, reason: 'inactive' });
    expect(body.results[3]).toMatchObject({ errors: [{ pointer: '/3/appliedAt' }] });
    const dateOf = async (text: string) =>
      (await acme.list('/ext/inventories', { text })).body.inventories[0].lastIntegrationDate;
    expect(await dateOf('COUNTED')).toBe('2026-06-01T09:00:00.000Z');
    expect(await dateOf('TAKEN-OFF')).toBeUndefined();
    expect((await meli.quantities([answerOf(ahead(4))])).body).toMatchObject({ applied: 1 });
  });

  it('about many large SKUs are processed in portions that fit into memory', async () => {
    await addListedMerchant(catalog, 'LARGE', ['MELI'], 60);
    const description = 'A very long description. '.repeat(8_000);
    await catalog.store.sql(
      `UPDATE sku SET content = content || jsonb_build_object('description', $1::text) WHERE merchant_id = 'LARGE'`,
      [description],
    );
    const keys = Array.from({ length: 61 }, (_, n) => ({ merchantId: 'LARGE', skuId: `S${n}` }));
    const portions: number[] = [];
    const queries = outsideTransaction(catalog.database.worker);
    for await (const states of statesInPortions(queries, [...keys, ...keys], 'MELI')) {
      portions.push([...states.values()].filter((state) => state !== undefined).length);
    }
    expect(portions.length).toBeGreaterThan(3);
    expect(Math.max(...portions) * description.length).toBeLessThan(4 * 1024 * 1024);
    expect(portions.reduce((sum, portion) => sum + portion)).toBe(60);

    await meli.until('S59', { action: 'publish' }, 'LARGE');
    const rows = keys.flatMap((key, n) => [
      { ...key, status: 'DENIED', message: 'no' },
      { ...key, status: 'APPROVED', salesChannelSkuId: `MLM-${n}` },
    ]);
    const { body } = await meli.answer(rows);
    expect(body).toMatchObject({ applied: 120, notApplied: 2 });
    expect(body.results.at(-1)).toMatchObject({ index: 121, skuId: 'S60', result: 'unknown-sku' });
    const states = await catalog.store.sql(
      `SELECT status, count(*)::int FROM sku_channel WHERE merchant_id = 'LARGE' GROUP BY status`,
    );
    expect(states).toEqual([{ status: 'SALES_CHANNEL_APPROVED', count: 60 }]);
  });

  it('are refused as a whole if they are not a list of 1 to 500 rows', async () => {
    for (const rows of [[], {}, Array.from({ length: 501 }, () => approval('OK'))]) {
      expect((await meli.answer(rows)).status).toBe(400);
      expect((await meli.quantities(rows)).status).toBe(400);
    }
  });
});
