import { SKU_COLUMNS, type InputRecord } from '@entrepot/product-files';
import { totalsOf } from '../../run/totals.js';
import type { Group } from '../group.js';
import { notesOfRefusal } from '../refusals.js';
import { batchesOf, withCheck } from './check.js';

function product(productId: string, skus: number, change: Partial<Group> = {}): Group {
  const records = Array.from({ length: skus }, (_, n): InputRecord => {
    const body = { skuId: `${productId}-${n}`, productId };
    return { line: n + 2, raw: '', body, faults: [] };
  });
  const none = { notes: [], deletes: [], waitsFor: [] };
  return { id: productId, records, state: 'unchecked', ...none, ...change };
}

describe('the check of an upload', () => {
  it('sends many products at once, and no more SKUs than the API accepts', () => {
    const products = [product('A', 300), product('B', 200), product('C', 1), product('D', 1_000)];
    expect(batchesOf(products).map((batch) => batch.map(({ id }) => id))).toEqual([
      ['A', 'B'],
      ['C'],
      ['D'],
    ]);
    const long = product('L', 1);
    long.records[0]!.body = { ...long.records[0]!.body, name: 'x'.repeat(2 * 1024 * 1024) };
    expect(batchesOf([product('A', 1), long, product('B', 1)])).toHaveLength(3);
  });

  it('adds the results to the lines', () => {
    const preview = {
      created: ['A-0'],
      updated: ['A-1'],
      unchanged: [],
      deleted: ['OLD'],
      reviews: [{ skuId: 'A-1', localizationMessages: [{ code: 'no-image', detail: 'no image' }] }],
      requirements: [],
    };
    const checked = withCheck(product('A', 2), { preview, errors: [] });
    expect(checked).toMatchObject({
      state: 'ready',
      deletes: ['OLD'],
      preview: { created: 1, updated: 1, unchanged: 0 },
      notes: [{ line: 3, skuId: 'A-1', code: 'no-image', kind: 'review' }],
    });
    expect(totalsOf({ groups: [checked] })).toMatchObject({
      sendable: 1,
      sendableRecords: 2,
      inQuestion: 1,
      skusInQuestion: ['OLD'],
      deleted: 1,
      review: 1,
      unchecked: 0,
    });
  });

  it('names the line and the field of a refusal', () => {
    const errors = [
      {
        pointer: '/products/4/skus/1/globalSaleChannelData/category',
        code: 'too-long',
        detail: 'is too long',
      },
    ];
    expect(withCheck(product('A', 2), { errors })).toMatchObject({
      state: 'refused',
      notes: [{ line: 3, code: 'too-long', detail: 'category is too long' }],
    });
    const refusal = {
      code: 'unknown-merchant',
      title: 'Unknown',
      message: 'Not set up.',
      errors: [],
    };
    const place = { group: product('A', 2), columns: SKU_COLUMNS, kind: 'failed' as const };
    expect(notesOfRefusal(place, refusal)).toMatchObject([
      { line: 2, code: 'unknown-merchant', detail: 'Not set up.', kind: 'failed' },
    ]);
  });
});
