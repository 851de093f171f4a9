import { decimal, toText } from '#money';
import { item, now, order, placed, referenceData, sku } from '../spec/orders-to-place.js';

describe('a placed order', () => {
  it('has the amounts of the worked example: 1795.90 in MELI (decision 6.7, vectors)', () => {
    const { totals, totalsForeignCurrency, fxRate } = placed().content;
    expect(toText(totals.taxes)).toBe('260.94');
    expect(toText(totals.grossInboundValue)).toBe('1534.96');
    expect(toText(totals.fees)).toBe('424.29');
    expect(toText(totals.netInboundValue)).toBe('1110.67');
    expect(toText(totalsForeignCurrency.netOutboundValue)).toBe('60.04');
    expect(toText(fxRate)).toBe('18.5');
  });

  it('has the derived fields of decision 6.6', () => {
    const { state, content } = placed();
    expect(state).toMatchObject({ orderId: 'ACME-MELI-2000-1', status: 'CREATED', version: 1 });
    expect(content).toMatchObject({
      creationDate: now,
      taxType: 'DDP',
      foreignCurrency: 'USD',
      outboundCountry: 'US',
      delivery: { clearance: 'SIMPLIFIED', leadTime: 12, deliveryTime: 12 },
      items: [
        {
          skuId: 'TEE-BLUE-M',
          salesChannelSkuId: 'MELI-TEE',
          name: 'Camiseta azul M',
          listPrice: item.salePrice,
          countryOfOrigin: 'US',
          hsCode: '610910',
          ean: '4006381333931',
          imageUrl: 'https://img.test/1.jpg',
        },
      ],
    });
  });

  it('gives an item the origin of its SKU, and is shipped from the merchant’s country (decision 6.6)', () => {
    const portuguese = { ...sku, countryOfOrigin: 'PT' };
    const { items, outboundCountry } = placed(
      {},
      { skus: new Map([['MELI-TEE', portuguese]]) },
    ).content;
    expect([items[0]?.countryOfOrigin, outboundCountry]).toEqual(['PT', 'US']);
  });

  it('is shipped from the country of delivery if it is fulfilled from returns (decision 6.11)', () => {
    expect(placed({ fulfillmentWarehouseType: 'RETURNS' }).content.outboundCountry).toBe('MX');
  });

  it('keeps its totals as sent, within their tolerance (decision 1.7)', () => {
    const totals = { ...order().totals, itemsGross: decimal('1795.89') };
    expect(toText(placed({ totals }).content.totals.itemsGross)).toBe('1795.89');
  });

  it('keeps the taxes inside its value, which add up to the total (decision 6.7)', () => {
    const shown = placed().content.taxes.map(({ name, kind, collectedBy, ...tax }) => {
      const amounts = [tax.rate!, tax.base!, tax.value].map(toText);
      return [name, kind, collectedBy, ...amounts];
    });
    expect(shown).toEqual([['global-rate', 'tax', 'carrier', '0.17', '1534.96', '260.94']]);
  });

  it('applies the rules of the day of its receipt at the destination, however long it waits (decision 5.9)', () => {
    const channel = { ...referenceData().channel!, country: 'BR', currency: 'BRL' };
    const rates = new Map([...referenceData().rates, ['BRL', '5.50']]);
    const lateOnTheDayBefore = new Date('2026-05-12T02:59:00.000Z');
    const { content } = placed({ currency: 'BRL' }, { channel, rates }, lateOnTheDayBefore);
    expect(content.rulesVersion).toBe('BR-2026-01-01-1');
  });
});

describe('the region for the tax rules of an order (decision 9.7)', () => {
  const brazil = { ...referenceData().channel!, country: 'BR', currency: 'BRL' };
  const rates = new Map([...referenceData().rates, ['BRL', '5.50']]);
  const sold = { currency: 'BRL' };

  it.each([
    ['the code of the destination state', 'MG', 'SP', '0.2'],
    ['the code of the destination state with the country', ' br-mg', 'SP', '0.2'],
    ['the region of the channel where the state is a name', 'Minas Gerais', 'MG', '0.2'],
    ['the region of the channel where there is no state', undefined, 'MG', '0.2'],
    ['absent where prices are calculated without a region', 'MG', undefined, '0.17'],
  ])('is %s', (_, state, region, rate) => {
    const deliveryAddress = { street: 'Rua', city: 'BH', country: 'BR', ...(state && { state }) };
    const channel = { ...brazil, ...(region && { region }) };
    const { taxes } = placed({ ...sold, deliveryAddress }, { channel, rates }).content;
    expect(taxes.find(({ name }) => name === 'icms')?.rate?.toFixed()).toBe(rate);
  });
});
