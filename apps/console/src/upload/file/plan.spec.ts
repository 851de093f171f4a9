import { FileEncoding } from '@entrepot/product-files';
import type { InputRecord } from '@entrepot/product-files';
import { resolveDeletions } from './deletions.js';
import { planOf } from './plan.js';
import type { Product } from './plan.js';
import { rejectsOf } from './rejects.js';

function record(line: number, skuId: string, productId: string): InputRecord {
  return { line, raw: `${skuId},${productId}`, body: { skuId, productId }, faults: [] };
}

const fault = { code: 'type', detail: 'weight must be a number' };
const head = { header: 'skuId,productId', newline: '\r\n', ignored: [] };
const encoding = FileEncoding.of(Uint8Array.of(0xef, 0xbb, 0xbf));

describe('the plan of an upload', () => {
  const { products, strays, ...plan } = planOf({
    head,
    encoding,
    records: [
      record(2, 'A-1', 'A'),
      { ...record(3, 'B-1', 'B'), faults: [fault] },
      record(4, 'A-2', 'A'),
      record(5, 'C-1', 'C'),
      record(6, 'C-1', 'C'),
      record(7, 'X', ''),
    ],
  });
  const reasonsOf = ({ notes }: Product) => notes.map(({ line, code }) => [line, code]);

  it('has the lines of a product together, and refuses one with a fault as a whole', () => {
    expect(products.map((product) => [product.productId, product.state])).toEqual([
      ['A', 'ready'],
      ['B', 'refused'],
      ['C', 'refused'],
    ]);
    expect(products.map(reasonsOf)).toEqual([
      [],
      [[3, 'type']],
      [
        [5, 'duplicate'],
        [6, 'duplicate'],
      ],
    ]);
    expect(strays).toMatchObject([{ line: 7, skuId: 'X', code: 'required' }]);
  });

  it('gives back all lines of what was not sent, in the order of the file', () => {
    const sent = products.map((one) => (one.productId === 'A' ? { ...one, state: 'sent' } : one));
    const left = { ...plan, strays, products: sent as Product[] };
    const { name, parts } = rejectsOf('my.skus.csv', left, 'not-sent');
    expect(name).toBe('my.skus.not-sent.csv');
    expect(Buffer.concat(parts).toString()).toBe(
      '\uFEFFskuId,productId\r\nB-1,B\r\nC-1,C\r\nC-1,C\r\nX,\r\n',
    );
  });

  it('gives back the refused lines alone before anything is sent', () => {
    const { name, parts } = rejectsOf('my.csv', { ...plan, strays, products }, 'refused');
    expect(name).toBe('my.refused.csv');
    expect(Buffer.concat(parts).toString()).not.toContain('A-1');
  });

  it('refuses a product of more SKUs than the API takes', () => {
    const records = Array.from({ length: 1_001 }, (_, n) => record(n + 2, `S${n}`, 'P'));
    expect(planOf({ records, encoding }).products).toMatchObject([
      { state: 'refused', notes: [{ line: 2, code: 'too-many' }] },
    ]);
  });
});

describe('SKUs that would be deleted', () => {
  const product = (productId: string, change: Partial<Product> = {}): Product => ({
    productId,
    records: [record(productId.codePointAt(0) ?? 0, `${productId}-1`, productId)],
    state: 'ready',
    notes: [],
    deletes: [],
    waitsFor: [],
    ...change,
  });
  const resolved = (...products: Product[]) => resolvedWith(undefined, ...products);
  const resolvedWith = (unreadLine: number | undefined, ...products: Product[]) =>
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

  it.each([
    ['has no product', { ...record(7, 'X', '') }],
    ['has no SKU', { ...record(7, '', 'A') }],
    ['has too few cells', { ...record(7, 'A-9', 'A'), faults: [{ code: 'cells', detail: '' }] }],
    ['is not JSON', { ...record(7, '', ''), faults: [{ code: 'not-json', detail: '' }] }],
    [
      'is not of the encoding',
      { ...record(7, 'A-9', 'A'), faults: [{ code: 'encoding', detail: '' }] },
    ],
  ])('may be on a line that %s', (_, unread) => {
    const records = [record(2, 'A-1', 'A'), unread];
    expect(planOf({ records, encoding }).unreadLine).toBe(7);
    expect(planOf({ records: [record(2, 'A-1', 'A')], encoding }).unreadLine).toBeUndefined();
  });
});
