import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

/** 0.400 kg, 20×15×10 cm; sale 60.00 and list 75.00 USD from the United States, and from Germany. */
beforeAll(async () => {
  pricing = await startPricing();
  for (const merchantId of ['ACME', 'BERLIN']) {
    await pricing.addSku('V', { merchantId });
    const prices = { salePrice: 60, listPrice: 75 };
    expect((await pricing.postPrice('origin/V', prices, merchantId)).status).toBe(202);
  }
});

afterAll(() => pricing.service.stop());

const MELI = 'salesChannel=MELI&currency=MXN';

describe('the localization of the worked prices (5.2)', () => {
  it.each([
    ['ECOM', 'BRL', 75, 60, 559.9, 461.9],
    ['MELI', 'MXN', 118.43, 97.08, 2190.9, 1795.9],
    ['SHOP', 'CLP', 118.94, 97.88, 112_990, 92_990],
  ])('computes the prices of %s to the cent', async (channel, currency, ...amounts) => {
    const [listWithTaxes, saleWithTaxes, list, sale] = amounts;
    await pricing.priceWhen(`V/validPrice?salesChannel=${channel}&currency=${currency}`, (body) =>
      expect(body).toEqual({
        id: `ACME-V-${channel}`,
        merchantId: 'ACME',
        skuId: 'V',
        skuName: 'Shirt V',
        merchantCurrency: 'USD',
        localizedCurrency: currency,
        localizationTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        version: 2,
        grossOutboundListPrice: 75,
        grossOutboundSalePrice: 60,
        grossOutboundListPriceWithTaxes: listWithTaxes,
        grossOutboundSalePriceWithTaxes: saleWithTaxes,
        localizedListPriceWithTaxes: list,
        localizedSalePriceWithTaxes: sale,
      }),
    );
  });

  it.each([
    ['ECOM', 'BRL', 57.75, { net: 461.61 }, { net: 559.82 }],
    [
      'MELI',
      'MXN',
      148,
      { net: 1534.15, taxesTotal: 260.8, retail: 1794.95 },
      { net: 1872.56, taxesTotal: 318.34, retail: 2190.9 },
    ],
    ['SHOP', 'CLP', 9025, { net: 77_676, taxesTotal: 14_759, retail: 92_435 }, { retail: 112_385 }],
  ])(
    'breaks the price of %s down to its terms (5.3)',
    async (channel, currency, freight, sale, list) => {
      const path = `V/validPrice/breakdown?salesChannel=${channel}&currency=${currency}`;
      await pricing.priceWhen(path, (body) =>
        expect(body).toMatchObject({ freight: { billedWeight: 0.6, value: freight }, sale, list }),
      );
    },
  );

  it('computes the price of goods from Germany in MELI to the cent', async () => {
    await pricing.priceWhen(
      `V/validPrice?${MELI}`,
      (body) =>
        expect(body).toMatchObject({
          localizedSalePriceWithTaxes: 2048.9,
          grossOutboundSalePriceWithTaxes: 110.75,
        }),
      'BERLIN',
    );
    // The currency is known without a parameter.
    const path = 'V/validPrice/breakdown?salesChannel=MELI';
    const { body } = await pricing.readPrice(path, 'BERLIN');
    expect(body.sale).toMatchObject({
      retail: 2048.09,
      taxes: [{ name: 'global-rate', rate: 0.335, value: 513.94 }],
    });
  });
});

describe('the localization of the worked destination prices (5.4)', () => {
  const price = async (salePrice: number) => {
    const skuId = `D${salePrice}`;
    await pricing.addSku(skuId);
    const body = { salesChannel: 'MELI', country: 'MX', salePrice };
    expect((await pricing.postPrice(`destination/${skuId}`, body)).status).toBe(202);
    await pricing.priceWhen(`${skuId}/validPrice?${MELI}`, (record) =>
      expect(record.localizedSalePriceWithTaxes).toBe(salePrice),
    );
    const record = await pricing.readPrice(`${skuId}/validPrice?${MELI}`);
    const breakdown = await pricing.readPrice(`${skuId}/validPrice/breakdown?${MELI}`);
    return { record: record.body, sale: breakdown.body.sale };
  };

  it('estimates a payout of US$60.04 for a price of 1795.90 MXN', async () => {
    const { record, sale } = await price(1795.9);
    expect(record).toMatchObject({
      grossOutboundSalePrice: 60.04,
      grossOutboundListPrice: 60.04,
      grossOutboundSalePriceWithTaxes: 97.08,
    });
    expect(sale).toMatchObject({ payout: 60.04, net: 1534.96, taxesTotal: 260.94, shown: 1795.9 });
  });

  it.each([925, 925.01, 1000, 1082.25])(
    'uses 925.00 as the net price of %d MXN, the largest net price below the tax threshold',
    async (salePrice) => {
      const { sale } = await price(salePrice);
      expect(sale).toMatchObject({ net: 925, taxesTotal: 0, shown: salePrice });
      expect(sale.payout).toBe(33); // (925 · 0.82 − 148) ÷ 18.50
    },
  );

  it('finds an exact net price again above 1082.25 MXN', async () => {
    const { sale } = await price(1082.27);
    expect(sale).toMatchObject({ net: 925.02, taxesTotal: 157.25 });
  });
});
