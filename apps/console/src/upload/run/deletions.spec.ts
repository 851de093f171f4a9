import type { InputRecord } from '@entrepot/product-files';
import type { Group } from '../kinds/group.js';
import { resolveDeletions } from './deletions.js';

function record(line: number, skuId: string, productId: string): InputRecord {
  return { line, raw: `${skuId},${productId}`, body: { skuId, productId }, faults: [] };
}

describe('SKUs that would be deleted', () => {
  const product = (id: string, change: Partial<Group> = {}): Group => ({
    id,
    records: [record(id.codePointAt(0) ?? 0, `${id}-1`, id)],
    state: 'ready',
    notes: [],
    deletes: [],
    waitsFor: [],
    ...change,
  });
  const resolved = (...products: Group[]) => resolvedWith(undefined, ...products);
  const resolvedWith = (unreadLine: number | undefined, ...products: Group[]) =>
    resolveDeletions(products, unreadLine).map(({ state, deletes, waitsFor }) => ({
      state,
      deletes,
      waitsFor,
    }));

  it('are those without a line', () => {
    expect(resolved(product('A', { deletes: ['OLD'] }))).toEqual([
      { state: 'ready', deletes: ['OLD'], waitsFor: [] },
    ]);
  });

  it('are none if another product takes them over, which is then sent first', () => {
    const [from] = resolved(product('A', { deletes: ['B-1', 'OLD'] }), product('B'));
    expect(from).toEqual({ state: 'ready', deletes: ['OLD'], waitsFor: ['B'] });
  });

  it('block their product if the line that takes them over is refused, transitively', () => {
    const states = resolved(
      product('A', { deletes: ['B-1'] }),
      product('B', { deletes: ['C-1'] }),
      product('C', { state: 'refused' }),
      product('D'),
    ).map(({ state }) => state);
    expect(states).toEqual(['refused', 'refused', 'refused', 'ready']);
  });

  it('block only products that delete SKUs, as long as a line has unknown ids', () => {
    const states = resolvedWith(
      9,
      product('A', { deletes: ['OLD'] }),
      product('B', { deletes: ['C-1'] }),
      product('C'),
      product('D', { deletes: ['A-1'] }),
    ).map(({ state }) => state);
    // A SKU that moves to a line of the file is not deleted, unless that line is rejected.
    expect(states).toEqual(['refused', 'ready', 'ready', 'refused']);
  });
});
