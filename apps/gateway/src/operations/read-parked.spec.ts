import type { ParkedMessageResponse, ParkedMessagesResponse } from '#operations';
import { Refusal } from '#edge';
import fc from 'fast-check';
import { services } from '../proxy/route-table.js';
import { ReadParked, type ParkedInService, type ParkedPosition } from './read-parked.js';
import type { OperatorRequest, ServiceClient } from './service-client.js';

type Lists = Record<string, readonly ParkedMessageResponse[]>;

const REQUEST = {} as OperatorRequest;

/** Services that answer as the real ones do: in the order of their ids, `limit` at a time. */
function answering(lists: Lists, away: readonly string[] = []) {
  const requests: URL[] = [];
  const client = {
    async get(service: string, path: string): Promise<ParkedMessagesResponse> {
      const url = new URL(path, 'http://service');
      requests.push(url);
      if (away.includes(service)) throw new Refusal('upstream-unavailable', 'It is away.');
      const after = Number(url.searchParams.get('after') ?? 0);
      const unread = (lists[service] ?? []).filter(({ id }) => Number(id) > after);
      return { messages: unread.slice(0, Number(url.searchParams.get('limit'))) };
    },
  };
  return { requests, reading: new ReadParked(client as unknown as ServiceClient) };
}

/** @param seconds the time when each was parked, which may differ from the order of the ids */
function parked(seconds: readonly number[]): ParkedMessageResponse[] {
  return seconds.map((second, index) => ({
    id: String(index + 1),
    group: 'g',
    stream: 's',
    reason: 'handler-failed',
    detail: '',
    partition: 0,
    offset: '0',
    parkedAt: new Date(second * 1_000).toISOString(),
  }));
}

async function walk(reading: ReadParked, limit: number): Promise<ParkedInService[][]> {
  const pages: ParkedInService[][] = [];
  for (let after: ParkedPosition | undefined = {}; after !== undefined;) {
    const page = await reading.page({ filter: {}, after, limit }, REQUEST);
    pages.push(page.messages);
    after = page.next;
  }
  return pages;
}

describe('the parked messages of all services (decision 2.4)', () => {
  const times = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 12 });

  it('appear on exactly one page, in the order of their service, and only the last two pages may be short', async () => {
    await fc.assert(
      fc.asyncProperty(
        times,
        times,
        fc.integer({ min: 1, max: 9 }),
        async (catalogSeconds, orderSeconds, limit) => {
          const lists: Lists = { catalog: parked(catalogSeconds), orders: parked(orderSeconds) };
          const pages = await walk(answering(lists).reading, limit);
          const rows = pages.flat();
          for (const service of ['catalog', 'orders']) {
            const idsOfService = rows.filter((row) => row.service === service).map(({ id }) => id);
            expect(idsOfService).toEqual(lists[service]?.map(({ id }) => id));
          }
          // A full list may be the last one; the next page is empty then.
          for (const page of pages.slice(0, -2)) expect(page).toHaveLength(limit);
        },
      ),
    );
  });

  it('are sorted by time when the lists of the services are', async () => {
    const lists = { catalog: parked([1, 4, 6]), taxes: parked([2]), orders: parked([3, 5]) };
    const rows = (await walk(answering(lists).reading, 2)).flat();
    expect(rows.map(({ parkedAt }) => Date.parse(parkedAt) / 1_000)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('name an unavailable service, without hiding the others, and continue at the same position', async () => {
    const lists = { catalog: parked([1, 2]), orders: parked([1, 2]) };
    const { reading, requests } = answering(lists, ['orders']);
    const after = { orders: '1' };
    const page = await reading.page({ filter: { type: 'a&b' }, after, limit: 1 }, REQUEST);
    expect(page).toMatchObject({
      messages: [{ service: 'catalog', id: '1' }],
      unavailable: ['orders'],
      next: { catalog: '1', orders: '1' },
    });
    expect(requests).toHaveLength(services.length);
    for (const { searchParams } of requests) expect(searchParams.get('type')).toBe('a&b');
    const ordersOnly = answering(lists);
    await ordersOnly.reading.page({ filter: {}, service: 'orders', after: {}, limit: 1 }, REQUEST);
    expect(ordersOnly.requests.map(({ pathname }) => pathname)).toEqual([
      '/ops/services/orders/parked-messages',
    ]);
  });
});
