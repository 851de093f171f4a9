import { decimal } from '#money';
import { termsByDestination } from '#terms';
import { sandboxDocuments } from '#terms/sandbox';
import type { NewOrder } from '../../order/domain/new-order.js';
import {
  delivery,
  faults,
  item,
  now,
  order,
  placed,
  referenceData,
} from '../spec/orders-to-place.js';
import { checkOrder, isKnown, mayYetBeKnown } from './check-order.js';

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

describe('an order whose destination has no terms (decisions 1.13, 6.9)', () => {
  const channel = { ...referenceData().channel!, country: 'AR' };

  it('is refused, and can wait for the terms', () => {
    const result = checkOrder(order(), referenceData({ channel }), now);
    expect(result).toMatchObject({
      ok: false,
      faults: [{ pointer: '/salesChannel', code: 'unsupported-destination' }],
    });
    expect(!result.ok && mayYetBeKnown(result.faults)).toBe(true);
    expect(isKnown(order(), referenceData({ channel }), now)).toBe(false);
    expect(isKnown(order(), referenceData(), now)).toBe(true);
  });

  it('waits for the tariff of the service of its channel', () => {
    const express = { ...referenceData().channel!, service: 'EXPRESS' };
    expect(faults({}, { channel: express })).toEqual(['/salesChannel unsupported-destination']);
  });

  it('is refused where only the rules of another day are known', () => {
    const before = new Date('2025-08-14T12:00:00.000Z');
    expect(isKnown(order(), referenceData(), before)).toBe(false);
  });

  it('waits for the exchange rate of every currency that its rules are in', () => {
    const rules = structuredClone(sandboxDocuments().get('rules/MX')!);
    const inEuros = JSON.parse(JSON.stringify(rules).replaceAll('"USD"', '"EUR"')) as typeof rules;
    const tariff = sandboxDocuments().get('tariff/*-MX-STANDARD')!;
    const terms = termsByDestination([inEuros, tariff]);
    expect(faults({}, { terms })).toEqual(['/currency no-fx-rate']);
    const rates = new Map([...referenceData().rates, ['EUR', '0.92']]);
    // 50 EUR are 1005 MXN, and 117 EUR 2353: the order stays below the second limit.
    expect(placed({}, { terms, rates }).content.taxes[0]?.rate?.toFixed()).toBe('0.17');
  });
});
