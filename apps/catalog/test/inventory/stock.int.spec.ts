import {
  InventoryChanged,
  SalesChannelInventoryApplied,
  StockReserved,
  StockShort,
} from '#contracts';
import { committedEvents, eventually, HeldRows, rangeOf, scansOf } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, TestOrder, publishPrice, useCatalog } from '../catalog-service.js';
import type { Queries } from '#platform';
import { loadWaiting } from '../../src/inventory/store/stock-order.store.js';

describe('stock', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');

  const quantities = (skuId: string) =>
    catalog.store.sql(
      `SELECT warehouse_id, inventory_type, quantity FROM inventory WHERE sku_id = $1
        ORDER BY warehouse_id, inventory_type`,
      [skuId],
    );
  const quantity = async (skuId: string) => (await quantities(skuId))[0]?.quantity;
  const untilQuantity = (skuId: string, expected: number) =>
    eventually(async () => expect(await quantity(skuId)).toBe(expected), {
      waitingFor: `${skuId} to be ${expected}`,
    });
  const reserved = (orderId: string) =>
    catalog.events.waitFor(StockReserved, (event) => event.orderId === orderId);
  const short = (orderId: string) =>
    catalog.events.waitFor(StockShort, (event) => event.orderId === orderId);
  const order = (id: string) => new TestOrder(catalog, `ACME-MELI-${id}`);
  const published = (skuId: string) =>
    catalog.events.all(InventoryChanged).filter((event) => event.skuId === skuId);
  const untilPublished = (skuId: string, expected: number) =>
    catalog.events.waitFor(
      InventoryChanged,
      (event) => event.skuId === skuId && event.quantity === expected,
    );

  describe('set by the merchant (decision 4.1)', () => {
    it('is an absolute quantity with a separate record', async () => {
      const { status, body } = await acme.stock('SET', 5);
      expect(status).toBe(200);
      expect(body).toEqual({
        id: 'ACME-SET-1-AVAILABLE',
        merchantId: 'ACME',
        skuId: 'SET',
        version: 1,
        warehouseId: 1,
        warehouseName: 'Main',
        warehouseCountry: 'US',
        quantity: 5,
        inventoryType: 'AVAILABLE',
        lastUpdateDate: expect.any(String),
      });
      expect((await acme.stock('SET', 5)).body).toEqual(body);
      await acme.upsert([aSkuBody({ skuId: 'SET', productId: 'SET' })]);
      const later = (await acme.stock('SET', 0)).body;
      expect(later).toMatchObject({ quantity: 0, skuName: 'Merino T-shirt, blue, M' });
      expect(later.lastUpdateDate > body.lastUpdateDate).toBe(true);
      await untilPublished('SET', 0);
      expect(
        published('SET').map(({ version, previousQuantity, cause }) => [
          version,
          previousQuantity,
          cause,
        ]),
      ).toEqual([
        [1, 0, 'set'],
        [2, 5, 'set'],
      ]);
    });

    it('may be compared with the quantity that the merchant expects', async () => {
      const body = { skuId: 'CAS', warehouseId: 1, inventoryType: 'AVAILABLE' };
      expect((await acme.inventory({ ...body, quantity: 4, changeFromQuantity: 0 })).status).toBe(
        200,
      );
      const refused = await acme.inventory({ ...body, quantity: 9, changeFromQuantity: 3 });
      expect([refused.status, refused.body.code]).toEqual([409, 'quantity-changed']);
      expect(await quantity('CAS')).toBe(4);
    });

    it('refuses other warehouses and bad bodies', async () => {
      const body = { skuId: 'X', quantity: 1, inventoryType: 'AVAILABLE' };
      const quantityAt = async (warehouseId: number) => {
        const answer = await acme.inventory({ ...body, warehouseId });
        return [answer.status, answer.body.code, answer.body.errors[0].pointer];
      };
      expect(await quantityAt(7)).toEqual([422, 'unknown-warehouse', '/warehouseId']);
      expect(await quantityAt(1000)).toEqual([403, 'returns-warehouse', '/warehouseId']);
      const bad = await acme.inventory({ skuId: '', quantity: -1, inventoryType: 'available' });
      expect(bad.status).toBe(400);
      expect(bad.body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual(
        ['/inventoryType', '/quantity', '/skuId', '/warehouseId'],
      );
      expect((await acme.inventory({ ...body, warehouseId: 1, quantity: 1.5 })).status).toBe(400);
    });
  });

  it('is never reserved beyond the quantity: 50 concurrent orders for a stock of 10 (decision 4.3)', async () => {
    const reservedOfTen = async () =>
      (await committedEvents(catalog.store, StockReserved)).filter(({ orderId }) =>
        orderId.includes('-ten-'),
      );
    await acme.stock('TEN', 10);
    const orders = Array.from({ length: 50 }, (_, i) => order(`ten-${i}`));
    await Promise.all(orders.map((placed) => placed.placed([{ skuId: 'TEN', quantity: 1 }])));
    await eventually(() => {
      const ids = new Set(orders.map(({ orderId }) => orderId));
      const answered = [...catalog.events.all(StockReserved), ...catalog.events.all(StockShort)];
      expect(answered.filter(({ orderId }) => ids.has(orderId))).toHaveLength(50);
    });
    const got = catalog.events
      .all(StockReserved)
      .filter(({ orderId }) => orderId.includes('-ten-'));
    expect(got).toHaveLength(10);
    expect(await quantity('TEN')).toBe(0);
    await untilPublished('TEN', 0);
    expect(await reservedOfTen()).toHaveLength(10);
    const steps = published('TEN').filter(({ cause }) => cause === 'reserved');
    expect(steps.map((event) => event.quantity)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(steps.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(steps[0]?.orderId).toBe(
      got.find(({ orderId }) => orderId === steps[0]?.orderId)?.orderId,
    );

    await acme.stock('TEN', 3);
    expect(await reservedOfTen()).toHaveLength(13);
    await eventually(() =>
      expect(
        catalog.events.all(StockReserved).filter(({ orderId }) => orderId.includes('-ten-')),
      ).toHaveLength(13),
    );
    expect(await quantity('TEN')).toBe(0);
    for (const testOrder of orders) await testOrder.moved('CANCELLED');
    await untilQuantity('TEN', 13);
  });

  it('serves the oldest waiting order first', async () => {
    await acme.stock('OLD', 0);
    const [first, second] = [order('old-1'), order('old-2')];
    await first.placed([{ skuId: 'OLD', quantity: 2 }]);
    const { lines } = await short(first.orderId);
    expect(lines).toEqual([{ itemId: '1', skuId: 'OLD', wanted: 2, available: 0 }]);
    await second.placed([{ skuId: 'OLD', quantity: 1 }]);
    await short(second.orderId);
    const { body } = await acme.stock('OLD', 2);
    expect(body.quantity).toBe(0);
    expect((await reserved(first.orderId)).version).toBe(2);
    await first.moved('CANCELLED');
    expect((await reserved(second.orderId)).lines).toEqual([
      { itemId: '1', skuId: 'OLD', quantity: 1, warehouseId: 1 },
    ]);
    await untilQuantity('OLD', 1);
  });

  it('is used only for waiting orders of its own merchant', async () => {
    const waiting = (queries: Queries) =>
      loadWaiting(queries, [{ merchantId: 'ACME', skuId: 'WAITS' }]);
    const scans = await scansOf(catalog, waiting, 'stock_order');
    expect(scans.map(rangeOf)).toEqual([expect.stringContaining('merchant_id = ANY ($1)')]);
  });

  it('is not managed without a record, and all lines are reserved or none', async () => {
    await acme.stock('PAIR-A', 5);
    await acme.stock('PAIR-B', 1);
    const free = order('free');
    await free.placed([
      { skuId: 'PAIR-A', quantity: 1 },
      { skuId: 'UNMANAGED', quantity: 99 },
    ]);
    expect((await reserved(free.orderId)).lines.map(({ warehouseId }) => warehouseId)).toEqual([
      1,
      null,
    ]);
    const pair = order('pair');
    await pair.placed([
      { skuId: 'PAIR-A', quantity: 1 },
      { skuId: 'PAIR-B', quantity: 2 },
    ]);
    expect((await short(pair.orderId)).lines).toEqual([
      { itemId: '2', skuId: 'PAIR-B', wanted: 2, available: 1 },
    ]);
    expect(await quantity('PAIR-A')).toBe(4);
  });

  it('changes once for each event, even if the event is repeated', async () => {
    await acme.stock('ONCE', 5);
    const testOrder = order('once');
    const placed = await testOrder.placed([{ skuId: 'ONCE', quantity: 2 }]);
    const redeliver = (event: { eventId: string; orderId: string }, type: string) =>
      catalog.publisher.raw('orders.order', event.orderId, JSON.stringify(event), {
        ce_id: event.eventId,
        ce_type: type,
        ce_dataschema: `http://x/schemas/${type}/v1`,
      });
    await redeliver(placed, 'order.placed');
    await untilQuantity('ONCE', 3);
    const cancelled = await testOrder.moved('CANCELLED');
    await redeliver(cancelled, 'order.status-changed');
    await redeliver(placed, 'order.placed');
    await testOrder.untilHandled();
    expect(await quantity('ONCE')).toBe(5);
    await acme.stock('ONCE', 4);
    await untilPublished('ONCE', 4);
    const causes = published('ONCE').map(({ cause }) => cause);
    expect(causes).toEqual(['set', 'reserved', 'released', 'set']);
  });

  it('is not released after shipping, and returns to the returns warehouse, once for each receipt (decisions 4.4, 6.12)', async () => {
    await acme.stock('RET', 3);
    const placed = order('ret');
    await placed.placed([{ skuId: 'RET', quantity: 2 }]);
    await reserved(placed.orderId);
    await placed.moved('SHIPPED', { trackingUrl: '/track/x' });
    const returned = await placed.moved('RETURNED', {
      condition: 'MIXED',
      warehouseId: 1001,
      items: [
        { itemId: '1', skuId: 'RET', quantity: 1, inventoryType: 'AVAILABLE' },
        { itemId: '2', skuId: 'RET', quantity: 1, inventoryType: 'DAMAGED' },
      ],
    });
    await eventually(async () =>
      expect(await quantities('RET')).toEqual([
        { warehouse_id: 1, inventory_type: 'AVAILABLE', quantity: 1 },
        { warehouse_id: 1001, inventory_type: 'AVAILABLE', quantity: 1 },
        { warehouse_id: 1001, inventory_type: 'DAMAGED', quantity: 1 },
      ]),
    );
    expect(
      await catalog.store.sql('SELECT order_id, quantity, returned_date FROM returned_order'),
    ).toEqual([
      { order_id: placed.orderId, quantity: 1, returned_date: new Date(returned.eventDate) },
      { order_id: placed.orderId, quantity: 1, returned_date: new Date(returned.eventDate) },
    ]);
    const line = { skuId: 'RET', quantity: 1, inventoryType: 'AVAILABLE' };
    const items = ['3', '4'].map((itemId) => ({ itemId, ...line }));
    await placed.moved('RETURNED', { condition: 'AVAILABLE', warehouseId: 1001, items });
    await eventually(async () =>
      expect(
        await catalog.store.sql('SELECT quantity FROM returned_order ORDER BY id OFFSET 2'),
      ).toEqual([{ quantity: 2 }]),
    );
    const local = new TestOrder(catalog, 'ACME-MELI-local', {
      fulfillmentWarehouseType: 'RETURNS',
    });
    await local.placed([{ skuId: 'RET', quantity: 1 }]);
    expect((await reserved(local.orderId)).lines[0]?.warehouseId).toBe(1001);
    await placed.moved('CANCELLED');
    await placed.untilHandled();
    expect(await quantity('RET')).toBe(1);
  });

  it('is published to the channels of an approved SKU (decision 4.4)', async () => {
    await acme.upsert([aSkuBody({ skuId: 'APPLY', productId: 'APPLY' })]);
    expect((await acme.stock('APPLY', 1)).body).not.toHaveProperty('lastIntegrationDate');
    await publishPrice(catalog, 'APPLY', 'MELI');
    await eventually(async () => {
      const { channels } = (await acme.status('APPLY')).body;
      expect(channels).toContainEqual(
        expect.objectContaining({ salesChannel: 'MELI', status: 'SALES_CHANNEL_APPROVED' }),
      );
    });
    const { body: changed } = await acme.stock('APPLY', 2);
    await eventually(async () => {
      const { body } = await acme.stock('APPLY', 2);
      expect(body.lastIntegrationDate > changed.lastUpdateDate).toBe(true);
      expect(body.lastUpdateDate).toBe(changed.lastUpdateDate);
    });
  });

  it('is locked before any position also when a channel has applied a quantity', async () => {
    const globex = new MerchantClient(catalog, 'GLOBEX');
    await globex.stock('CLOCK', 1);
    const held = await HeldRows.take(
      catalog,
      `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', current_schema(), 'stock', 'GLOBEX:CLOCK'), 0))`,
    );
    const applied = (minutesAhead: number) => {
      const appliedAt = new Date(Date.now() + minutesAhead * 60_000).toISOString();
      const sku = { merchantId: 'GLOBEX', subject: 'GLOBEX:CLOCK', skuId: 'CLOCK' };
      const event = { ...sku, salesChannel: 'MELI', quantity: 1, appliedAt };
      return catalog.publisher.publish(SalesChannelInventoryApplied, event);
    };
    // A date far ahead would hide the next one.
    await applied(6);
    const { appliedAt } = await applied(4);
    await held.untilWaiting(1);
    const position = `SELECT last_integration_date AS "appliedAt" FROM inventory WHERE sku_id = 'CLOCK'`;
    // NOWAIT, because a transaction that waits for the stock must not have locked a position yet.
    expect(await catalog.store.sql(`${position} FOR UPDATE NOWAIT`)).toEqual([{ appliedAt: null }]);
    await held.release();
    await eventually(async () => {
      expect(await catalog.store.sql(position)).toEqual([{ appliedAt: new Date(appliedAt) }]);
    });
  });
});
