import { eventually } from '#testing';
import { MerchantClient, TestOrder, useCatalog } from '../catalog-service.js';
import { OperatorClient } from '../operator-client.js';

interface Movement {
  id: string;
  kind: 'set' | 'reserved' | 'released' | 'shipped' | 'returned';
  quantity: number;
  onHand: number;
  reserved: number;
  orderId?: string;
}

/** A random order of steps, the same in each run. */
const STEPS = [5, 3, 0, 7, 2, 6, 1, 4, 8, 3, 5, 2, 9, 0, 6, 1, 7, 4];

describe('the history of stock (decisions 4.20 and 4.21)', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');
  const operator = new OperatorClient(catalog);
  const order = (id: string) => new TestOrder(catalog, `ACME-MELI-${id}`);
  const stockOf = async (skuId: string) => (await acme.get(`/ext/inventories/${skuId}/1`)).body;

  async function movementsOf(skuId: string, pageSize = 200): Promise<Movement[]> {
    const all: Movement[] = [];
    let token: string | undefined;
    do {
      const place = token === undefined ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
      const path = `/ext/inventories/${skuId}/1/movements?pageSize=${pageSize}${place}`;
      const { status, body } = await acme.get(path);
      expect(status).toBe(200);
      all.push(...body.movements);
      token = body.nextPageToken;
    } while (token !== undefined);
    return all;
  }

  it('shows the pieces on hand, the orders that reserve them, and the client that changed them', async () => {
    await acme.stock('SHOWN', 10);
    await order('shown-1').placed([{ skuId: 'SHOWN', quantity: 3 }]);
    await order('shown-2').placed([{ skuId: 'SHOWN', quantity: 2 }]);
    await eventually(async () =>
      expect(await stockOf('SHOWN')).toEqual({
        merchantId: 'ACME',
        skuId: 'SHOWN',
        warehouseId: 1,
        warehouseName: 'Main',
        warehouseCountry: 'US',
        onHand: 10,
        reserved: 5,
        available: 5,
        damaged: 0,
        orders: [
          { orderId: 'ACME-MELI-shown-1', quantity: 3 },
          { orderId: 'ACME-MELI-shown-2', quantity: 2 },
        ],
        orderCount: 2,
      }),
    );
    const movements = await movementsOf('SHOWN', 1);
    expect(movements.map(({ kind, quantity, onHand }) => [kind, quantity, onHand])).toEqual(
      expect.arrayContaining([
        ['reserved', -3, 10],
        ['reserved', -2, 10],
      ]),
    );
    expect(movements.at(-1)).toEqual({
      id: expect.stringMatching(/^\d+$/),
      time: expect.any(String),
      kind: 'set',
      inventoryType: 'AVAILABLE',
      quantity: 10,
      onHand: 10,
      reserved: 0,
      who: expect.any(String),
      requestId: expect.any(String),
    });
    const path = 'inventories/ACME/SHOWN/1';
    expect((await operator.get(path)).body).toEqual(await stockOf('SHOWN'));
    expect((await operator.get(`${path}/movements`)).body.movements).toEqual(movements);
  });

  it('adds up to the stock after any operations', async () => {
    const open: TestOrder[] = [];
    for (const [index, step] of STEPS.entries()) {
      if (step >= 5) await acme.stock('SUM', step * 2);
      else if (step >= 2 || open.length === 0) {
        const placed = new TestOrder(catalog, `ACME-MELI-sum-${index}`);
        await placed.placed([{ skuId: 'SUM', quantity: step + 1 }]);
        await placed.untilHandled();
        open.push(placed);
      } else {
        const closed = open.shift();
        await closed?.moved(step === 0 ? 'CANCELLED' : 'SHIPPED');
        await closed?.untilHandled();
      }
    }
    const movements = (await movementsOf('SUM')).toReversed();
    let [onHand, available] = [0, 0];
    for (const entry of movements) {
      const isReservation = entry.kind === 'reserved' || entry.kind === 'released';
      if (!isReservation) onHand += entry.quantity;
      if (entry.kind !== 'shipped') available += entry.quantity;
      expect(entry).toMatchObject({ onHand, reserved: onHand - available });
    }
    expect(new Set(movements.map(({ kind }) => kind))).toEqual(
      new Set(['set', 'reserved', 'released', 'shipped']),
    );
    const stock = await stockOf('SUM');
    expect(stock).toMatchObject({ onHand, available, reserved: onHand - available });
    const units = stock.orders.map(({ quantity }: { quantity: number }) => quantity);
    expect(units.reduce((sum: number, quantity: number) => sum + quantity, 0)).toBe(stock.reserved);
  });

  it('is hidden from other merchants, who may have a SKU with the same id', async () => {
    const other = new MerchantClient(catalog, 'GLOBEX');
    await acme.stock('SAME', 4);
    expect((await other.get('/ext/inventories/SAME/1')).status).toBe(404);
    expect((await other.get('/ext/inventories/SAME/1/movements')).status).toBe(404);
    await other.stock('SAME', 9);
    expect((await other.get('/ext/inventories/SAME/1')).body).toMatchObject({ onHand: 9 });
    const { movements } = (await other.get('/ext/inventories/SAME/1/movements')).body;
    expect(movements).toMatchObject([{ quantity: 9, who: expect.stringContaining('GLOBEX') }]);
  });

  it('is deleted after `STOCK_HISTORY_DAYS`, in portions', async () => {
    await acme.stock('OLD', 1);
    await catalog.store.sql(
      `INSERT INTO stock_movement (merchant_id, sku_id, warehouse_id, inventory_type, at, kind, quantity, on_hand, reserved)
       SELECT 'ACME', 'OLD', 1, 'AVAILABLE', now() - (CASE n WHEN 1 THEN 29 ELSE 31 END) * interval '1 day', 'set', 1, 1, 0
         FROM generate_series(1, 5002) AS n`,
    );
    await catalog.restart({ STOCK_HISTORY_DAYS: '30' });
    await eventually(async () => expect(await movementsOf('OLD')).toHaveLength(2));
  });
});
