import { decimal, toText } from '#money';
import { compiledDocuments, termsByDestination } from '#terms';
import { checkOrder, isKnown, mayYetBeKnown } from './check-order.js';
import type { NewOrder } from '../../order/domain/new-order.js';
import { placeOrder } from './place-order.js';
import type { KnownSku, ReferenceData } from './reference-data.js';

const sku: KnownSku = {
  skuId: 'TEE-BLUE-M',
  productId: 'TEE',
  ean: '4006381333931',
  hscode: '610910',
  weight: '0.4',
  length: 20,
  width: 15,
  height: 10,
  imageUrl: 'https://img.test/1.jpg',
};

const TERMS = termsByDestination(compiledDocuments().values());

const referenceData = (over: Partial<ReferenceData> = {}): ReferenceData => ({
  merchant: { country: 'US', currency: 'USD', connectedChannels: ['MELI', 'ECOM'] },
  channel: {
    country: 'MX',
    currency: 'MXN',
    taxType: 'DDP',
    feeShare: '0.18',
    active: true,
    service: 'STANDARD',
    freightShownSeparately: false,
  },
  skus: new Map([['MELI-TEE', sku]]),
  rates: new Map([
    ['USD', '1'],
    ['MXN', '18.50'],
  ]),
  terms: TERMS,
  ...over,
});

const item = {
  id: 'line-1',
  salesChannelSkuId: 'MELI-TEE',
  quantity: 1,
  name: 'Camiseta azul M',
  salePrice: decimal('1795.90'),
};
const delivery = {
  name: 'Standard',
  company: 'Correos',
  salePrice: decimal(0),
  deliveryTime: 12,
  deliveryEstimateDate: new Date('2026-12-05T00:00:00Z'),
  items: ['line-1'],
};

const order = (over: Partial<NewOrder> = {}): NewOrder => ({
  merchantId: 'ACME',
  salesChannel: 'MELI',
  salesChannelOrderId: '2000-1',
  fulfillmentWarehouseType: 'MERCHANT',
  currency: 'MXN',
  value: decimal('1795.90'),
  totals: {
    itemsGross: decimal('1795.90'),
    itemsDiscount: decimal(0),
    shippingGross: decimal(0),
    shippingDiscount: decimal(0),
  },
  items: [item],
  customer: { type: 'PERSON', firstName: 'Ana', document: 'CURP-1' },
  deliveryAddress: { street: 'Reforma', city: 'CDMX', country: 'MX' },
  deliveries: [delivery],
  payments: [{ type: 'PIX', value: decimal('1795.90') }],
  ...over,
});

const now = new Date('2026-11-20T12:00:00.000Z');
const faults = (over: Partial<NewOrder>, around: Partial<ReferenceData> = {}) => {
  const result = checkOrder(order(over), referenceData(around), now);
  return result.ok ? [] : result.faults.map(({ pointer, code }) => `${pointer} ${code}`);
};
const placed = (over: Partial<NewOrder> = {}, around: Partial<ReferenceData> = {}) => {
  const result = checkOrder(order(over), referenceData(around), now);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  const made = placeOrder(order(over), result.checked, now);
  if (!made.ok) throw new Error(made.fault.detail);
  return made.placed;
};

describe('checkOrder (decision 6.5)', () => {
  it('accepts a valid order', () => {
    expect(faults({})).toEqual([]);
  });

  it.each<[string, Partial<NewOrder>, string[]]>([
    [
      'repeated item ids',
      { items: [{ ...item, salePrice: decimal(0) }, item] },
      ['/items/1/id duplicate-item'],
    ],
    [
      'a delivery of an unknown item',
      { deliveries: [{ ...delivery, items: ['line-1', 'x'] }] },
      ['/shipping/deliveries/0/items/1 unknown-item'],
    ],
    [
      'a delivery that repeats an item',
      { deliveries: [{ ...delivery, items: ['line-1', 'line-1', 'line-1'] }] },
      [
        '/shipping/deliveries/0/items/1 repeated-item',
        '/shipping/deliveries/0/items/2 repeated-item',
      ],
    ],
    [
      'a delivery that omits items',
      {
        items: ['line-1', 'line-2', 'line-3'].map((id) => ({ ...item, id, salePrice: decimal(0) })),
        value: decimal(0),
        totals: { ...order().totals, itemsGross: decimal(0) },
        payments: [],
      },
      ['/shipping/deliveries/0/items missing-item'],
    ],
    ['no delivery', { deliveries: [] }, ['/shipping/deliveries one-delivery']],
    ['two deliveries', { deliveries: [delivery, delivery] }, ['/shipping/deliveries one-delivery']],
    [
      'another value than the lines',
      { value: decimal('1795.92') },
      ['/value value-mismatch', '/payments payments-mismatch'],
    ],
    [
      'payments that do not come to the value',
      { payments: [{ type: 'PIX', value: decimal(1) }] },
      ['/payments payments-mismatch'],
    ],
    ['another currency', { currency: 'BRL' }, ['/currency currency-mismatch']],
    [
      'an unknown SKU',
      { items: [{ ...item, salesChannelSkuId: 'NO' }] },
      ['/items/0/salesChannelSkuId unknown-sku'],
    ],
  ])('reports %s', (_, over, expected) => {
    expect(faults(over)).toEqual(expected);
  });

  it.each(['itemsGross', 'itemsDiscount', 'shippingGross', 'shippingDiscount'] as const)(
    'reports a wrong total: %s',
    (name) => {
      const totals = { ...order().totals };
      totals[name] = totals[name].plus('0.02');
      expect(faults({ totals })).toEqual([`/totals/${name} totals-mismatch`]);
      totals[name] = totals[name].minus('0.01'); // within the tolerance of one line
      expect(faults({ totals })).toEqual([]);
    },
  );

  it('reports all faults at once', () => {
    expect(
      faults({
        currency: 'BRL',
        value: decimal(1),
        items: [item, { ...item, salesChannelSkuId: 'NO' }],
      }),
    ).toEqual([
      '/items/1/id duplicate-item',
      '/value value-mismatch',
      '/payments payments-mismatch',
      '/totals/itemsGross totals-mismatch',
      '/currency currency-mismatch',
      '/items/1/salesChannelSkuId unknown-sku',
    ]);
  });

  it('reports a channel that is unknown, not connected or closed', () => {
    const expected = ['/salesChannel channel-not-connected'];
    const { channel, merchant, ...without } = referenceData();
    const result = checkOrder(order(), { ...without, merchant: merchant! }, now);
    expect(result).toMatchObject({ ok: false, faults: [{ code: 'channel-not-connected' }] });
    expect(faults({}, { merchant: { ...merchant!, connectedChannels: ['ECOM'] } })).toEqual(
      expected,
    );
    expect(faults({}, { channel: { ...channel!, active: false } })).toEqual(expected);
  });

  it('reports a missing exchange rate', () => {
    expect(faults({}, { rates: new Map([['USD', '1']]) })).toEqual(['/currency no-fx-rate']);
  });

  it('includes list prices and shipping in the totals', () => {
    const sold = {
      items: [{ ...item, quantity: 2, listPrice: decimal('2000.00') }],
      deliveries: [{ ...delivery, listPrice: decimal(100), salePrice: decimal(80) }],
      value: decimal('3671.80'),
      payments: [
        { type: 'PIX', value: decimal('3600') },
        { type: 'BILL', value: decimal('71.80') },
      ],
      totals: {
        itemsGross: decimal(4000),
        itemsDiscount: decimal('408.20'),
        shippingGross: decimal(100),
        shippingDiscount: decimal(20),
      },
    };
    expect(faults(sold)).toEqual([]);
  });
});

