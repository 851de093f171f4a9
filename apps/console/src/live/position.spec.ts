import { readChanges, type Feed, type Listed } from './changes.js';
import { storedPosition, storePosition } from './position.js';

interface Row extends Listed {
  id: string;
}

const timeOf = (second: number): string =>
  new Date(Date.UTC(2026, 10, 26, 12, 0, second)).toISOString();
const row = (id: string, second: number): Row => ({
  id,
  lastUpdateDate: timeOf(second),
  version: 1,
});

/** Responds as the API does: the newest change first. */
const feedOf = (rows: readonly Row[]): Feed<Row> => ({
  name: 'orders',
  keyOf: ({ id }) => id,
  read: async (_reader, { lastUpdateDateFrom = '', pageSize }) => ({
    rows: rows
      .filter((storedRow) => storedRow.lastUpdateDate >= lastUpdateDateFrom)
      .slice(0, pageSize),
  }),
  apply: () => undefined,
});

describe('the position of a feed', () => {
  const stored = new Map<string, string>();
  const { signal } = new AbortController();

  beforeAll(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, text: string) => stored.set(key, text),
      },
    });
  });

  afterAll(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  it('lets the new leader read the changes since the last poll of the previous one', async () => {
    const before = [row('A', 0)];
    const { next } = await readChanges(feedOf(before), 'operator', undefined, signal);
    storePosition('orders', next, 1_000);
    const changed = [row('C', 40), row('B', 20), ...before];
    const taken = storedPosition('orders', 50_000);
    const { rows } = await readChanges(feedOf(changed), 'operator', taken, signal);
    expect(rows.map(({ id }) => id)).toEqual(['C', 'B', 'A']);
  });

  it('belongs to one feed, and expires when no tab has polled for three minutes', () => {
    storePosition('orders', { lastUpdateDate: timeOf(0), seen: new Map() }, 1_000);
    expect(storedPosition('orders', 181_000)?.lastUpdateDate).toBe(timeOf(0));
    expect(storedPosition('orders', 181_001)).toBeUndefined();
    expect(storedPosition('parcels', 1_000)).toBeUndefined();
  });
});
