import type { InputRecord } from '@entrepot/product-files';
import type { Group } from '../group.js';
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

  it('stay those that no line has', () => {
    expect(resolved(product('A', { deletes: ['OLD'] }))).toEqual([
      { state: 'ready', deletes: ['OLD'], waitsFor: [] },
    ]);
  });

  it('are none where another product takes them over, which then goes first', () => {
    const [from] = resolved(product('A', { deletes: ['B-1', 'OLD'] }), product('B'));
    expect(from).toEqual({ state: 'ready', deletes: ['OLD'], waitsFor: ['B'] });
  });

  it('hold their product back where the line that takes them over is refused, on and on', () => {
    const states = resolved(
      product('A', { deletes: ['B-1'] }),
      product('B', { deletes: ['C-1'] }),
      product('C', { state: 'refused' }),
      product('D'),
    ).map(({ state }) => state);
    expect(states).toEqual(['refused', 'refused', 'refused', 'ready']);
  });

  it('hold back every product that deletes, as long as a line has unknown ids, and no other', () => {
    const states = resolvedWith(
      9,
      product('A', { deletes: ['OLD'] }),
      product('B', { deletes: ['C-1'] }),
      product('C'),
      product('D', { deletes: ['A-1'] }),
    ).map(({ state }) => state);
    // A SKU that moves to a line of the file is not deleted, unless that line is not sent.
    expect(states).toEqual(['refused', 'ready', 'ready', 'refused']);
  });
});
