import { SummaryParts } from '#edge';
import type { BackgroundWork } from '#messaging';
import { UpdateListings } from '../../src/listings/update-listings.js';
import { readVerdicts } from '../../src/skus/verdicts/read-verdicts.js';
import { SummarizeSkus } from '../../src/skus/verdicts/summarize-skus.js';
import { MerchantClient, useCatalogWithDatabase } from '../catalog-service.js';
import { addListedMerchant } from '../listings/listed-merchant.js';
import { SKU_LIST, walk } from '../walk.js';

const CHANNELS = ['ECOM', 'MELI'];

/** Changes that each close another gate for some SKUs, or open it again. */
const CHANGES = [
  `UPDATE listing_price SET sale = NULL WHERE SKU AND sales_channel = 'MELI'`,
  `DELETE FROM listing_price WHERE SKU AND sales_channel = 'ECOM'`,
  `UPDATE listing_price SET sale = 5, list = 5 WHERE SKU`,
  `UPDATE inventory SET quantity = 0 WHERE SKU`,
  `UPDATE inventory SET quantity = 4 WHERE SKU`,
  `UPDATE sku_channel SET status = 'SALES_CHANNEL_DENIED' WHERE SKU AND sales_channel = 'MELI'`,
  `UPDATE sku_channel SET status = 'READY_FOR_SALES_CHANNEL' WHERE SKU`,
  `UPDATE sku_channel SET status = 'SALES_CHANNEL_APPROVED' WHERE SKU`,
  `UPDATE sku SET localization_status = 'REVIEW_DENIED' WHERE SKU`,
  `UPDATE sku SET localization_status = 'READY_FOR_SALES_CHANNEL' WHERE SKU`,
  `UPDATE sku SET deleted_at = now() WHERE SKU`,
  `UPDATE sku SET deleted_at = NULL WHERE SKU`,
  `UPDATE merchant SET active = NOT active WHERE merchant_id = 'ONE'`,
  `DELETE FROM connection WHERE merchant_id = 'ONE' AND sales_channel = 'ECOM'`,
];

/**
 * The counts in the summary and the console (decision 3.19). The service polls nothing, so the test runs the updates.
 */
describe('the counts of SKUs by verdict', () => {
  const catalog = useCatalogWithDatabase({ ROLE: 'api' });
  const client = new MerchantClient(catalog, 'ONE');
  let updater: UpdateListings;

  beforeAll(async () => {
    const background = { every: () => undefined } as unknown as BackgroundWork;
    updater = new UpdateListings(background, catalog.database, catalog.transactor);
    await addListedMerchant(catalog, 'ONE', CHANNELS, 40);
    await addListedMerchant(catalog, 'TWO', CHANNELS, 10);
    await updateAll();
  });

  async function updateAll(): Promise<void> {
    while (await updater.updateMarked());
  }

  const stored = async (merchantId: string) =>
    Object.fromEntries(
      (
        await catalog.store.sql(
          `SELECT sales_channel, verdict, count::int FROM sku_verdict_count WHERE merchant_id = $1 AND count > 0`,
          [merchantId],
        )
      ).map((row) => [`${row['sales_channel']} ${row['verdict']}`, row['count']]),
    );

  /** The counts from judging each SKU by its current state. */
  async function judged(merchantId: string): Promise<Record<string, number>> {
    const skus = await catalog.store.sql(
      'SELECT sku_id FROM sku WHERE merchant_id = $1 AND deleted_at IS NULL',
      [merchantId],
    );
    const counts: Record<string, number> = {};
    for (const sku of skus) {
      const key = { merchantId, skuId: sku['sku_id'] as string };
      const verdicts = await readVerdicts(catalog.database.reads('background'), key);
      const places = verdicts.flatMap(({ salesChannel, verdict }) => [
        `${salesChannel} ${verdict}`,
        ` ${verdict}`,
      ]);
      for (const place of new Set(places)) counts[place] = (counts[place] ?? 0) + 1;
    }
    return counts;
  }

  it('equal the SKUs that are judged one by one and the SKUs in lists, after many changes', async () => {
    for (let index = 0; index < 30; index += 1) {
      const change = CHANGES[(index * 5 + 3) % CHANGES.length] ?? '';
      const some = `merchant_id = 'ONE' AND right(sku_id, 1) IN ('${index % 10}', '${(index * 3) % 7}')`;
      await catalog.store.sql(change.replace('SKU', some));
      if (index % 4 === 0) await updateAll();
    }
    await updateAll();
    const counts = await stored('ONE');
    expect(Object.keys(counts).length).toBeGreaterThan(4);
    expect(counts).toEqual(await judged('ONE'));
    for (const [place, count] of Object.entries(counts)) {
      const [salesChannel, verdict] = place.split(' ') as [string, string];
      const query = { verdict, ...(salesChannel && { salesChannel }) };
      expect([place, (await walk(client, SKU_LIST, query)).length]).toEqual([place, count]);
    }
  });

  it('of all merchants are the sums of the counts of each merchant', async () => {
    const both = [await stored('ONE'), await stored('TWO')];
    const sums: Record<string, number> = {};
    for (const [place, count] of both.flatMap((of) => Object.entries(of)))
      sums[place] = (sums[place] ?? 0) + count;
    expect(await stored('')).toEqual(sums);
  });

  it('show live SKUs by day, including days without a change', async () => {
    await catalog.store.sql(
      `INSERT INTO live_sku_day VALUES ('TWO', (now() AT TIME ZONE 'UTC')::date - 3, 7)`,
    );
    const summary = new SummarizeSkus(new SummaryParts(), catalog.database);
    const caller = { kind: 'operator', clientId: 'OPS' } as const;
    const { charts } = await summary.read({ caller: caller as never, merchantId: 'TWO' });
    expect(charts?.liveSkus?.map(({ count }) => count)).toEqual([7, 7, 7, 10]);
  });
});
