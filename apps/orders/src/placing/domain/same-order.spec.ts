import { decimal } from '#money';
import { delivery, item, order, placed } from '../../placing/spec/orders-to-place.js';
import { differencesOf, type StoredSale } from './same-order.js';

/** The order as the store returns it: amounts are numbers, and the members have another order. */
function stored(over: Partial<StoredSale> = {}): StoredSale {
  const { content } = placed({ creationDate: new Date('2026-11-20T11:00:00.000Z') });
  const json = JSON.parse(JSON.stringify({ ...content, value: '1795.9' }));
  const address = Object.fromEntries(Object.entries(json.deliveryAddress).toReversed());
  return {
    ...json,
    creationDate: content.creationDate,
    deliveryAddress: address,
    erased: false,
    ...over,
  };
}

describe('an order that a channel sends again (decision 10.5)', () => {
  it('equals the stored order, with every default written out or left out', () => {
    expect(differencesOf(order(), stored())).toEqual([]);
    const salePrice = decimal('1795.9');
    const explicit = order({
      creationDate: new Date('2026-11-20T11:00:00.000Z'),
      items: [{ ...item, listPrice: salePrice, salePrice }],
      deliveries: [{ ...delivery, listPrice: decimal(0) }],
    });
    expect(differencesOf(explicit, stored())).toEqual([]);
  });

  it.each([
    ['/currency', { currency: 'USD' }],
    ['/value', { value: decimal('1795.91') }],
    ['/fulfillmentWarehouseType', { fulfillmentWarehouseType: 'RETURNS' }],
    ['/creationDate', { creationDate: new Date('2026-11-20T11:00:00.001Z') }],
    ['/totals', { totals: { ...order().totals, itemsGross: decimal(1) } }],
    ['/items', { items: [{ ...item, quantity: 2 }] }],
    ['/items', { items: [{ ...item, name: 'Other' }] }],
    ['/items', { items: [{ ...item, listPrice: decimal(2000) }] }],
    ['/customer', { customer: { ...order().customer, lastName: 'Ruiz' } }],
    ['/shipping/deliveryAddress', { deliveryAddress: { ...order().deliveryAddress, state: 'MX' } }],
    ['/shipping/deliveries', { deliveries: [{ ...delivery, deliveryTime: 13 }] }],
    ['/shipping/deliveries', { deliveries: [{ ...delivery, items: [] }] }],
    ['/shipping/deliveries', { deliveries: [delivery, delivery] }],
    ['/payments', { payments: [{ type: 'BILL', value: decimal('1795.90') }] }],
    ['/salesChannelOrderData', { salesChannelOrderData: '{}' }],
  ] as const)('differs from the stored order at %s', (pointer, over) => {
    expect(differencesOf(order(over as object), stored())).toEqual([pointer]);
  });

  it('is compared without the buyer once the buyer’s data is erased', () => {
    const erased = stored({ erased: true, customer: {}, deliveryAddress: { country: 'MX' } });
    expect(differencesOf(order({ salesChannelOrderData: '{}' }), erased)).toEqual([]);
    const other = order({ value: decimal(1) });
    expect(differencesOf(other, erased)).toEqual(['/value']);
  });
});
