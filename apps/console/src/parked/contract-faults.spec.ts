import { faultTexts, pointersOf, schemaPointerOf } from './contract-faults.js';

const FAULTS = JSON.stringify([
  { pointer: '/items/0/skuId', code: 'required', detail: "must have required property 'skuId'" },
  { pointer: '/items/1/quantity', code: 'type', detail: 'must be integer' },
]);

describe('the faults of a parked message', () => {
  it('are sentences with the field and its value', () => {
    const payload = { items: [{}, { quantity: 'two' }] };
    expect(faultTexts(FAULTS, payload)).toEqual([
      'Items 1, sku id is missing.',
      'Items 2, quantity must be integer. The value is "two".',
    ]);
    expect(faultTexts(FAULTS)[1]).toBe('Items 2, quantity must be integer.');
    expect(faultTexts('TypeError: x')).toEqual(['TypeError: x']);
    expect(faultTexts('')).toEqual([]);
  });

  it('have pointers, which are resolved in the schema', () => {
    expect(pointersOf(FAULTS)).toEqual(['/items/0/skuId', '/items/1/quantity']);
    expect(schemaPointerOf('/items/0/skuId')).toBe('/properties/items/items/properties/skuId');
    for (const other of [undefined, 'TypeError: x', '{"pointer":"/a"}', '[1,{"pointer":2}]']) {
      expect(pointersOf(other)).toEqual([]);
    }
  });
});
