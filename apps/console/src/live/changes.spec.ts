import { CHANGES_MAX, readChanges, type Feed, type Listed } from './changes.js';

interface Row extends Listed {
  id: string;
}

const row = (id: string, second: number): Row => ({
  id,
  lastUpdateDate: new Date(Date.UTC(2026, 10, 26, 12, 0, second)).toISOString(),
  version: 1,
});

/** Responds as the API does: the newest change first. */
const feedOf = (rows: readonly Row[]): Feed<Row> => ({
  name: 'orders',
  keyOf: ({ id }) => id,
  read: async (_reader, { lastUpdateDateFrom = '', pageSize }) => {
    const since = rows.filter((storedRow) => storedRow.lastUpdateDate >= lastUpdateDateFrom);
    const more = since.length > pageSize ? { nextPageToken: 'more' } : {};
    return { rows: since.slice(0, pageSize), ...more };
  },
  apply: () => undefined,
});

describe('the changes of a feed', () => {
  const { signal } = new AbortController();
  const read = (rows: readonly Row[], cursor?: Parameters<typeof readChanges>[2]) =>
    readChanges(feedOf(rows), 'operator', cursor, signal);

  it('include a change between the first read of a list and the first poll', async () => {
    const rows = [row('B', 10), row('A', 0)];
    const first = await read(rows);
    expect(first.rows).toEqual([]);
    const second = await read(rows, first.next);
    expect(second.rows.map(({ id }) => id)).toEqual(['B']);
    expect((await read(rows, second.next)).rows).toEqual([]);
  });

  it('are incomplete while more records have changed than one poll reads, and complete afterwards', async () => {
    const before = [row('A', 0)];
    const { next } = await read(before, (await read(before)).next);
    const many = Array.from({ length: CHANGES_MAX + 1 }, (_, index) => row(`B-${index}`, 2));
    const changed = await read([...many, ...before], next);
    expect(changed.incomplete).toBe(true);
    const later = await read([row('C', 3), ...many, ...before], changed.next);
    expect(later.rows.map(({ id }) => id)).toEqual(['C']);
    expect(later.incomplete).toBe(false);
  });
});