describe('a placed order', () => {
  it('calculates the amounts of the worked example: 1795.90 in MELI (decision 6.7, vectors)', () => {
    const { totals, totalsForeignCurrency, fxRate } = placed().content;
    expect(toText(totals.taxes)).toBe('260.94');
    expect(toText(totals.grossInboundValue)).toBe('1534.96');
    expect(toText(totals.fees)).toBe('424.29');
    expect(toText(totals.netInboundValue)).toBe('1110.67');
    expect(toText(totalsForeignCurrency.netOutboundValue)).toBe('60.04');
    expect(toText(fxRate)).toBe('18.5');
  });

  it('derives the fields that decision 6.6 names', () => {
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

  it('gives an item the origin of its SKU, and the country of shipment stays the merchant’s (decision 6.6)', () => {
    const portuguese = { ...sku, countryOfOrigin: 'PT' };
    const { items, outboundCountry } = placed(
      {},
      { skus: new Map([['MELI-TEE', portuguese]]) },
    ).content;
    expect([items[0]?.countryOfOrigin, outboundCountry]).toEqual(['PT', 'US']);
  });

  it('ships an order that is fulfilled from returns from the country of delivery (decision 6.11)', () => {
    expect(placed({ fulfillmentWarehouseType: 'RETURNS' }).content.outboundCountry).toBe('MX');
  });

  it('keeps the totals of an order as sent, within their tolerance (decision 1.7)', () => {
    const totals = { ...order().totals, itemsGross: decimal('1795.89') };
    expect(toText(placed({ totals }).content.totals.itemsGross)).toBe('1795.89');
  });

  it('keeps the taxes inside its value, which add up to the total (decision 6.7)', () => {
    const shown = placed().content.taxes.map(({ name, kind, collectedBy, ...tax }) => [
      ...[name, kind, collectedBy],
      ...[tax.rate!, tax.base!, tax.value].map(toText),
    ]);
    expect(shown).toEqual([['global-rate', 'tax', 'carrier', '0.17', '1534.96', '260.94']]);
  });
});

describe('an order whose destination has no terms (decisions 1.13, 6.9)', () => {
  const channel = { ...referenceData().channel!, country: 'AR' };

  it('is refused, and may wait for them', () => {
    const result = checkOrder(order(), referenceData({ channel }), now);
    expect(result).toMatchObject({
      ok: false,
      faults: [{ pointer: '/salesChannel', code: 'unsupported-destination' }],
    });
    expect(!result.ok && mayYetBeKnown(result.faults)).toBe(true);
    expect(isKnown(order(), referenceData({ channel }), now)).toBe(false);
    expect(isKnown(order(), referenceData(), now)).toBe(true);
  });

  it('is refused where only the rules of another day are known', () => {
    const before = new Date('2025-08-14T12:00:00.000Z');
    expect(isKnown(order(), referenceData(), before)).toBe(false);
  });

  it('waits for the exchange rate of every currency that its rules are in', () => {
    const rules = structuredClone(compiledDocuments().get('rules/MX')!);
    const inEuros = JSON.parse(JSON.stringify(rules).replaceAll('"USD"', '"EUR"')) as typeof rules;
    const tariff = compiledDocuments().get('tariff/*-MX-STANDARD')!;
    const terms = termsByDestination([inEuros, tariff]);
    expect(faults({}, { terms })).toEqual(['/currency no-fx-rate']);
    const rates = new Map([...referenceData().rates, ['EUR', '0.92']]);
    // 50 EUR are 1005 MXN, and 117 EUR 2353: the order stays below the second limit.
    expect(placed({}, { terms, rates }).content.taxes[0]?.rate?.toFixed()).toBe('0.17');
  });
});
