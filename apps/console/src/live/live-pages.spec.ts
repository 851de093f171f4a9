import { ruleOf } from '../lists/source.js';
import type { OrderRow } from '../orders/order-row.js';
import { ORDERS, type OrderSearch } from '../orders/source.js';
import type { Page } from './changes.js';
import { withChanges } from './live-pages.js';

function row(orderId: string, second: number, change: Partial<OrderRow> = {}): OrderRow {
  const date = `2026-11-21T10:00:0${second}.000Z`;
  return {
    orderId,
    status: 'CREATED',
    salesChannel: 'MELI',
    merchantId: 'ACME',
    creationDate: date,
    lastUpdateDate: date,
    version: second,
    ...change,
  } as OrderRow;
}

const pages = [{ rows: [row('C', 3), row('B', 2)], nextPageToken: 'n' }, { rows: [row('A', 1)] }];
const changed = (
  some: readonly Page<OrderRow>[],
  rows: readonly OrderRow[],
  search: OrderSearch,
): readonly Page<OrderRow>[] => withChanges(some, rows, ruleOf(ORDERS, search));
const ids = (some: readonly Page<OrderRow>[]): string[][] =>
  some.map(({ rows }) => rows.map(({ orderId }) => orderId));

describe('a list of changing orders', () => {
  it('puts a changed order first, once', () => {
    expect(ids(changed(pages, [row('A', 5)], {}))).toEqual([['A', 'C', 'B'], []]);
  });

  it('adds a new order', () => {
    expect(ids(changed(pages, [row('D', 4)], {}))).toEqual([['D', 'C', 'B'], ['A']]);
  });

  it('removes an order that the filters no longer match', () => {
    const held = row('B', 6, { status: 'ON_HOLD' });
    expect(ids(changed(pages, [held], { status: 'CREATED' }))).toEqual([['C'], ['A']]);
  });

  it('ignores a version that it already has', () => {
    expect(changed(pages, [row('B', 2)], {})).toBe(pages);
  });

  it('adds no order to a search for an id', () => {
    expect(ids(changed(pages, [row('D', 4)], { text: 'X' }))).toEqual([['C', 'B'], ['A']]);
  });

  it('adds the newest only to the last page in ascending order', () => {
    const ascending = [{ rows: [row('A', 1), row('B', 2)] }];
    expect(ids(changed(ascending, [row('A', 5)], { order: 'asc' }))).toEqual([['B', 'A']]);
    const more = [{ rows: [row('A', 1)], nextPageToken: 'n' }];
    expect(ids(changed(more, [row('D', 5)], { order: 'asc' }))).toEqual([['A']]);
  });
});

describe('the filters of an address', () => {
  it('leave out invalid values', () => {
    const search = {
      status: 'ON_HOLD,NONE',
      from: 'x',
      until: '2026-11-24',
      text: ' A ',
      order: 'z',
    };
    expect(ORDERS.search.read(search)).toEqual({
      status: 'ON_HOLD',
      until: '2026-11-24',
      text: 'A',
    });
  });
});
