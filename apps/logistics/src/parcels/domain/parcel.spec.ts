import { toText } from '#money';
import * as fc from 'fast-check';
import { releasedItem, releasedOrder } from '../../../test/builders.js';
import { isLocation } from './location.js';
import { measure } from './measures.js';
import { invoiceNumberOf, lastMileTrackingNumberOf, parcelIdOf } from './numbers.js';
import { invoiceValue, packedSkus, parcelOf } from './parcel.js';
import { splitBySize } from './split-by-size.js';

describe('the measures of a parcel (decision 7.1)', () => {
  it('add the weights of all units and the packaging, and stack the units on the largest base', () => {
    const { netWeight, grossWeight, volumetricWeight, ...size } = measure([
      releasedItem({ quantity: 2, weight: '0.250', length: 30, width: 25, height: 2 }),
      releasedItem({ quantity: 1, weight: '1.2', length: 10, width: 10, height: 40 }),
    ]);
    expect(size).toEqual({ length: 30, width: 25, height: 44 });
    expect(toText(netWeight)).toBe('1.7');
    expect(toText(grossWeight)).toBe('1.8');
    expect(toText(volumetricWeight)).toBe('6.6');
  });

  it('include the volumetric weight, rounded to grams', () => {
    const volumetric = (length: number) =>
      toText(measure([releasedItem({ length, width: 1, height: 1 })]).volumetricWeight);
    expect([volumetric(25), volumetric(3), volumetric(2)]).toEqual(['0.005', '0.001', '0']);
  });

  it('do not depend on the order of its lines, except for equal bases', () => {
    const item = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      weight: fc.integer({ min: 1, max: 30_000 }).map((grams) => (grams / 1000).toFixed(3)),
      height: fc.integer({ min: 1, max: 90 }),
      base: fc.integer({ min: 1, max: 90 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(item, { minLength: 1, selector: ({ base }) => base }), (made) => {
        const items = made.map(({ base, ...rest }) =>
          releasedItem({ ...rest, length: base, width: base }),
        );
        expect(measure(items.toReversed())).toEqual(measure(items));
      }),
    );
  });
});

describe('a parcel', () => {
  const lines = [
    releasedItem({ itemId: '1', skuId: 'A', salesChannelSkuId: 'CA', quantity: 2 }),
    releasedItem({ itemId: '2', skuId: 'B', salesChannelSkuId: 'CB', invoicedPrice: '0.335' }),
    releasedItem({ itemId: '3', skuId: 'A', salesChannelSkuId: 'CA', quantity: 3 }),
    releasedItem({ itemId: '4', skuId: 'A', salesChannelSkuId: 'A' }),
  ];

  it('lists each SKU once, with the units of all its lines', () => {
    expect(packedSkus(lines)).toEqual([
      { skuId: 'A', quantity: 6 },
      { skuId: 'B', quantity: 1 },
    ]);
    const { items, code, name } = parcelOf(releasedOrder({ items: lines }));
    expect(items.map((i) => [i.skuId, i.salesChannelSkuId, i.quantity])).toEqual([
      ['A', 'CA', 5],
      ['B', 'CB', 1],
      ['A', 'A', 1],
    ]);
    expect({ code, name }).toEqual({ code: 'ACME-MELI-1-P1', name: 'Parcel 1' });
  });

  it('sums the value of its lines in the digits of the currency', () => {
    expect(toText(invoiceValue(releasedOrder({ items: lines })))).toBe('119.74');
    const yen = releasedOrder({ items: lines, foreignCurrency: 'JPY' });
    expect(toText(invoiceValue(yen))).toBe('120');
  });
});

describe('numbers (decision 7.1)', () => {
  it('have the documented format', () => {
    expect(parcelIdOf('ACME', 1, 'MX')).toBe('ACME000000000001MX');
    expect(lastMileTrackingNumberOf(42, 'BR')).toBe('EN000000042BR');
    expect(invoiceNumberOf('GLOBEX', 99_999_999)).toBe('GLOBEX-99999999');
  });

  it('are refused for a serial with too many digits', () => {
    expect(() => lastMileTrackingNumberOf(1_000_000_000, 'BR')).toThrow(RangeError);
  });
});

describe('a location (decision 7.6)', () => {
  it.each(['Miami, FL, US', 'a,b,c,d', ' São Paulo ,SP, Brasil '])('may be %j', (text) => {
    expect(isLocation(text)).toBe(true);
  });

  it.each(['', 'Miami', 'Miami, US', 'Miami, , US', ',,', 'Miami, FL,'])(
    'may not be %j',
    (text) => {
      expect(isLocation(text)).toBe(false);
    },
  );
});

describe('splitBySize', () => {
  it('keeps all items in order and every run of several items within the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 })), (items) => {
        const runs = splitBySize(items, 60);
        expect(runs.flat()).toEqual(items);
        for (const run of runs.filter(({ length }) => length > 1)) {
          expect(Buffer.byteLength(JSON.stringify(run))).toBeLessThanOrEqual(61);
        }
      }),
    );
  });

  it('makes one run of items that fit', () => {
    expect(splitBySize(['a', 'b', 'c'], 100)).toEqual([['a', 'b', 'c']]);
  });
});
