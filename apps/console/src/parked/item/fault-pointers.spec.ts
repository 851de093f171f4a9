import { pointersOf, schemaPointerOf } from './fault-pointers.js';

it('the pointers of a fault are those of a broken contract, and lead into its schema', () => {
  const fault = { pointer: '/items/0/skuId', code: 'required', detail: 'is required' };
  expect(pointersOf(JSON.stringify([fault]))).toEqual(['/items/0/skuId']);
  expect(schemaPointerOf('/items/0/skuId')).toBe('/properties/items/items/properties/skuId');
  for (const other of [undefined, 'TypeError: x', '{"pointer":"/a"}', '[1,{"pointer":2}]']) {
    expect(pointersOf(other)).toEqual([]);
  }
});
