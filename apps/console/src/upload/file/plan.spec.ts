import { FileEncoding, type InputRecord } from '@entrepot/product-files';
import type { Group } from '../kinds/group.js';
import { KINDS } from '../kinds/kinds.js';
import { planOf } from './plan.js';
import { rejectsOf } from './rejects.js';

function record(line: number, skuId: string, productId: string): InputRecord {
  return { line, raw: `${skuId},${productId}`, body: { skuId, productId }, faults: [] };
}

const fault = { code: 'type', detail: 'weight must be a number' };
const head = { header: 'skuId,productId', newline: '\r\n', ignored: [] };
const encoding = FileEncoding.of(Uint8Array.of(0xef, 0xbb, 0xbf));

describe('the plan of an upload', () => {
  const { groups, strays, ...plan } = planOf(KINDS.products, {
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
  const reasonsOf = ({ notes }: Group) => notes.map(({ line, code }) => [line, code]);

  it('groups the lines of a product, and refuses a product with a fault as a whole', () => {
    expect(groups.map(({ id, state }) => [id, state])).toEqual([
      ['A', 'unchecked'],
      ['B', 'refused'],
      ['C', 'refused'],
    ]);
    expect(groups.map(reasonsOf)).toEqual([
      [],
      [[3, 'type']],
      [
        [5, 'duplicate'],
        [6, 'duplicate'],
      ],
    ]);
    expect(strays).toMatchObject([{ line: 7, skuId: 'X', code: 'required' }]);
  });

  it('returns all unsent lines, in the order of the file', () => {
    const sent = groups.map((group) => (group.id === 'A' ? { ...group, state: 'sent' } : group));
    const remaining = { ...plan, strays, groups: sent as Group[] };
    const { name, parts } = rejectsOf('my.skus.csv', remaining, 'not-sent');
    expect(name).toBe('my.skus.not-sent.csv');
    expect(Buffer.concat(parts).toString()).toBe(
      '\uFEFFskuId,productId\r\nB-1,B\r\nC-1,C\r\nC-1,C\r\nX,\r\n',
    );
  });

  it('returns only the refused lines before anything is sent', () => {
    const { name, parts } = rejectsOf('my.csv', { ...plan, strays, groups }, 'refused');
    expect(name).toBe('my.refused.csv');
    expect(Buffer.concat(parts).toString()).not.toContain('A-1');
  });

  it('refuses a product with more SKUs than the API accepts', () => {
    const records = Array.from({ length: 1_001 }, (_, n) => record(n + 2, `S${n}`, 'P'));
    expect(planOf(KINDS.products, { records, encoding }).groups).toMatchObject([
      { state: 'refused', notes: [{ line: 2, code: 'too-many' }] },
    ]);
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
  ])('has a line with unknown ids if the line %s', (_, unread) => {
    const records = [record(2, 'A-1', 'A'), unread];
    expect(planOf(KINDS.products, { records, encoding }).unreadLine).toBe(7);
    expect(
      planOf(KINDS.products, { records: [record(2, 'A-1', 'A')], encoding }).unreadLine,
    ).toBeUndefined();
  });
});
