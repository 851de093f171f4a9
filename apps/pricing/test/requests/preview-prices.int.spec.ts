import { startPricing, type PricingService } from '../pricing-service.js';
import { meli } from './price-rows.js';

interface ChannelPrice {
  salesChannel: string;
  currency: string;
  before?: number;
  after: number;
}

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const preview = (rows: unknown) => pricing.postPrice('preview', rows);
const shownIn = async (skuId: string): Promise<Record<string, number>> => {
  const { body } = await preview([{ skuId }]);
  const channels: { salesChannel: string; before?: number }[] = body.results[0].channels;
  return Object.fromEntries(channels.map(({ salesChannel, before = 0 }) => [salesChannel, before]));
};

describe('a preview of prices (decision 5.30)', () => {
  it('returns the price that the update then sets in each channel, and changes nothing', async () => {
    await pricing.addSku('SEEN');
    const rows = [{ skuId: 'SEEN', salePrice: 60, listPrice: 75 }];
    const { status, body } = await preview(rows);
    expect([status, body.results[0].status, body.results[0].current]).toEqual([
      200,
      200,
      undefined,
    ]);
    const queued = await pricing.service.store.sql(
      `SELECT FROM price_request WHERE sku_id = 'SEEN' UNION ALL SELECT FROM origin_price WHERE sku_id = 'SEEN'`,
    );
    expect(queued).toEqual([]);

    await pricing.postPrice('origin', rows);
    const channels: ChannelPrice[] = body.results[0].channels;
    expect(channels.map(({ salesChannel }) => salesChannel).toSorted()).toEqual([
      'ECOM',
      'MELI',
      'SHOP',
    ]);
    for (const { salesChannel, currency, after } of channels) {
      const path = `SEEN/validPrice?salesChannel=${salesChannel}&currency=${currency}`;
      await pricing.priceWhen(path, ({ localizedSalePriceWithTaxes }) =>
        expect(localizedSalePriceWithTaxes).toBe(after),
      );
    }
    const again = await preview([{ skuId: 'SEEN', salePrice: 80 }]);
    expect(again.body.results[0].current).toEqual({
      salePrice: 60,
      listPrice: 75,
      currency: 'USD',
    });
    const raised: ChannelPrice[] = again.body.results[0].channels;
    expect(raised.map(({ salesChannel, before }) => [salesChannel, before])).toEqual(
      channels.map(({ salesChannel, after }) => [salesChannel, after]),
    );
    expect(raised.filter(({ before = 0, after }) => after <= before)).toEqual([]);
  });

  it('returns the shown price of a destination price, and the price last sent for the channel', async () => {
    await pricing.addSku('TAGGED');
    const { body } = await preview([meli('TAGGED', 1_299)]);
    expect(body.results[0]).toEqual({
      index: 0,
      status: 200,
      skuId: 'TAGGED',
      salesChannel: 'MELI',
      channels: [{ salesChannel: 'MELI', currency: 'MXN', after: 1_299 }],
    });
    await pricing.postPrice('destination', [meli('TAGGED', 1_299, { listPrice: 1_500 })]);
    await pricing.priceWhen('TAGGED/validPrice?salesChannel=MELI&currency=MXN', (price) =>
      expect(price.localizedSalePriceWithTaxes).toBe(1_299),
    );
    const { salePrice: _, ...without } = meli('TAGGED', 0);
    expect((await preview([without])).body.results[0]).toMatchObject({
      current: { salePrice: 1_299, listPrice: 1_500, currency: 'MXN' },
      channels: [{ before: 1_299 }],
    });
    expect((await shownIn('TAGGED'))['MELI']).toBe(1_299);
  });

  it('refuses each row in the same cases as the update, and names the reason for a channel without a price', async () => {
    await pricing.addSku('SOME');
    const { body } = await preview([
      { skuId: 'ABSENT', salePrice: 60 },
      { skuId: 'SOME', salePrice: 0 },
      { skuId: 'SOME', salePrice: 60, listPrice: 50 },
      { skuId: 'SOME', salesChannel: 'NOWHERE', country: 'MX', salePrice: 60 },
      meli('SOME', 1_299, { country: 'BR' }),
      { skuId: 'SOME', salesChannel: 'MELI', salePrice: 60 },
      meli('SOME', 1),
      { skuId: 'SOME', salePrice: 60 },
    ]);
    expect(
      body.results.map(({ code, channels }: Record<string, unknown>) => code ?? channels),
    ).toEqual([
      'unknown-sku',
      'validation-failed',
      'list-below-sale',
      'unknown-sales-channel',
      'country-mismatch',
      'validation-failed',
      [
        {
          salesChannel: 'MELI',
          currency: 'MXN',
          code: 'payout-not-positive',
          detail: expect.any(String),
        },
      ],
      expect.any(Array),
    ]);
    expect(body.results[5].errors).toMatchObject([{ pointer: '/5/country', code: 'required' }]);
  });

  it('shows no prices of another merchant', async () => {
    await pricing.addSku('MINE');
    const answer = await pricing.postPrice('preview', [{ skuId: 'MINE', salePrice: 60 }], 'GLOBEX');
    expect(answer.body.results).toMatchObject([{ code: 'unknown-sku' }]);
  });
});
