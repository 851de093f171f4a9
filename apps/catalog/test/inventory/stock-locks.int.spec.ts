import {
  OrderPlaced,
  OrderStatusChanged,
  SalesChannelInventoryApplied,
  StockReserved,
  StockShort,
  type EventOf,
} from '#contracts';
import { EventContext, type UnitOfWork } from '#messaging';
import { eventually, HeldRows } from '#testing';
import { OutsideConnectors } from '../../src/connector/outside-connectors.js';
import { InventoryConsumer } from '../../src/inventory/inventory.consumer.js';
import { setLastIntegrationDate } from '../../src/inventory/set-last-integration-date.js';
import { MoveStock } from '../../src/inventory/reservations/move-stock.js';
import { ReserveStock } from '../../src/inventory/reservations/reserve-stock.js';
import { SettleStock } from '../../src/inventory/reservations/settle-stock.js';
import { MerchantClient, TestOrder, useCatalogWithDatabase } from '../catalog-service.js';
import { waitingForLocks, whileOpen } from '../while-open.js';
import { lockStock } from '../../src/inventory/store/inventory.store.js';
import type { PlacedOrder } from '../../src/inventory/store/stock-order.store.js';

type Applied = EventOf<typeof SalesChannelInventoryApplied>;
type Placed = EventOf<typeof OrderPlaced>;
const MERCHANT = { merchantId: 'ACME', warehouseId: 1, inventoryType: 'AVAILABLE' } as const;
const RETURNS_MX = 1001;

