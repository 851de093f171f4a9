import { InventoryChanged, StockReserved } from '#contracts';
import { committedEvents } from '#testing';
import * as fc from 'fast-check';
import { MerchantClient, TestOrder, useCatalog } from '../catalog-service.js';

interface Result {
  status: number;
  code?: string;
  errors?: { pointer: string }[];
  inventory?: { quantity: number; lastUpdateDate: string };
}

describe('a batch of quantities (decision 4.5)', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');

  const stock = (skuId: string, quantity: unknown, more: object = {}) => ({
    skuId,
    quantity,
    warehouseId: 1,
    inventoryType: 'AVAILABLE',
    ...more,
  });

  /** The positions of SKUs whose ids begin with the prefix. */
  const positionsOf = (prefix: string) =>
    catalog.store.sql(
      `SELECT substr(sku_id, length($1) + 1) AS sku, warehouse_id, inventory_type, quantity, version
         FROM inventory WHERE starts_with(sku_id, $1) ORDER BY sku_id, warehouse_id, inventory_type`,
      [prefix],
    );

  const changesOf = async (skuId: string) =>
    (await committedEvents(catalog.store, InventoryChanged))
      .filter((event) => event.skuId === skuId)
      .map(({ version, previousQuantity, quantity }) => [version, previousQuantity, quantity]);

  it('has a result for each row, and a refused row refuses only itself', async () => {
    const { status, body } = await acme.inventories([
      stock('MIX-1', 5),
      stock('MIX-2', -1, { inventoryType: 'BROKEN' }),
      stock('MIX-2', 5, { warehouseId: 77 }),
      stock('MIX-2', 5, { warehouseId: 1001 }),
      stock('MIX-2', 5, { changeFromQuantity: 3 }),
      null,
      stock('MIX-3', 7, { inventoryType: 'DAMAGED' }),
    ]);
    expect([status, body.accepted, body.refused]).toEqual([200, 2, 5]);
    const named = (index: number, skuId: string, change: object = {}) => ({
      index,
      skuId,
      warehouseId: 1,
      inventoryType: 'AVAILABLE',
      ...change,
    });
    const refused = (code: string, status_: number, pointer: string, faults = [code]) => ({
      status: status_,
      code,
      detail: expect.any(String),
      errors: faults.map((fault) => ({ pointer, code: fault, detail: expect.any(String) })),
    });
    const [first, second, ...otherResults] = body.results;
    expect(first).toEqual({
      ...named(0, 'MIX-1'),
      status: 200,
      inventory: expect.objectContaining({ id: 'ACME-MIX-1-1-AVAILABLE', quantity: 5, version: 1 }),
    });
    expect(second).toMatchObject({ index: 1, status: 400, skuId: 'MIX-2', warehouseId: 1 });
    expect(second.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/1/quantity',
      '/1/inventoryType',
    ]);
    expect(second).not.toHaveProperty('inventoryType');
    expect(otherResults).toEqual([
      {
        ...named(2, 'MIX-2', { warehouseId: 77 }),
        ...refused('unknown-warehouse', 422, '/2/warehouseId'),
      },
      {
        ...named(3, 'MIX-2', { warehouseId: 1001 }),
        ...refused('returns-warehouse', 403, '/3/warehouseId'),
      },
      { ...named(4, 'MIX-2'), ...refused('quantity-changed', 409, '/4/changeFromQuantity') },
      { index: 5, ...refused('validation-failed', 400, '/5', ['type']) },
      {
        ...named(6, 'MIX-3', { inventoryType: 'DAMAGED' }),
        status: 200,
        inventory: expect.objectContaining({ id: 'ACME-MIX-3-1-DAMAGED', quantity: 7 }),
      },
    ]);
    expect(await positionsOf('MIX-')).toHaveLength(2);
  });

  it('applies rows for the same position in order, each with an event', async () => {
    const { body } = await acme.inventories([
      stock('ORDER', 5),
      stock('ORDER', 8, { changeFromQuantity: 5 }),
      stock('ORDER', 9, { changeFromQuantity: 5 }),
      stock('ORDER', 8),
    ]);
    expect(body.results.map(({ status }: Result) => status)).toEqual([200, 200, 409, 200]);
    expect(body.results[0].inventory).toMatchObject({ quantity: 8, version: 2 });
    expect(await changesOf('ORDER')).toEqual([
      [1, 0, 5],
      [2, 5, 8],
    ]);
  });

  it('serves waiting orders after the last row', async () => {
    const order = new TestOrder(catalog, 'ACME-MELI-BATCH');
    await acme.inventories([stock('WAIT-A', 0), stock('WAIT-B', 0)]);
    await order.placed([
      { skuId: 'WAIT-A', quantity: 2 },
      { skuId: 'WAIT-B', quantity: 3 },
    ]);
    await order.untilHandled();
    const { body } = await acme.inventories([
      stock('WAIT-A', 9),
      stock('WAIT-B', 4),
      stock('WAIT-A', 5),
    ]);
    const quantities = body.results.map(({ inventory }: Result) => inventory?.quantity);
    expect(quantities).toEqual([3, 1, 3]);
    await catalog.events.waitFor(StockReserved, ({ orderId }) => orderId === order.orderId);
  });

  it('is one transaction of up to 500 rows, which the list shows with the stamp of the answer', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => stock(`ALL-${n}`, n));
    const { body } = await acme.inventories(rows);
    expect([body.accepted, body.refused]).toEqual([500, 0]);
    const [stored] = await catalog.store.sql(
      `SELECT count(DISTINCT xmin::text)::int AS transactions, count(DISTINCT last_update_date)::int AS stamps,
              min(last_update_date) AS stamp, count(*)::int AS rows
         FROM inventory WHERE sku_id LIKE 'ALL-%'`,
    );
    expect(stored).toMatchObject({ transactions: 1, stamps: 1, rows: 500 });
    const stamps = body.results.map(({ inventory }: Result) => inventory?.lastUpdateDate);
    expect(new Set(stamps)).toEqual(new Set([stored?.['stamp'].toISOString()]));
    const again = await acme.inventories(rows);
    expect(again.body).toEqual(body);
  });

  it.each([
    ['an object', {}, 400],
    ['an empty list', [], 400],
    ['501 rows', Array.from({ length: 501 }, () => stock('X', 1)), 400],
    ['a body over the limit', [stock('x'.repeat(512 * 1024), 1)], 413],
  ])('is refused as a whole if it is %s', async (_, rows, status) => {
    expect(await acme.inventories(rows)).toMatchObject({ status, body: { status } });
  });

  it('has the same outcome as single requests for its rows in order', async () => {
    const row = fc.record({
      skuId: fc.constantFrom('A', 'B', 'C'),
      quantity: fc.constantFrom<unknown>(0, 1, 2, 3, -1, '1', null),
      warehouseId: fc.constantFrom(1, 1, 1, 1000, 99),
      inventoryType: fc.constantFrom('AVAILABLE', 'DAMAGED'),
      changeFromQuantity: fc.constantFrom(undefined, undefined, 0, 1, 2),
    });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 15 }), async (rows) => {
        runs += 1;
        const [together, singly] = [`${runs}-T-`, `${runs}-S-`];
        const { body } = await acme.inventories(
          rows.map((sentRow) => ({ ...sentRow, skuId: together + sentRow.skuId })),
        );
        const outcomes: unknown[] = [];
        for (const sentRow of rows) {
          const answer = await acme.inventory({ ...sentRow, skuId: singly + sentRow.skuId });
          outcomes.push([answer.status, answer.body.code, answer.body.errors?.length]);
        }
        expect(
          body.results.map(({ status, code, errors }: Result) => [status, code, errors?.length]),
        ).toEqual(outcomes);
        expect(await positionsOf(together)).toEqual(await positionsOf(singly));
      }),
      { numRuns: 25 },
    );
  });

  it('returns the current stock and the refusals in a dry run, and changes nothing (decision 4.30)', async () => {
    await acme.inventories([stock('DRY-1', 5)]);
    const { body } = await acme.inventories(
      [
        stock('DRY-1', 9, { changeFromQuantity: 5 }),
        stock('DRY-1', 9, { changeFromQuantity: 4 }),
        stock('DRY-2', 9),
        stock('DRY-2', 9, { warehouseId: 77 }),
        stock('DRY-2', -1),
      ],
      '?dryRun=true',
    );
    expect(
      body.results.map(({ status, code, inventory }: Result) => [
        status,
        code ?? inventory?.quantity,
      ]),
    ).toEqual([
      [200, 5],
      [409, 'quantity-changed'],
      [200, undefined],
      [422, 'unknown-warehouse'],
      [400, 'validation-failed'],
    ]);
    expect(await positionsOf('DRY-')).toMatchObject([{ sku: '1', quantity: 5 }]);
  });
});
