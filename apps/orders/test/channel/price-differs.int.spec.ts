import { walkOperatorList } from '#testing';
import { idOf, named } from '../intake/channel-events.js';
import { channelOver, TRANSPORTS, type Channel } from '../intake/transports.js';
import { Orders } from '../orders.js';
import { publishPriceChange } from './price-changes.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('the check for orders at other prices than listed (decision 10.15)', () => {
  let orders: Orders;
  const now = Date.now();
  const ago = (ms: number) => new Date(now - ms);
  /** When the price of TEE changed from 1850 to 1795.90. */
  const changed = 30 * HOUR_MS;

  const requestsOf = async (skuId: string) => {
    const sql = 'SELECT request FROM listed_price WHERE sku_id = $1 ORDER BY request';
    return (await orders.service.store.sql(sql, [skuId])).map(({ request }) => request);
  };
  /** Backdates the events to the times of the price changes, since all of them arrive at once. */
  const knowInTime = () =>
    orders.service.store.sql('UPDATE listed_price SET known_at = valid_from');
  const exceptionsOf = (orderId: string) =>
    walkOperatorList(
      orders.service,
      { path: '/ops/exceptions', member: 'exceptions' },
      { orderId },
    );

  const sell = async (channel: Channel, skuId: string, price: string, soldAt: Date | undefined) => {
    const [line] = named(skuId).items;
    const sold = await channel.sold({
      items: [{ ...line!, salePrice: price, listPrice: price }],
      value: price,
      totals: {
        itemsGross: price,
        itemsDiscount: '0',
        shippingGross: '0',
        shippingDiscount: '0',
      },
      payments: [{ type: 'PIX', value: price }],
      creationDate: (soldAt?.toISOString() ?? null) as string, // null: absent (decision 1.5)
    });
    await orders.waitForStatus(idOf(sold), 'CREATED');
    return sold;
  };

  beforeAll(async () => {
    orders = await Orders.start();
    for (const skuId of ['GONE', 'UNPRICED']) {
      await orders.approvedSku(skuId);
      await orders.waitForOrderable(skuId, true);
    }
    for (const [skuId, request, sale, changedAt] of [
      ['TEE', 1, '1850.00', ago(3 * DAY_MS)],
      ['TEE', 4, '1795.90', ago(changed)],
      ['GONE', 1, '1795.90', ago(3 * DAY_MS)],
      ['GONE', 2, undefined, ago(changed)],
    ] as const) {
      const change = { request, changedAt, ...(sale !== undefined && { sale }) };
      await orders.consumed(await publishPriceChange(orders, skuId, change));
    }
    await knowInTime();
  });

  afterAll(() => orders.stop());

  describe.each(TRANSPORTS)('over %s', (transport) => {
    let channel: Channel;

    beforeAll(() => (channel = channelOver(transport, orders)));

    interface Sale {
      skuId?: string;
      price: string;
      /** The date of the order; defaults to now. */
      soldAt?: Date;
      /** The text for operators; undefined if the order is not listed. */
      detail?: string;
    }

    it.each<[title: string, sale: Sale]>([
      ['the present price', { price: '1795.9' }],
      [
        'the new price a moment before it was new',
        {
          price: '1795.9',
          soldAt: ago(changed + 1),
          detail: 'TEE (item line-1) sold at 1795.90, listed at 1850.00 (-54.10)',
        },
      ],
      ['the former price within 24 hours', { price: '1850', soldAt: ago(changed - DAY_MS + 1) }],
      [
        'the former price after 24 hours',
        {
          price: '1850',
          soldAt: ago(changed - DAY_MS),
          detail: 'TEE (item line-1) sold at 1850.00, listed at 1795.90 (+54.10)',
        },
      ],
      [
        'neither price',
        {
          price: '1800',
          soldAt: ago(changed - HOUR_MS),
          detail: 'TEE (item line-1) sold at 1800.00, listed at 1795.90 (+4.10), before at 1850.00',
        },
      ],
      [
        'another price within 24 hours after the end of the price',
        {
          skuId: 'GONE',
          price: '1',
          soldAt: ago(changed - DAY_MS + 1),
          detail: 'GONE (item line-1) sold at 1.00, listed at 1795.90 (-1794.90)',
        },
      ],
      ['another price of a SKU without one', { skuId: 'UNPRICED', price: '1' }],
    ])('judges %s', async (_, { skuId = 'TEE', price, soldAt, detail }) => {
      const orderId = idOf(await sell(channel, skuId, price, soldAt));
      const exception = {
        id: `price-differs:${orderId}`,
        kind: 'price-differs',
        merchantId: 'ACME',
        orderId,
        detail: `prices in MXN differ from the listing: ${detail}`,
        since: expect.any(String),
      };
      expect(await exceptionsOf(orderId)).toEqual(detail === undefined ? [] : [exception]);
    });

    it('lists the order once, also when it is sent again after the price changed', async () => {
      const skuId = `CHANGES-${transport}`;
      await orders.approvedSku(skuId);
      await orders.waitForOrderable(skuId, true);
      const price = (request: number, sale: string) =>
        publishPriceChange(orders, skuId, { request, sale, changedAt: ago(DAY_MS - request) });
      await orders.consumed(await price(1, '10'));
      await knowInTime();
      const sold = await sell(channel, skuId, '12', ago(0));
      const listed = await exceptionsOf(idOf(sold));
      expect(listed).toMatchObject([{ kind: 'price-differs' }]);
      await orders.consumed(await price(2, '11'));
      for (const other of TRANSPORTS) {
        const { eventId: _eventId, ...again } = sold;
        const sent = await channelOver(other, orders).sold(again as never);
        await channelOver(other, orders).consumed(sent);
      }
      expect(await exceptionsOf(idOf(sold))).toEqual(listed);
    });
  });

  it('does not compare with prices that were received late, such as those read from the beginning of the stream', async () => {
    const skuId = 'LATE';
    await orders.approvedSku(skuId);
    await orders.waitForOrderable(skuId, true);
    const price = { request: 1, sale: '10', changedAt: ago(3 * DAY_MS) };
    await orders.consumed(await publishPriceChange(orders, skuId, price));
    const channel = channelOver('HTTP', orders);
    const before = await sell(channel, skuId, '12', ago(0));
    expect(await exceptionsOf(idOf(before))).toEqual([]);
    await knowInTime();
    const after = await sell(channel, skuId, '12', ago(0));
    expect(await exceptionsOf(idOf(after))).toMatchObject([{ kind: 'price-differs' }]);
  });

  it('does not compare with more than 200 prices in 24 hours', async () => {
    await orders.approvedSku('BUSY');
    await orders.waitForOrderable('BUSY', true);
    const channel = channelOver('HTTP', orders);
    const change = `INSERT INTO listed_price SELECT 'ACME', 'BUSY', 'MELI', i, at, 10, 'MXN', at
      FROM generate_series($1::int, $2) AS i, LATERAL (SELECT now() - (300 - i) * interval '1 minute') AS t (at)`;
    await orders.service.store.sql(change, [1, 200]);
    const compared = await sell(channel, 'BUSY', '12', undefined);
    expect(await exceptionsOf(idOf(compared))).toMatchObject([{ kind: 'price-differs' }]);
    await orders.service.store.sql(change, [201, 201]);
    expect(await exceptionsOf(idOf(await sell(channel, 'BUSY', '12', undefined)))).toEqual([]);
  });

  it('does not compare orders of the sandbox, whose prices are those of testers', async () => {
    const orderId = await orders.place({ creationDate: ago(changed + 1).toISOString() });
    expect(await exceptionsOf(orderId)).toEqual([]);
  });

  it('stores each change of a price once, in any order of arrival', async () => {
    const older = { request: 1, sale: '10', changedAt: ago(3 * DAY_MS) };
    const newer = { request: 2, sale: '12', changedAt: ago(2 * DAY_MS) };
    for (const change of [newer, older, newer]) {
      // Simulates the rebuild of a projection: otherwise the inbox would skip an older version.
      await orders.service.store.sql(
        `DELETE FROM subject_version WHERE consumer_group = 'orders.prices'`,
      );
      await orders.consumed(await publishPriceChange(orders, 'SHUFFLED', change));
    }
    expect(await requestsOf('SHUFFLED')).toEqual(['1', '2']);
  });

  it('removes former prices 8 days after their end, at the next change of the SKU', async () => {
    for (const [request, days] of [
      [1, 20],
      [2, 10],
      [3, 7],
      [4, 1],
    ] as const) {
      const change = { request, sale: String(request), changedAt: ago(days * DAY_MS) };
      await orders.consumed(await publishPriceChange(orders, 'REPRICED', change));
    }
    expect(await requestsOf('REPRICED')).toEqual(['2', '3', '4']);
  });
});
