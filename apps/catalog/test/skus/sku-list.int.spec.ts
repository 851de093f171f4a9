import { SkuUpserted } from '#contracts';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, publishPrice, useCatalog } from '../catalog-service.js';

describe('the SKU list', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');

  const skus = (client: MerchantClient, query: Record<string, string> = {}) =>
    client.list('/ext/merchant/skus', query);

  it('shows each SKU in the same form as its product, in the documented shape', async () => {
    const sent = aSkuBody({
      skuId: 'FULL/"é',
      productId: 'FULL',
      description: 'Line\none, "quoted" \\ and \u2028 more.',
      weight: 0.001,
      color: 'Blue',
      attributes: [{ name: 'Fit', value: 'Slim' }],
      localizedListPriceWithTaxes: 75.5,
      localizedSalePriceWithTaxes: 0.0001,
    });
    const plain = aSkuBody({ skuId: 'PLAIN', productId: 'FULL', main: false, color: 'Red' });
    await acme.upsert([sent, plain]);
    await acme.untilStatus('FULL/"é', 'READY_FOR_SALES_CHANNEL');
    await publishPrice(catalog, 'PLAIN', 'MELI');
    await acme.untilEntry('PLAIN', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    const { status, headers, body } = await skus(acme);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.keys(body)).toEqual(['skus']);
    const { body: product } = await acme.product('FULL');
    expect(new Set(body.skus)).toEqual(new Set(product));
    expect(product[0]).toMatchObject({ ...sent, merchantProductId: 'FULL', merchantId: 'ACME' });
  });

  it('shows a changed origin of the goods, which is published without a new review (decision 3.17)', async () => {
    const sku = aSkuBody({ skuId: 'o-1', productId: 'ORIGIN' });
    const made = { ...sku, countryOfOrigin: 'pt' };
    const shown = async (body: object) => {
      const [{ countryOfOrigin, localizationStatus }] = (await acme.upsert([body])).body;
      const [listed] = (await skus(acme, { text: 'o-1' })).body.skus;
      expect(listed.countryOfOrigin).toBe(countryOfOrigin);
      return [countryOfOrigin, localizationStatus];
    };
    await acme.upsert([sku]);
    await acme.untilStatus('o-1', 'READY_FOR_SALES_CHANNEL');
    expect(await shown(made)).toEqual(['PT', 'READY_FOR_SALES_CHANNEL']);
    expect(await shown({ ...made, countryOfOrigin: 'PT' })).toEqual([
      'PT',
      'READY_FOR_SALES_CHANNEL',
    ]);
    expect(await shown(sku)).toEqual([undefined, 'READY_FOR_SALES_CHANNEL']);
    const { version } = (await acme.status('o-1')).body;
    await catalog.events.waitFor(
      SkuUpserted,
      (event) => event.skuId === 'o-1' && event.version === version,
    );
    const published = catalog.events.all(SkuUpserted).filter(({ skuId }) => skuId === 'o-1');
    expect(published.map(({ changed, countryOfOrigin }) => [...changed, countryOfOrigin])).toEqual([
      ['new', undefined],
      ['country-of-origin', 'PT'],
      ['country-of-origin', undefined],
    ]);
  });
});
