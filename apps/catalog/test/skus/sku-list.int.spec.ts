import { aSkuBody } from '../a-sku.js';
import { MerchantClient, publishPrice, useCatalog } from '../catalog-service.js';

describe('the SKU list', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');

  const skus = (client: MerchantClient, query: Record<string, string> = {}) =>
    client.list('/ext/merchant/skus', query);

  it('shows each SKU as its product does, in the documented shape', async () => {
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
});
