import type { CategoryRow } from './category-row.js';
import { withNextPages } from './use-categories.js';

const listOf = (...pages: CategoryRow[][]) => ({
  pages: pages.map((rows) => ({ rows })),
  pageParams: pages.map(() => undefined),
});
const UNMAPPED: CategoryRow = { category: 'A', skus: 1, suggestions: [] };
const MAPPED: CategoryRow = {
  ...UNMAPPED,
  mapping: { category: 'A', channelCategory: 'T1', path: 'T1', source: 'merchant' },
};
const OTHER: CategoryRow = { category: 'B', skus: 1, suggestions: [] };

describe('a list of categories', () => {
  it('keeps a mapping that is set while the next page is read', () => {
    expect(withNextPages(listOf([MAPPED]), listOf([UNMAPPED], [OTHER]))).toEqual(
      listOf([MAPPED], [OTHER]),
    );
  });

  it('is replaced by a refetch', () => {
    const read = listOf([UNMAPPED]);
    expect(withNextPages(listOf([MAPPED]), read)).toBe(read);
    expect(withNextPages(listOf([MAPPED], [OTHER]), read)).toBe(read);
    expect(withNextPages(undefined, read)).toBe(read);
  });
});
