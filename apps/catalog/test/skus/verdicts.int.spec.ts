import { eventually } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalog } from '../catalog-service.js';
import { TestPrices } from '../listings/channel-client.js';
import { OperatorClient } from '../operator-client.js';

/** Tests decision 3.19 through the API. The sandbox's channels answer at once. */
describe('the verdict on a SKU', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');
  const operator = new OperatorClient(catalog);
  const prices = new TestPrices(catalog);

  /** Waits until the SKU and the list of SKUs with this verdict show it. */
  const untilMeli = (skuId: string, expected: { verdict: string }) =>
    eventually(
      async () => {
        const { verdicts } = (await acme.status(skuId)).body;
        const meli = verdicts.find(
          (verdict: { salesChannel: string }) => verdict.salesChannel === 'MELI',
        );
        expect(meli).toMatchObject({ ...expected, since: expect.any(String) });
        const query = { verdict: expected.verdict, salesChannel: 'MELI', view: 'summary' };
        const { skus } = (await acme.list('/ext/merchant/skus', query)).body;
        const listed = skus.find((sku: { skuId: string }) => sku.skuId === skuId);
        expect(listed?.verdicts.MELI).toBe(expected.verdict);
        return meli;
      },
      { waitingFor: `${skuId} to be ${expected.verdict} in MELI` },
    );

  const counted = async (client: Pick<MerchantClient, 'get'>, path: string) =>
    Object.fromEntries(
      (await client.get(path)).body.verdicts.map((count: { verdict: string; count: number }) => [
        count.verdict,
        count.count,
      ]),
    );

  it('follows a SKU from its upload to a sale, and names each obstacle with its reason', async () => {
    const body = aSkuBody({ skuId: 'WAY', productId: 'WAY' });
    await acme.upsert([{ ...body, images: [] }]);
    const { reasons, deniedBy } = await untilMeli('WAY', { verdict: 'denied' });
    expect([deniedBy, reasons[0].code]).toEqual(['review', 'no-image']);
    await acme.upsert([body]);
    await untilMeli('WAY', { verdict: 'no-price' });
    expect(await counted(acme, '/ext/merchant/skus/counts')).toEqual({ 'no-price': 1 });
    await prices.fail('WAY', 'MELI');
    const failed = await untilMeli('WAY', { verdict: 'price-failed' });
    expect(failed.reasons).toEqual([{ code: 'price-failed', detail: 'there is no rate' }]);
    expect(await counted(acme, '/ext/merchant/skus/counts')).toEqual({
      'no-price': 1,
      'price-failed': 1,
    });
    await prices.publish('WAY', 'MELI');
    await untilMeli('WAY', { verdict: 'live' });
    await acme.stock('WAY', 0);
    await untilMeli('WAY', { verdict: 'out-of-stock' });
    await acme.upsert([
      { ...body, globalSaleChannelData: { ...body.globalSaleChannelData, active: false } },
    ]);
    const withdrawn = await untilMeli('WAY', { verdict: 'withdrawn' });
    expect(withdrawn.reasons).toMatchObject([{ code: 'inactive' }]);
    expect(await counted(operator, 'skus/counts')).toEqual({ withdrawn: 1 });
    await acme.delete('skus/WAY');
    await eventually(async () => expect(await counted(operator, 'skus/counts')).toEqual({}));
  });

  it('covers a SKU that waits for an operator, before it has an entry in a channel', async () => {
    await catalog.store.sql(
      `UPDATE merchant SET auto_localization = false WHERE merchant_id = 'ACME'`,
    );
    await acme.upsert([aSkuBody({ skuId: 'HAND', productId: 'HAND' })]);
    await untilMeli('HAND', { verdict: 'waiting-for-operator' });
    const token = await catalog.tokens.operator();
    const { body } = await catalog.fetch('/summary?merchantId=ACME', { token });
    expect(body.needs).toEqual([
      { kind: 'skus-waiting-for-operator', count: 1, oldest: expect.any(String) },
    ]);
    const partner = await catalog.tokens.partner('FULFIL-1');
    expect((await catalog.fetch('/summary', { token: partner })).body).toMatchObject({
      needs: [],
      charts: {},
    });
  });
});
