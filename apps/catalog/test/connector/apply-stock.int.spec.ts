import { Transactor, type UnitOfWork } from '#messaging';
import type { Share } from '#platform';
import { eventually } from '#testing';
import { MoveStock } from '../../src/inventory/reservations/move-stock.js';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalogWithDatabase } from '../catalog-service.js';
import { waitingForLocks } from '../while-open.js';
import { queueStockApplications } from '../../src/connector/store/stock-application.store.js';
import { ApplyStock } from '../../src/connector/apply-stock.js';
import type { ChannelConnector } from '../../src/skus/channel-connector.js';

/** Counts started transactions, including those that Postgres forces to restart. */
class CountingTransactor extends Transactor {
  begun = 0;

  override run<T>(share: Share, work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    return super.run(share, (unitOfWork) => {
      this.begun += 1;
      return work(unitOfWork);
    });
  }
}

const KEY = { merchantId: 'ACME', skuId: 'BUSY' };
const POSITION = { ...KEY, warehouseId: 1, inventoryType: 'AVAILABLE' as const };

/** Queues like the sandbox's connector, without its delay. */
const connector: ChannelConnector = {
  offer: async () => undefined,
  stockChanged: async (unitOfWork, keys) => queueStockApplications(unitOfWork, keys, 0),
};

describe('applying stock', () => {
  const catalog = useCatalogWithDatabase({ ROLE: 'api' });

  beforeAll(async () => {
    const acme = new MerchantClient(catalog, 'ACME');
    await acme.upsert([aSkuBody({ skuId: 'BUSY', productId: 'BUSY' })]);
    await catalog.store.sql(
      `INSERT INTO sku_channel (merchant_id, sku_id, sales_channel, status, cause, status_date)
       VALUES ('ACME', 'BUSY', 'MELI', 'SALES_CHANNEL_APPROVED', 'connector', now())`,
    );
    await acme.stock('BUSY', 1);
  });

  const untilOneWaits = () =>
    eventually(async () => expect(await waitingForLocks(catalog)).toBe(1));
  const stored = async () =>
    (
      await catalog.store.sql(
        `SELECT quantity, last_integration_date IS NOT NULL AS applied FROM inventory WHERE sku_id = 'BUSY'`,
      )
    )[0];

  it('and moving stock are serialized without a deadlock or restart', async () => {
    await catalog.store.sql('UPDATE stock_application_task SET due_at = now()');
    const transactor = new CountingTransactor(catalog.database.worker, 'catalog');
    const applyStock = new ApplyStock(catalog.database, transactor);
    const moveStock = new MoveStock(connector);
    let applying: Promise<boolean> | undefined;
    await transactor.run('background', async (unitOfWork) => {
      // On a slow machine, the other transaction may start late.
      await unitOfWork.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await moveStock.move(unitOfWork, { keys: [KEY], rising: [KEY] }, async (book) => {
        if (!applying) {
          // The task of the previous change falls due while this change is in progress.
          applying = applyStock.applyDue();
          await untilOneWaits();
        }
        book.set(POSITION, 7);
      });
    });
    await applying;
    expect(transactor.begun).toBe(2);
    expect(await stored()).toEqual({ quantity: 7, applied: true });
  });
});
