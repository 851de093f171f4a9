import { idOf, keyOfId } from './inventory-row.js';
import { unitsOf } from './item/use-set-stock.js';

describe('the id of a position', () => {
  it('is formed of its members, and contains its merchant and its SKU', () => {
    const named = { skuId: 'A-1-B', warehouseId: 1001, inventoryType: 'DAMAGED' } as const;
    const id = idOf(named, 'ACME');
    expect(id).toBe('ACME-A-1-B-1001-DAMAGED');
    expect(keyOfId(id)).toEqual({ merchantId: 'ACME', skuId: 'A-1-B' });
  });

  it.each(['', 'ACME', 'ACME-A-1', 'ACME-A-1-SOLD', 'ACME--1-DAMAGED'])('is not %j', (id) => {
    expect(keyOfId(id)).toBeUndefined();
  });
});

describe('entered units', () => {
  it.each([
    ['0', 0],
    [' 20 ', 20],
    ['1000000000', 1_000_000_000],
  ])('%j are %d', (text, units) => expect(unitsOf(text)).toBe(units));

  it.each(['', '-1', '1.5', '1e3', '1000000001', 'x'])('are not %j', (text) => {
    expect(unitsOf(text)).toBeUndefined();
  });
});