/** The test keeps the first transaction of each pair open until the other waits for it. */
describe('concurrent changes of the stock of a SKU', () => {
  const catalog = useCatalogWithDatabase();
  const acme = new MerchantClient(catalog, 'ACME');
  const background = <T>(work: (unitOfWork: UnitOfWork) => Promise<T>) =>
    catalog.transactor.run('background', work);
  const moveStock = new MoveStock(new OutsideConnectors());

  const set = (skuId: string, quantity: number) => async (unitOfWork: UnitOfWork) => {
    const key = { ...MERCHANT, skuId };
    await moveStock.move(unitOfWork, { keys: [key], rising: [key] }, (book) =>
      book.set(key, quantity),
    );
  };

  const place =
    (orderId: string, skuIds: readonly string[], choices: Partial<PlacedOrder> = {}) =>
    async (unitOfWork: UnitOfWork) => {
      const placed: PlacedOrder & { causedBy: object } = {
        merchantId: 'ACME',
        orderId,
        fulfillmentWarehouseType: 'MERCHANT',
        destinationCountry: 'MX',
        lines: skuIds.map((skuId, index) => ({ itemId: String(index), skuId, quantity: 1 })),
        placedAt: new Date(),
        causedBy: {},
        ...choices,
      };
      await new ReserveStock(moveStock).reserve(unitOfWork, [placed]);
    };

  const returned = (skuId: string) => async (unitOfWork: UnitOfWork) => {
    const fact = {
      kind: 'returned' as const,
      orderId: 'ACME-MELI-gone',
      merchantId: 'ACME',
      returnedDate: new Date(),
      warehouseId: RETURNS_MX,
      items: [{ skuId, quantity: 1, inventoryType: 'AVAILABLE' as const }],
    };
    await new SettleStock(moveStock).settle(unitOfWork, [fact]);
  };

  const quantityOf = async (skuId: string, warehouseId = 1) =>
    (
      await catalog.store.sql(
        `SELECT quantity FROM inventory WHERE sku_id = $1 AND warehouse_id = $2 AND inventory_type = 'AVAILABLE'`,
        [skuId, warehouseId],
      )
    )[0]?.quantity;
  const stateOf = async (orderId: string) =>
    (await catalog.store.sql('SELECT state FROM stock_order WHERE order_id = $1', [orderId]))[0]
      ?.state;
  /** The warehouses of the units reserved for an order. */
  const reservedFor = async (orderId: string) =>
    (
      await catalog.store.sql('SELECT warehouse_id FROM reservation WHERE order_id = $1', [orderId])
    ).map(({ warehouse_id }) => warehouse_id);
  const order = (id: string) => new TestOrder(catalog, `ACME-MELI-${id}`);
  const until = (placed: TestOrder, state: string) =>
    eventually(async () => expect(await stateOf(placed.orderId)).toBe(state), {
      waitingFor: `${placed.orderId} to be ${state}`,
    });
  const stockLock = (skuId: string) =>
    `hashtextextended(concat_ws(' ', current_schema(), 'stock', 'ACME:${skuId}'), 0)`;
  const holdStock = (skuId: string) =>
    HeldRows.take(catalog, `SELECT pg_advisory_xact_lock(${stockLock(skuId)})`);
  /** The SKUs in the order of their locks. */
  const sortedByLock = async (skuIds: readonly string[]): Promise<string[]> =>
    (
      await catalog.store.sql(
        `SELECT id FROM unnest($1::text[]) AS t (id)
          ORDER BY hashtextextended(concat_ws(' ', current_schema(), 'stock', 'ACME:' || id), 0)`,
        [skuIds],
      )
    ).map(({ id }) => id);
  const isLocked = async (skuId: string): Promise<boolean> =>
    !(
      await catalog.store.sql(`SELECT pg_try_advisory_xact_lock(${stockLock(skuId)}) AS "isFree"`)
    )[0]?.isFree;

  it('let an order use the first units that are set while it is placed', async () => {
    const placed = order('first-units');
    await whileOpen(catalog, set('FIRST', 5), () =>
      placed.placed([{ skuId: 'FIRST', quantity: 2 }]),
    );
    const { lines } = await catalog.events.waitFor(
      StockReserved,
      ({ orderId }) => orderId === placed.orderId,
    );
    expect(lines[0]?.warehouseId).toBe(1);
    expect(await quantityOf('FIRST')).toBe(3);
  });

  it('serve an order that started to wait while units were being set', async () => {
    await acme.stock('WAKE', 0);
    let answer: { body: { quantity: number } } | undefined;
    await whileOpen(catalog, place('ACME-MELI-wake', ['WAKE']), async () => {
      answer = await acme.stock('WAKE', 4);
    });
    expect(answer?.body.quantity).toBe(3);
    expect(await stateOf('ACME-MELI-wake')).toBe('RESERVED');
  });

  it('let an order use the first units that a buyer returns while it is placed', async () => {
    const placed = new TestOrder(catalog, 'ACME-MELI-local', {
      fulfillmentWarehouseType: 'RETURNS',
    });
    await whileOpen(catalog, returned('BACK'), () =>
      placed.placed([{ skuId: 'BACK', quantity: 1 }]),
    );
    await until(placed, 'RESERVED');
    expect(await quantityOf('BACK', RETURNS_MX)).toBe(0);
  });

  it('serve an order that started to wait while a buyer returned units for the first time', async () => {
    const placing = place('ACME-MELI-abroad', ['BACK-2'], { fulfillmentWarehouseType: 'RETURNS' });
    await whileOpen(catalog, placing, () => background(returned('BACK-2')));
    expect(await stateOf('ACME-MELI-abroad')).toBe('RESERVED');
    expect(await quantityOf('BACK-2', RETURNS_MX)).toBe(0);
  });

  it('reserve the last unit for only one order when another order is placed meanwhile', async () => {
    await acme.stock('LAST', 1);
    const late = order('late');
    await whileOpen(catalog, place('ACME-MELI-early', ['LAST']), () =>
      late.placed([{ skuId: 'LAST', quantity: 1 }]),
    );
    await catalog.events.waitFor(StockShort, ({ orderId }) => orderId === late.orderId);
    expect(await stateOf('ACME-MELI-early')).toBe('RESERVED');
    expect(await quantityOf('LAST')).toBe(0);
  });

  it('release the units that an order got while it was being cancelled', async () => {
    await acme.stock('UNDO', 0);
    const placed = order('undo');
    await placed.placed([{ skuId: 'UNDO', quantity: 1 }]);
    await catalog.events.waitFor(StockShort, ({ orderId }) => orderId === placed.orderId);
    await whileOpen(catalog, set('UNDO', 1), () => placed.moved('CANCELLED'));
    await eventually(async () => expect(await stateOf(placed.orderId)).toBe('CANCELLED'));
    expect(await quantityOf('UNDO')).toBe(1);
  });

  it('do not serve an order that was being cancelled while its units were set', async () => {
    await acme.stock('DROP', 0);
    const placed = order('drop');
    await background(place(placed.orderId, ['DROP']));
    const cancelled = { kind: 'cancelled' as const, orderId: placed.orderId, merchantId: 'ACME' };
    await whileOpen(
      catalog,
      async (unitOfWork) => {
        await new SettleStock(moveStock).settle(unitOfWork, [cancelled]);
      },
      () => acme.stock('DROP', 1),
    );
    expect(await stateOf(placed.orderId)).toBe('CANCELLED');
    expect(await quantityOf('DROP')).toBe(1);
  });

  it('lock also the other SKUs of an order that started to wait while units were being set', async () => {
    await Promise.all([acme.stock('GROW-A', 0), acme.stock('GROW-B', 1)]);
    const open = Promise.withResolvers<void>();
    let setting: Promise<unknown> | undefined;
    let taking: Promise<unknown> | undefined;
    const queued = (count: number) =>
      eventually(async () => expect(await waitingForLocks(catalog)).toBe(count), {
        waitingFor: `${count} transactions to wait`,
      });
    await background(async (unitOfWork) => {
      await unitOfWork.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await place('ACME-MELI-grow', ['GROW-A', 'GROW-B'])(unitOfWork);
      setting = acme.stock('GROW-A', 1);
      await queued(1);
      // The next order for the other SKU takes the unit that the order would have got.
      taking = background(async (taker) => {
        lockStock(taker, [{ merchantId: 'ACME', skuId: 'GROW-B' }]);
        await taker.query('SET LOCAL idle_in_transaction_session_timeout = 0');
        open.resolve();
        await queued(1);
        await taker.query(`UPDATE inventory SET quantity = 0 WHERE sku_id = 'GROW-B'`);
      });
      await queued(2);
    });
    await open.promise;
    await Promise.all([setting, taking]);
    expect(await stateOf('ACME-MELI-grow')).toBe('WAITING');
    expect([await quantityOf('GROW-A'), await quantityOf('GROW-B')]).toEqual([1, 0]);
  });

  it('do not block other orders while another SKU of a waiting order is locked', async () => {
    await Promise.all([acme.stock('HOT', 1), acme.stock('COLD', 0)]);
    const [ships, waits, comes] = [order('ships'), order('waits'), order('comes')];
    await ships.placed([{ skuId: 'HOT', quantity: 1 }]);
    await until(ships, 'RESERVED');
    await background(place(waits.orderId, ['HOT', 'COLD']));
    const held = await holdStock('COLD');
    await comes.placed([{ skuId: 'HOT', quantity: 1 }]);
    await ships.moved('SHIPPED');
    await Promise.all([until(comes, 'WAITING'), until(ships, 'SHIPPED')]);
    await held.release();
  });

  it('lock the SKUs of an order in the same chunk before SKUs that a channel has applied', async () => {
    const applied = { merchantId: 'ACME', skuId: 'APPLIED', appliedAt: '2026-06-01' } as Applied;
    const items = [{ itemId: '1', skuId: 'PLACED', quantity: 1 }];
    const placed = { merchantId: 'ACME', orderId: 'chunk', items } as Placed;
    await background(async (unitOfWork) => {
      const chunk = [
        { event: applied, subscription: { contract: SalesChannelInventoryApplied } },
        { event: placed, subscription: { contract: OrderPlaced } },
      ];
      await catalog.takeLocks(unitOfWork, 'catalog.main', chunk);
      setLastIntegrationDate(new EventContext(unitOfWork, chunk), [applied]);
      await unitOfWork.query('SELECT');
      expect([await isLocked('APPLIED'), await isLocked('PLACED')]).toEqual([true, true]);
    });
  });

  it.each(['a waiting order wants', 'the next handler needs'])(
    'hold no lock while a chunk of several types waits for a SKU that %s',
    async (first) => {
      const id = first.replaceAll(' ', '-');
      const sorted = await sortedByLock([`${id}-X`, `${id}-Y`, `${id}-Z`]);
      const [lowest, freed, other] = sorted as [string, string, string];
      const isForWaiting = first === 'a waiting order wants';
      const [alsoWanted, placed] = isForWaiting ? [lowest, other] : [other, lowest];
      await Promise.all([freed, alsoWanted, placed].map((skuId) => acme.stock(skuId, 1)));
      const cancelled = order(`${id}-cancelled`);
      await background(place(cancelled.orderId, [freed]));
      await background(place(`ACME-MELI-${id}-waits`, [freed, alsoWanted]));
      const moved = {
        orderId: cancelled.orderId,
        merchantId: 'ACME',
        status: 'CANCELLED',
      } as EventOf<typeof OrderStatusChanged>;
      const comes = {
        orderId: `ACME-MELI-${id}-comes`,
        merchantId: 'ACME',
        items: [{ itemId: '1', skuId: placed, quantity: 1 }],
      } as Placed;
      const held = await holdStock(lowest);
      const chunk = background(async (unitOfWork) => {
        const events = [
          { event: moved, subscription: { contract: OrderStatusChanged } },
          { event: comes, subscription: { contract: OrderPlaced } },
        ];
        await catalog.takeLocks(unitOfWork, 'catalog.main', events);
        const consumer = new InventoryConsumer({} as ReserveStock, new SettleStock(moveStock));
        await consumer.settleStock([moved], new EventContext(unitOfWork, events));
        await place(comes.orderId, [placed])(unitOfWork);
      });
      await held.untilWaiting(1);
      expect([await isLocked(freed), await isLocked(other)]).toEqual([false, false]);
      await held.release();
      await chunk;
      expect(await stateOf(`ACME-MELI-${id}-waits`)).toBe('RESERVED');
      expect(await stateOf(comes.orderId)).toBe('RESERVED');
    },
  );

  it('do not deadlock: two orders want the same two SKUs, both of which are set at the same time', async () => {
    const DEADLOCKS = 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()';
    const deadlocks = async () => Number((await catalog.store.sql(DEADLOCKS))[0]?.deadlocks);
    const before = await deadlocks();
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [`CROSS-A${round}`, `CROSS-B${round}`];
      await Promise.all([acme.stock(a, 0), acme.stock(b, 0)]);
      const ids = [`ACME-MELI-ab${round}`, `ACME-MELI-ba${round}`];
      await background(place(ids[0] as string, [a, b]));
      await background(place(ids[1] as string, [b, a]));
      await Promise.all([acme.stock(a, 2), acme.stock(b, 2)]);
      for (const id of ids) {
        expect(await stateOf(id)).toBe('RESERVED');
        expect(await reservedFor(id)).toEqual([1, 1]);
      }
      expect([await quantityOf(a), await quantityOf(b)]).toEqual([0, 0]);
    }
    expect(await deadlocks()).toBe(before);
  });
});
