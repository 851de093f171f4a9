import { uniqueKeyBatches } from './unique-key-batches.js';

it('uniqueKeyBatches keeps the order of each key, with every key at most once in a batch', () => {
  const items = ['a1', 'b1', 'a2', 'c1', 'a3', 'b2'];
  expect(uniqueKeyBatches(items, ([key = '']) => key)).toEqual([
    ['a1', 'b1', 'c1'],
    ['a2', 'b2'],
    ['a3'],
  ]);
  expect(uniqueKeyBatches([], String)).toEqual([]);
});
