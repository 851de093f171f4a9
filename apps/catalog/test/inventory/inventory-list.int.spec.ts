import { InventoryChanged } from '#contracts';
import { eventually } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, TestOrder, publishPrice, useCatalog } from '../catalog-service.js';
import { INVENTORY_LIST, walk, type ListedRecord } from '../walk.js';

describe('the inventory list', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');

  const positionsOf = async (skuId: string): Promise<ListedRecord[]> =>
    (await walk(acme, INVENTORY_LIST)).filter((record) => record.skuId === skuId);
  const sku = (skuId: string, productId = skuId) =>
    aSkuBody({ skuId, productId, main: skuId === productId });

  it('shows each record in the form of its update, without skuName while the SKU does not exist (decision 4.1)', async () => {
    const { body } = await acme.stock('NAMED', 5);
    expect(await positionsOf('NAMED')).toEqual([body]);
    expect(body).not.toHaveProperty('skuName');
    expect(body).not.toHaveProperty('returnedOrders');
    await acme.upsert([sku('KEPT'), sku('NAMED', 'KEPT')]);
    const named = { ...body, skuName: 'Merino T-shirt, blue, M' };
    expect(await positionsOf('NAMED')).toEqual([named]);
    await acme.upsert([sku('KEPT')]);
    expect(await positionsOf('NAMED')).toEqual([body]);
    expect((await acme.stock('NAMED', 5)).body).toEqual(body);
    await acme.upsert([sku('KEPT'), sku('NAMED', 'KEPT')]);
    expect(await positionsOf('NAMED')).toEqual([named]);
  });

  it('does not change its order for an equal or refused quantity (decisions 1.15, 4.1)', async () => {
    await acme.stock('A', 1);
    await acme.stock('B', 1);
    const before = await walk(acme, INVENTORY_LIST);
    expect(before.slice(-2).map(({ skuId }) => skuId)).toEqual(['A', 'B']);
    const set = { skuId: 'A', quantity: 1, warehouseId: 1, inventoryType: 'AVAILABLE' };
    expect((await acme.inventory(set)).status).toBe(200);
    expect((await acme.inventory({ ...set, changeFromQuantity: 1 })).status).toBe(200);
    const stale = await acme.inventory({ ...set, quantity: 3, changeFromQuantity: 2 });
    expect([stale.status, stale.body.code]).toEqual([409, 'quantity-changed']);
    expect(await walk(acme, INVENTORY_LIST)).toEqual(before);
    await acme.inventory({ ...set, quantity: 2, changeFromQuantity: 1 });
    const after = await walk(acme, INVENTORY_LIST);
    expect(after.slice(-2)).toMatchObject([{ skuId: 'B' }, { skuId: 'A', quantity: 2 }]);
    await catalog.events.waitFor(
      InventoryChanged,
      (event) => event.skuId === 'A' && event.version > 1,
    );
    const published = catalog.events.all(InventoryChanged).filter(({ skuId }) => skuId === 'A');
    expect(published.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it('separates sellable and damaged units, and only one of two parallel comparisons succeeds (decision 4.1)', async () => {
    const set = { skuId: 'BOTH', warehouseId: 1 };
    await acme.inventory({ ...set, quantity: 4, inventoryType: 'AVAILABLE' });
    await acme.inventory({ ...set, quantity: 0, inventoryType: 'DAMAGED' });
    expect(await positionsOf('BOTH')).toMatchObject([
      { id: 'ACME-BOTH-1-AVAILABLE', quantity: 4 },
      { id: 'ACME-BOTH-1-DAMAGED', quantity: 0 },
    ]);
    const compared = await Promise.all(
      [5, 6, 7, 8].map((quantity) =>
        acme.inventory({ ...set, quantity, inventoryType: 'AVAILABLE', changeFromQuantity: 4 }),
      ),
    );
    expect(compared.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('shows units returned to the returns partner, which only that partner writes (decisions 4.2, 4.4)', async () => {
    await acme.upsert([sku('BACK')]);
    await acme.stock('BACK', 2);
    const order = new TestOrder(catalog, 'ACME-MELI-back');
    await order.placed([{ skuId: 'BACK', quantity: 2 }]);
    await order.moved('SHIPPED');
    const returned = await order.moved('RETURNED', {
      condition: 'MIXED',
      warehouseId: 1001,
      items: [
        { skuId: 'BACK', quantity: 1, inventoryType: 'AVAILABLE' },
        { skuId: 'BACK', quantity: 1, inventoryType: 'DAMAGED' },
      ],
    });
    const records = await eventually(async () => {
      const positions = await positionsOf('BACK');
      expect(positions).toHaveLength(3);
      return positions;
    });
    const inReturns = (inventoryType: string) => ({
      id: `ACME-BACK-1001-${inventoryType}`,
      merchantId: 'ACME',
      skuId: 'BACK',
      skuName: 'Merino T-shirt, blue, M',
      warehouseId: 1001,
      warehouseName: expect.any(String),
      warehouseCountry: 'MX',
      quantity: 1,
      inventoryType,
      lastUpdateDate: expect.stringMatching(/\.\d{3}Z$/),
      version: 1,
      returnedOrders: [
        {
          orderId: order.orderId,
          returnedDate: new Date(returned.eventDate).toISOString(),
          quantity: 1,
        },
      ],
    });
    // One transaction has one stamp, so the order is by id.
    expect(records.slice(-2)).toEqual([inReturns('AVAILABLE'), inReturns('DAMAGED')]);
    expect(records[2]?.lastUpdateDate).toBe(records[1]?.lastUpdateDate);
    expect(records[0]).toMatchObject({ warehouseId: 1, quantity: 0 });
    for (const [warehouseId, status] of [
      [1000, 403],
      [1001, 403],
      [1002, 403],
      [2, 422],
    ]) {
      const body = { skuId: 'BACK', quantity: 9, warehouseId, inventoryType: 'AVAILABLE' };
      expect((await acme.inventory(body)).status).toBe(status);
    }
    expect(await positionsOf('BACK')).toEqual(records);
  });

  it('shows when a channel applied a quantity, which does not change the record (decisions 1.15, 4.4)', async () => {
    await acme.upsert([sku('TAKEN')]);
    await publishPrice(catalog, 'TAKEN', 'MELI');
    await acme.untilEntry('TAKEN', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    const { body } = await acme.stock('TAKEN', 7);
    await eventually(async () => {
      const [{ lastIntegrationDate, ...record } = { lastIntegrationDate: '' }] =
        await positionsOf('TAKEN');
      expect(lastIntegrationDate).toMatch(/\.\d{3}Z$/);
      expect(record).toEqual(body);
    });
  });

  it('finds positions by parts of the SKU and by the complete id of a warehouse', async () => {
    await acme.stock('7', 1);
    const search = async (text: string) =>
      (await walk(acme, INVENTORY_LIST, { text, pageSize: '1' })).map(({ id }) => id).toSorted();
    expect(await search('BACK')).toEqual([
      'ACME-BACK-1-AVAILABLE',
      'ACME-BACK-1001-AVAILABLE',
      'ACME-BACK-1001-DAMAGED',
    ]);
    expect(await search('1001')).toEqual(['ACME-BACK-1001-AVAILABLE', 'ACME-BACK-1001-DAMAGED']);
    expect(await search('7')).toEqual(['ACME-7-1-AVAILABLE']);
    for (const text of ['back', 'BAC']) expect(await search(text)).toEqual(await search('BACK'));
    for (const text of ['BA', '100', '99999999999']) expect(await search(text)).toEqual([]);
    const foreign = new MerchantClient(catalog, 'GLOBEX');
    expect(await walk(foreign, INVENTORY_LIST, { text: 'BACK' })).toEqual([]);
  });

  it('is written and read with and without a trailing slash (decision 1.5)', async () => {
    const token = await catalog.tokens.merchant('ACME');
    const body = { skuId: 'SLASH', quantity: 1, warehouseId: 1, inventoryType: 'AVAILABLE' };
    const written = await Promise.all(
      ['/ext/inventories', '/ext/inventories/'].map((path) => catalog.fetch(path, { token, body })),
    );
    expect(written.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(
      ['/ext/inventories', '/ext/inventories/'].map((path) => acme.get(path)),
    );
    expect(first?.body.inventories.length).toBeGreaterThan(0);
    expect(first?.body).toEqual(second?.body);
  });
});
