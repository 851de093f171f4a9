import { SkuDeleted } from '#contracts';
import { eventually, HeldRows } from '#testing';
import { aSkuBody } from '../a-sku.js';
import {
  MerchantClient,
  TestOrder,
  publishPrice,
  useCatalog,
  useTwin,
} from '../catalog-service.js';
import { follow } from '../follow.js';
import { INVENTORY_LIST, SKU_LIST, walk, type ListRoute } from '../walk.js';

const ROUNDS = 2;

/**
 * A client that follows pages and continues from the last `lastUpdateDate` never misses a record (decisions 1.8 and
 * 1.14).
 */
describe('a merchant who follows a list while it is written', () => {
  const catalog = useCatalog();
  const twin = useTwin(catalog);
  const acme = new MerchantClient(catalog, 'ACME');
  /**
   * The same merchant at another instance: in a single instance, writers of a list take turns before they use the
   * store.
   */
  const elsewhere = new MerchantClient(twin, 'ACME');

  const either = (n: number) => (n % 2 === 0 ? acme : elsewhere);

  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, i) => make(i));
  const variants = (productId: string, ids: readonly string[], weight: number) =>
    ids.map((id, index) =>
      aSkuBody({ skuId: `${productId}-${id}`, productId, main: index === 0, weight }),
    );

  it('ends with exactly the current SKUs after 50 concurrent upserts of one product and 50 of others', async () => {
    await acme.upsert(variants('SAME', ['0', '1'], 1));
    await publishPrice(catalog, 'SAME-0', 'MELI');
    const follower = follow(acme, SKU_LIST, { pageSize: '7' });
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all([
        ...times(50, (i) =>
          statusOf(either(i).upsert(variants('SAME', [`${i % 7}`, `${i % 5}x`], 1 + i))),
        ),
        ...times(50, (i) =>
          statusOf(either(i).upsert(variants(`OTHER-${i}`, ['a', `${round}`], 1 + round))),
        ),
      ]);
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    // Localization continues to write after the upserts.
    await eventually(
      async () => {
        const rows = await catalog.store.sql(
          `SELECT FROM sku WHERE deleted_at IS NULL AND localization_status <> 'READY_FOR_SALES_CHANNEL'
           UNION ALL SELECT FROM outbox UNION ALL SELECT FROM translation_task UNION ALL SELECT FROM publication_task`,
        );
        expect(rows).toEqual([]);
      },
      { timeoutMs: 60_000, waitingFor: 'localization to complete' },
    );
    const seen = await follower.stop();
    const now = await walk(acme, SKU_LIST);
    const living = now.map(({ id }) => id);
    expect(living).toHaveLength(new Set(living).size);
    // Each SKU that it read and that no longer exists was published as deleted; all others match the current state.
    const gone = [...seen.keys()].filter((id) => !living.includes(id));
    expect(gone.length).toBeGreaterThan(0);
    await eventually(() => {
      const deleted = new Set(catalog.events.all(SkuDeleted).map(({ id }) => id));
      expect(gone.filter((id) => !deleted.has(id))).toEqual([]);
    });
    expect(new Map([...seen].filter(([id]) => living.includes(id)))).toEqual(
      new Map(now.map((record) => [record.id, record])),
    );
    expect(now).toHaveLength(102);
  }, 120_000);

  it('ends with exactly the current stock after concurrent updates and reservations', async () => {
    const skuIds = times(10, (i) => `STOCK-${i}`);
    const follower = follow(acme, INVENTORY_LIST, { pageSize: '3' });
    for (let round = 0; round < ROUNDS; round += 1) {
      const orders = times(25, (i) => new TestOrder(catalog, `ACME-MELI-F${round}-${i}`));
      const answers = await Promise.all([
        ...times(50, (i) => statusOf(either(i).stock(skuIds[i % 10]!, 100 + i + round))),
        ...times(50, (i) => statusOf(either(i).stock(`ONCE-${round}-${i}`, 1 + i))),
        ...orders.map((order, i) =>
          order
            .placed([
              { skuId: skuIds[i % 10]!, quantity: 1 },
              { skuId: skuIds[(i + 3) % 10]!, quantity: 2 },
            ])
            .then(() => (i % 2 === 0 ? order.moved('CANCELLED') : undefined))
            .then(() => 200),
        ),
      ]);
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    await eventually(
      async () => {
        const [row] = await catalog.store.sql(
          `SELECT count(*) FILTER (WHERE state = 'RESERVED')::int AS reserved,
                  count(*) FILTER (WHERE state = 'CANCELLED')::int AS cancelled FROM stock_order`,
        );
        expect(row).toEqual({ reserved: 12 * ROUNDS, cancelled: 13 * ROUNDS });
      },
      { timeoutMs: 60_000, waitingFor: 'all orders to be settled' },
    );
    const seen = await follower.stop();
    const now = await walk(acme, INVENTORY_LIST);
    expect(now).toHaveLength(10 + 50 * ROUNDS);
    expect(seen).toEqual(new Map(now.map((record) => [record.id, record])));
  }, 120_000);

  describe('does not miss a slow write that a quick write could have overtaken', () => {
    const overtaking = async (
      route: ListRoute,
      [client, other]: readonly [MerchantClient, MerchantClient],
      locking: string,
      write: (by: MerchantClient, skuId: string) => Promise<{ status: number }>,
    ) => {
      const before = (await walk(client, route)).at(-1)!.lastUpdateDate;
      const held = await HeldRows.take(catalog, locking);
      const slow = write(client, 'SLOW');
      await held.untilWaiting(1);
      const quick = write(other, 'QUICK');
      await Promise.race([quick, held.untilWaiting(2)]);
      const meanwhile = await walk(client, route, { lastUpdateDateFrom: before });
      await held.release();
      expect([(await slow).status, (await quick).status]).toEqual([200, 200]);
      const from = meanwhile.at(-1)?.lastUpdateDate ?? before;
      const later = await walk(client, route, { lastUpdateDateFrom: from });
      const seen = [...meanwhile, ...later].map(({ skuId }) => skuId);
      expect(seen.toSorted()).toEqual(['QUICK', 'SLOW']);
    };

    it('of the SKU list misses no slow write', async () => {
      const manual = new MerchantClient(catalog, 'MANUAL');
      const both = [manual, new MerchantClient(twin, 'MANUAL')] as const;
      const body = (skuId: string, weight: number) => [
        aSkuBody({ skuId, productId: skuId, weight }),
      ];
      for (const skuId of ['SLOW', 'QUICK']) {
        await manual.upsert(body(skuId, 1));
        await manual.untilStatus(skuId, 'LOCALIZATION_SKIPPED');
      }
      const locking = `SELECT FROM sku WHERE merchant_id = 'MANUAL' AND sku_id = 'SLOW' FOR UPDATE`;
      await overtaking(SKU_LIST, both, locking, (by, skuId) => by.upsert(body(skuId, 2)));
    });

    it('of the inventory list misses no slow write', async () => {
      const globex = new MerchantClient(catalog, 'GLOBEX');
      const both = [globex, new MerchantClient(twin, 'GLOBEX')] as const;
      for (const skuId of ['SLOW', 'QUICK']) await globex.stock(skuId, 1);
      const locking = `SELECT FROM inventory WHERE merchant_id = 'GLOBEX' AND sku_id = 'SLOW' FOR UPDATE`;
      await overtaking(INVENTORY_LIST, both, locking, (by, skuId) => by.stock(skuId, 2));
    });
  });
});

async function statusOf(answer: Promise<{ status: number }>): Promise<number> {
  return (await answer).status;
}
