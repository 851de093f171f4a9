import { createTestStore, eventually, type TestStore } from '#testing';
import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { ChannelTaxonomy1767398400200 } from '../../migrations/channels/channel-taxonomy.migration.js';
import { SkuVerdicts1769990400600 } from '../../migrations/channels/sku-verdicts.migration.js';
import { migrations } from '../../migrations/index.js';
import { Listings1767398400000 } from '../../migrations/listings.migration.js';
import { seedSandbox } from '../../src/sandbox-seed.js';
import { waitingForLocks } from '../while-open.js';
import { addListedMerchant } from './listed-merchant.js';

/** Writes of a process of the previous release, each of which marks listings. */
const WRITES = [
  `UPDATE sku SET main = NOT main WHERE merchant_id = 'OLD'`,
  `UPDATE sku_channel SET status_date = now() WHERE merchant_id = 'OLD'`,
  `UPDATE sku_text SET name = 'Otra' WHERE merchant_id = 'OLD'`,
  `UPDATE inventory SET quantity = quantity + 1 WHERE merchant_id = 'OLD'`,
  `UPDATE merchant SET active = NOT active WHERE merchant_id = 'OLD'`,
  `DELETE FROM connection WHERE merchant_id = 'OLD'`,
  `UPDATE sales_channel SET active = NOT active WHERE sales_channel = 'MELI'`,
];

describe('the migration of listings in an installation in use (decision 10.3)', () => {
  const listings = new Listings1767398400000();
  const taxonomy = new ChannelTaxonomy1767398400200();
  const verdicts = new SkuVerdicts1769990400600();
  let store: TestStore;
  let owner: QueryRunner;
  let service: Client;

  beforeAll(async () => {
    store = await createTestStore('catalog', migrations);
    await seedSandbox(store.url, store.schema);
    await addListedMerchant({ store }, 'OLD', ['MELI', 'SHOP'], 3);
    owner = { query: (text: string) => store.sql(text) } as unknown as QueryRunner;
    service = new Client({ connectionString: store.url });
    await service.connect();
  }, 60_000);

  afterAll(async () => {
    await service.end();
    await store.drop();
  });

  it('waits for a writer of two tables in any order, and never deadlocks with it', async () => {
    await verdicts.down(owner);
    await taxonomy.down(owner);
    await listings.down(owner);
    await service.query('BEGIN');
    await service.query(`UPDATE sku_text SET name = 'Mia' WHERE merchant_id = 'OLD'`);
    const migrated = [listings, taxonomy, verdicts].reduce(
      (before, migration) => before.then(() => migration.up(owner)),
      Promise.resolve(),
    );
    await untilWaiting();
    await service.query(`UPDATE sku SET main = main WHERE merchant_id = 'OLD'`);
    await service.query('COMMIT');
    await migrated;
    // The state after a run that was interrupted at its end.
    await listings.up(owner);
    await taxonomy.up(owner);
    await verdicts.up(owner);
  });

  it('does not prevent the service from writing before it may use the new tables', async () => {
    await expect(service.query('SELECT FROM listing_task')).rejects.toThrow('permission denied');
    for (const write of WRITES) {
      await store.sql('TRUNCATE listing_task, listing_fill');
      await service.query(write);
      const marks = await store.sql('SELECT FROM listing_task UNION ALL SELECT FROM listing_fill');
      expect([write, marks.length > 0]).toEqual([write, true]);
    }
  });

  it('removes the price of a SKU that a process of the previous release deletes', async () => {
    await store.sql(
      `INSERT INTO listing_price (merchant_id, sku_id, sales_channel, request, sale, list, currency)
       SELECT 'OLD', sku_id, 'MELI', 1, 10, 10, 'MXN' FROM sku WHERE merchant_id = 'OLD'`,
    );
    await service.query(
      `UPDATE sku SET deleted_at = now() WHERE merchant_id = 'OLD' AND sku_id = 'S1'`,
    );
    const priced = await store.sql<{ sku_id: string }>('SELECT sku_id FROM listing_price');
    expect(priced.map(({ sku_id }) => sku_id).toSorted()).toEqual(['S0', 'S2']);
  });

  const untilWaiting = () =>
    eventually(async () => expect(await waitingForLocks({ store })).toBeGreaterThan(0));
});
