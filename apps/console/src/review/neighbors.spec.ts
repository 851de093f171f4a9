import { neighbors } from './neighbors.js';

describe('the queue of a review', () => {
  const keys = ['A:1', 'A:2', 'B:1'];

  it.each([
    [undefined, { current: 'A:1', index: 0, previous: undefined, next: 'A:2' }],
    ['A:2', { current: 'A:2', index: 1, previous: 'A:1', next: 'B:1' }],
    ['B:1', { current: 'B:1', index: 2, previous: 'A:2', next: undefined }],
    ['C:9', { current: 'C:9', index: -1, previous: undefined, next: 'A:1' }],
  ])('leads from %s to its neighbors', (key, expected) => {
    expect(neighbors(keys, key)).toEqual(expected);
  });

  it('has no SKU when it is empty', () => {
    expect(neighbors([], undefined)).toMatchObject({ current: undefined, next: undefined });
  });
});
