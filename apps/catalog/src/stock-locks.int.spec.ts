import { StockReserved, StockShort } from '#contracts';
import { WorkerTransactor } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { eventually } from '#testing';
import type { TestService } from '#testing';
import { OutsideConnectors } from './connector/outside-connectors.js';
import { MoveStock } from './move-stock.js';
import { ReserveStock } from './reserve-stock.js';
import { SettleStock } from './settle-stock.js';
import { MerchantClient, TestOrder, startCatalog } from './spec/catalog-service.js';
import type { PlacedOrder } from './store/stock-order.store.js';

const MERCHANT = { merchantId: 'ACME', warehouseId: 1, inventoryType: 'AVAILABLE' } as const;
const RETURNS_MX = 1001;

/** Of each pair the first transaction is held open by the test until the other waits for it. */
describe('what moves the stock of a SKU at the same time', () => {
  let catalog: TestService;
  let acme: MerchantClient;
  let database: Database;
  let transactor: WorkerTransactor;
  const moveStock = new MoveStock(new OutsideConnectors());

  beforeAll(async () => {
    catalog = await startCatalog();
    acme = await MerchantClient.of(catalog, 'ACME');
    const { url, schema } = catalog.store;
    database = new Database({ url, schema, service: 'catalog' });
    await database.whenConnected();
    transactor = new WorkerTransactor(database.worker, 'catalog');
  }, 60_000);

  afterAll(async () => {
    await database?.onApplicationShutdown();
    await catalog?.stop();
  });

  const waitingForLocks = async () =>
    (
      await catalog.store.sql(
        `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
          WHERE NOT granted AND datname = current_database()`,
      )
    ).length;

  /** Does the first work, then lets the second come, and commits once that waits. */
  async function whileOpen(
    first: (unitOfWork: UnitOfWork) => Promise<void>,
    second: () => Promise<unknown>,
  ): Promise<void> {
    let coming: Promise<unknown> | undefined;
    await transactor.run({}, async (unitOfWork) => {
      // On a slow machine the other may be long in coming.
      await unitOfWork.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await first(unitOfWork);
      coming = second();
      await eventually(async () => expect(await waitingForLocks()).toBeGreaterThan(0), {
        waitingFor: 'the second transaction to wait for the first',
      });
    });
    await coming;
  }

  const set = (skuId: string, quantity: number) => async (unitOfWork: UnitOfWork) => {
    const key = { ...MERCHANT, skuId };
    const book = await moveStock.open(unitOfWork, [key]);
    book.set(key, quantity);
    await moveStock.close(unitOfWork, book);
  };

  const place = (orderId: string, skuIds: readonly string[]) => async (unitOfWork: UnitOfWork) => {
    const placed: PlacedOrder & { causedBy: object } = {
      merchantId: 'ACME',
      orderId,
      fulfillmentWarehouseType: 'MERCHANT',
      destinationCountry: 'MX',
      lines: skuIds.map((skuId, index) => ({ itemId: String(index), skuId, quantity: 1 })),
      placedAt: new Date(),
      causedBy: {},
    };
    await new ReserveStock(moveStock).run(unitOfWork, [placed]);
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
  /** The warehouses of what is reserved for an order. */
  const reservedFor = async (orderId: string) =>
    (
      await catalog.store.sql('SELECT warehouse_id FROM reservation WHERE order_id = $1', [orderId])
    ).map(({ warehouse_id }) => warehouse_id);
  const order = (id: string) => new TestOrder(catalog, `ACME-MELI-${id}`);

  it('lets an order see the first units that are set while it is placed', async () => {
    const one = order('first-units');
    await whileOpen(set('FIRST', 5), () => one.placed([{ skuId: 'FIRST', quantity: 2 }]));
    const { lines } = await catalog.events.waitFor(
      StockReserved,
      ({ orderId }) => orderId === one.orderId,
    );
    expect(lines[0]?.warehouseId).toBe(1);
    expect(await quantityOf('FIRST')).toBe(3);
  });

  it('serves an order that began to wait while units were being set', async () => {
    await acme.stock('WAKE', 0);
    let answer: { body: { quantity: number } } | undefined;
    await whileOpen(place('ACME-MELI-wake', ['WAKE']), async () => {
      answer = await acme.stock('WAKE', 4);
    });
    expect(answer?.body.quantity).toBe(3);
    expect(await stateOf('ACME-MELI-wake')).toBe('RESERVED');
  });

  it('serves an order that began to wait while units came back from a buyer for the first time', async () => {
    const waits = new TestOrder(catalog, 'ACME-MELI-local', {
      fulfillmentWarehouseType: 'RETURNS',
    });
    const returned = {
      kind: 'returned' as const,
      orderId: 'ACME-MELI-gone',
      merchantId: 'ACME',
      returnedDate: new Date(),
      warehouseId: RETURNS_MX,
      items: [{ skuId: 'BACK', quantity: 1, inventoryType: 'AVAILABLE' as const }],
    };
    await whileOpen(
      async (unitOfWork) => {
        await new SettleStock(moveStock).run(unitOfWork, [returned]);
      },
      () => waits.placed([{ skuId: 'BACK', quantity: 1 }]),
    );
    await eventually(async () => expect(await stateOf(waits.orderId)).toBe('RESERVED'));
    expect(await quantityOf('BACK', RETURNS_MX)).toBe(0);
  });

  it('gives one order the last unit, whatever order comes meanwhile', async () => {
    await acme.stock('LAST', 1);
    const late = order('late');
    await whileOpen(place('ACME-MELI-early', ['LAST']), () =>
      late.placed([{ skuId: 'LAST', quantity: 1 }]),
    );
    await catalog.events.waitFor(StockShort, ({ orderId }) => orderId === late.orderId);
    expect(await stateOf('ACME-MELI-early')).toBe('RESERVED');
    expect(await quantityOf('LAST')).toBe(0);
  });

  it('gives back what an order was served while it was being cancelled', async () => {
    await acme.stock('UNDO', 0);
    const one = order('undo');
    await one.placed([{ skuId: 'UNDO', quantity: 1 }]);
    await catalog.events.waitFor(StockShort, ({ orderId }) => orderId === one.orderId);
    await whileOpen(set('UNDO', 1), () => one.moved('CANCELLED'));
    await eventually(async () => expect(await stateOf(one.orderId)).toBe('CANCELLED'));
    expect(await quantityOf('UNDO')).toBe(1);
  });

  it('never waits crosswise: two orders that want the same two SKUs, each of which is set at once', async () => {
    const deadlocks = async () =>
      Number(
        (
          await catalog.store.sql(
            'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
          )
        )[0]?.deadlocks,
      );
    const before = await deadlocks();
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [`CROSS-A${round}`, `CROSS-B${round}`];
      await Promise.all([acme.stock(a, 0), acme.stock(b, 0)]);
      const ids = [`ACME-MELI-ab${round}`, `ACME-MELI-ba${round}`];
      await transactor.run({}, place(ids[0] as string, [a, b]));
      await transactor.run({}, place(ids[1] as string, [b, a]));
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
