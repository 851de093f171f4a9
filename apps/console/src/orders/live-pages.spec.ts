import { withChanges } from './live-pages.js';
import type { OrderRow } from './order-row.js';
import { orderSearch } from './search.js';

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

const pages = [
  { orders: [row('C', 3), row('B', 2)], nextPageToken: 'n' },
  { orders: [row('A', 1)] },
];
const ids = (some: ReturnType<typeof withChanges>): string[][] =>
  some.map(({ orders }) => orders.map(({ orderId }) => orderId));

describe('a list whose orders change', () => {
  it('puts a changed order first, once', () => {
    expect(ids(withChanges(pages, [row('A', 5)], {}))).toEqual([['A', 'C', 'B'], []]);
  });

  it('adds a new order', () => {
    expect(ids(withChanges(pages, [row('D', 4)], {}))).toEqual([['D', 'C', 'B'], ['A']]);
  });

  it('removes an order that the filters no longer let through', () => {
    const held = row('B', 6, { status: 'ON_HOLD' });
    expect(ids(withChanges(pages, [held], { status: 'CREATED' }))).toEqual([['C'], ['A']]);
  });

  it('ignores a version that it has', () => {
    expect(withChanges(pages, [row('B', 2)], {})).toBe(pages);
  });

  it('adds no order to a search for an id', () => {
    expect(ids(withChanges(pages, [row('D', 4)], { text: 'X' }))).toEqual([['C', 'B'], ['A']]);
  });

  it('in ascending order adds the newest to the last page alone', () => {
    const ascending = [{ orders: [row('A', 1), row('B', 2)] }];
    expect(ids(withChanges(ascending, [row('A', 5)], { order: 'asc' }))).toEqual([['B', 'A']]);
    const more = [{ orders: [row('A', 1)], nextPageToken: 'n' }];
    expect(ids(withChanges(more, [row('D', 5)], { order: 'asc' }))).toEqual([['A']]);
  });
});

describe('the filters of an address', () => {
  it('leave out what is none', () => {
    const given = {
      status: 'ON_HOLD,NONE',
      from: 'x',
      until: '2026-11-24',
      text: ' A ',
      order: 'z',
    };
    expect(orderSearch(given)).toEqual({ status: 'ON_HOLD', until: '2026-11-24', text: 'A' });
  });
});
