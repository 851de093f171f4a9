import type { BackgroundWork } from '#messaging';
import { useCatalogWithDatabase } from '../catalog-service.js';
import { addListedMerchant } from './listed-merchant.js';
import { ChannelClient } from './channel-client.js';
import {
  becomeWriter,
  nextMarksOfAllMerchants,
} from '../../src/listings/store/listing-task.store.js';
import { UpdateListings } from '../../src/listings/update-listings.js';

const DAY_MS = 24 * 3_600_000;

/** The background work of the lists (decision 10.3). The service polls nothing, so the test runs the updates. */
describe('the update of listings', () => {
  const catalog = useCatalogWithDatabase({ ROLE: 'api' });
  let updater: UpdateListings;

  beforeAll(async () => {
    const background = { every: () => undefined } as unknown as BackgroundWork;
    updater = new UpdateListings(background, catalog.database, catalog.transactor);
    await addListedMerchant(catalog, 'LARGE', ['MELI'], 450);
    await updateAll();
  });

  async function updateAll(): Promise<void> {
    while (await updater.updateMarked());
  }

  const count = async (condition: string) =>
    (await catalog.store.sql(`SELECT FROM listing WHERE ${condition}`)).length;
  const marks = () => catalog.store.sql(`SELECT FROM listing_task`);
  const mark = (merchantId: string, times: number) =>
    catalog.store.sql(
      `INSERT INTO listing_task (merchant_id, sku_id) SELECT $1, 'S' || i FROM generate_series(0, $2::int - 1) AS i`,
      [merchantId, times],
    );

  it('fills all listings of merchants, one after the other and in portions', async () => {
    expect(await count(`merchant_id = 'LARGE'`)).toBe(450);
    await catalog.store.sql('DELETE FROM listing');
    await catalog.store.sql(
      `INSERT INTO listing_fill (merchant_id) VALUES ('LARGE'), ('ACME'), ('LARGE')`,
    );
    await updateAll();
    expect(await count(`merchant_id = 'LARGE' AND reason IS NULL`)).toBe(450);
    expect(await catalog.store.sql('SELECT FROM listing_fill')).toEqual([]);
  });

  it('runs in one process at a time', async () => {
    await mark('LARGE', 1);
    await catalog.transactor.run('background', async (unitOfWork) => {
      expect(await becomeWriter(unitOfWork)).toBe(true);
      expect(await updater.updateMarked()).toBe(false);
      expect(await updater.removeWithdrawn()).toBe(false);
    });
    expect(await marks()).toHaveLength(1);
    await updateAll();
    expect(await marks()).toEqual([]);
  });

  it('does not delay a merchant because of another with many changes', async () => {
    await mark('LARGE', 450);
    await mark('SMALL', 1);
    const taken = await catalog.transactor.run('background', (unitOfWork) =>
      nextMarksOfAllMerchants(unitOfWork, { all: 10, ofMerchant: 10 }),
    );
    expect(taken).toHaveLength(10);
    expect(taken.filter(({ merchantId }) => merchantId === 'SMALL')).toHaveLength(1);
    const read = await catalog.transactor.run('background', (unitOfWork) =>
      nextMarksOfAllMerchants(unitOfWork, { all: 100, ofMerchant: 1 }),
    );
    expect(read).toHaveLength(51);
    await updateAll();
  });

  it('updates a single change before an earlier batch of the same merchant (decision 8.5)', async () => {
    const more = `UPDATE inventory SET quantity = quantity + 1 WHERE merchant_id = 'LARGE'`;
    await catalog.store.sql(more);
    await catalog.store.sql(`${more} AND sku_id = 'S7'`);
    const [first, second] = await catalog.transactor.run('background', (unitOfWork) =>
      nextMarksOfAllMerchants(unitOfWork, { all: 10, ofMerchant: 10 }),
    );
    expect(first).toMatchObject({ skuId: 'S7' });
    expect(Number(second?.id)).toBeLessThan(Number(first?.id));
    await updateAll();
  });

  it('processes as many SKUs at a time as fit into a few megabytes', async () => {
    await catalog.store.sql(
      `UPDATE sku SET content = content || jsonb_build_object('ean', repeat('9', 200000))
        WHERE merchant_id = 'LARGE' AND sku_id < 'S12'`,
    );
    const all = (await marks()).length;
    const shown = () => count(`product->>'ean' LIKE '99%'`);
    await updater.updateMarked();
    const first = await shown();
    expect([first > 1, first < all, (await marks()).length]).toEqual([true, true, all - first]);
    await updateAll();
    expect(await shown()).toBe(all);
    await catalog.store.sql(`DELETE FROM listing`);
    await catalog.store.sql(`INSERT INTO listing_fill (merchant_id) VALUES ('LARGE')`);
    await updater.updateMarked();
    expect(await count('TRUE')).toBeLessThan(all);
    await updateAll();
    expect(await count('TRUE')).toBe(450);
    await catalog.store.sql(
      `UPDATE sku SET content = content || '{"ean": "4006381333931"}' WHERE sku_id < 'S12'`,
    );
    await updateAll();
  });

  it('writes the other SKUs if one cannot be written, and retries the failed one later', async () => {
    await catalog.store.sql(
      `ALTER TABLE listing ADD CONSTRAINT broken CHECK (sku_id <> 'S7' OR (offer->>'quantity')::int < 5)`,
    );
    await catalog.store.sql(`UPDATE inventory SET quantity = 7 WHERE merchant_id = 'LARGE'`);
    await catalog.store.sql(`INSERT INTO listing_fill (merchant_id) VALUES ('LARGE')`);
    await updateAll();
    expect(await count(`offer->>'quantity' = '7'`)).toBe(449);
    const later = `SELECT sku_id FROM listing_task WHERE due_at > now() + interval '5 min'`;
    expect(new Set((await catalog.store.sql(later)).map((row) => row['sku_id']))).toEqual(
      new Set(['S7']),
    );
    expect(await catalog.store.sql('SELECT FROM listing_fill')).toEqual([]);
    await catalog.store.sql('ALTER TABLE listing DROP CONSTRAINT broken');
    await catalog.store.sql('UPDATE listing_task SET due_at = now()');
    await updateAll();
    expect(await count(`offer->>'quantity' = '7'`)).toBe(450);
    expect(await marks()).toEqual([]);
  });

  it('removes a withdrawn listing after 30 days, and no other', async () => {
    await catalog.store.sql(
      `UPDATE sku SET deleted_at = now() WHERE merchant_id = 'LARGE' AND sku_id < 'S2'`,
    );
    await updateAll();
    const withdrawn = await count(`reason = 'deleted'`);
    expect(withdrawn).toBeGreaterThan(0);
    await updater.removeWithdrawn(new Date(Date.now() + 30 * DAY_MS));
    expect(await count(`reason = 'deleted'`)).toBe(withdrawn);
    await updater.removeWithdrawn(new Date(Date.now() + 30.1 * DAY_MS));
    expect(await count('TRUE')).toBe(450 - withdrawn);
  });

  it('answers one of five waiting connectors at once, and the others after the change', async () => {
    const waiting = Array.from({ length: 5 }, () => new ChannelClient(catalog, 'SHOP'));
    const answers = waiting.map((client) => client.ask({ wait: 20 }));
    expect((await Promise.race(answers)).body.listings).toEqual([]);
    await addListedMerchant(catalog, 'LATE', ['SHOP'], 1);
    await updateAll();
    const listings = (await Promise.all(answers)).map(({ body }) => body.listings.length);
    expect(listings.toSorted()).toEqual([0, 1, 1, 1, 1]);
  });

  it('forgets the prices of a deleted SKU, which would otherwise return with them', async () => {
    await addListedMerchant(catalog, 'PAST', ['MELI'], 3);
    await catalog.store.sql(
      `UPDATE sku SET deleted_at = now() WHERE merchant_id = 'PAST' AND sku_id = 'S1'`,
    );
    const priced = await catalog.store.sql(
      `SELECT sku_id FROM listing_price WHERE merchant_id = 'PAST' ORDER BY sku_id`,
    );
    expect(priced).toEqual([{ sku_id: 'S0' }, { sku_id: 'S2' }]);
  });
});
