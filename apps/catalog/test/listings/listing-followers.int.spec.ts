import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { BackgroundWork, UnitOfWork, WorkerTransactor } from '#messaging';
import { eventually } from '#testing';
import { UpdateListings } from '../../src/listings/update-listings.js';
import { addListedMerchant } from './listed-merchant.js';
import { useCatalogWithDatabase, useTwin } from '../catalog-service.js';
import { ChannelClient, type ReadListing } from './channel-client.js';

const MERCHANTS = ['NOVA', 'ORBIT', 'PULSE'];
const SKUS = 12;
const WRITERS = 6;
const WRITES = 40;

/** The error that a killed process gets. */
class RolledBack extends Error {
  readonly code = '57P01';
}

/** A reader that follows the cursor misses nothing and reads nothing twice (decision 10.3, and 1.14 for lists). */
describe('a channel that follows its listings while they are written', () => {
  const catalog = useCatalogWithDatabase();
  const twin = useTwin(catalog);

  /** A random write, which is committed after a while, or rolled back. */
  async function write(): Promise<void> {
    const merchantId = MERCHANTS[randomInt(MERCHANTS.length)]!;
    const skuIds = [`S${randomInt(SKUS)}`, `S${randomInt(SKUS)}`].toSorted();
    const statement = WRITE_KINDS[randomInt(WRITE_KINDS.length)]!;
    await catalog.transactor
      .run('background', async (unitOfWork) => {
        await unitOfWork.query(statement, [merchantId, skuIds, randomInt(5)]);
        await delay(randomInt(15));
        if (randomInt(5) === 0) throw new RolledBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
  }

  /** A second process that updates listings, and is killed in about every third transaction. */
  function mortalUpdater(): UpdateListings {
    const transactor = {
      run: (share: 'background', work: (unitOfWork: UnitOfWork) => Promise<unknown>) =>
        catalog.transactor.run(share, async (unitOfWork) => {
          const done = await work(unitOfWork);
          await delay(randomInt(10));
          if (randomInt(3) === 0) throw new RolledBack();
          return done;
        }),
    } as WorkerTransactor;
    const background = { every: () => undefined } as unknown as BackgroundWork;
    return new UpdateListings(background, catalog.database, transactor);
  }

  async function keepUpdating(updater: UpdateListings, until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await updater.updateMarked().catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
      await delay(randomInt(5));
    }
  }

  it('ends with the current state of every listing, and never reads the same state twice in a row', async () => {
    for (const merchantId of MERCHANTS) {
      await addListedMerchant(catalog, merchantId, ['MELI', 'SHOP'], SKUS);
    }
    for (const statement of COUNT_UNCHANGED) await catalog.store.sql(statement);
    const channels = [
      new ChannelClient(catalog, 'MELI'),
      new ChannelClient(twin, 'MELI'),
      new ChannelClient(catalog, 'SHOP'),
    ];
    const done = new AbortController();
    const updating = keepUpdating(mortalUpdater(), done.signal);
    const readers = channels.map(async (channel) => {
      while (!done.signal.aborted) await channel.ask({ pageSize: 1 + randomInt(9) });
    });
    await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        for (let n = 0; n < WRITES; n += 1) await write();
      }),
    );
    await eventually(async () => expect(await catalog.store.sql(UNFINISHED)).toEqual([]), {
      waitingFor: 'the listings to be updated',
    });
    done.abort();
    await Promise.all([...readers, updating]);
    for (const channel of channels) {
      await channel.catchUp();
      expectNoRepetition(channel.read);
    }
    expect(await catalog.store.sql('SELECT sku_id FROM unchanged_listing')).toEqual([]);
    const [meli, elsewhere, shop] = channels as [ChannelClient, ChannelClient, ChannelClient];
    for (const [channel, salesChannel] of [
      [meli, 'MELI'],
      [elsewhere, 'MELI'],
      [shop, 'SHOP'],
    ] as const) {
      const expected = await catalog.store.sql(EXPECTED, [salesChannel, MERCHANTS]);
      const shown = [...channel.shown.values()].filter(({ merchantId }) =>
        MERCHANTS.includes(merchantId),
      );
      expect(shown.map(stateOf).toSorted(byKey)).toEqual(expected.map(stateOf).toSorted(byKey));
    }
  }, 60_000);
});

/** A version that was read is not read again; differences between versions are counted when they are written. */
function expectNoRepetition(read: readonly ReadListing[]): void {
  const versions = read.map(({ listingVersion }) => listingVersion);
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
}

type Row = Record<string, unknown>;

function stateOf({ merchantId, skuId, action, name, quantity, price }: Row): Row {
  if (action === 'withdraw') return { merchantId, skuId, action };
  const { sale } = price as { sale: number };
  return { merchantId, skuId, action, name, quantity, price: { sale } };
}

function byKey(a: Row, b: Row): number {
  return `${String(a['merchantId'])}:${String(a['skuId'])}` <
    `${String(b['merchantId'])}:${String(b['skuId'])}`
    ? -1
    : 1;
}

const OF = `merchant_id = $1 AND sku_id = ANY ($2::text[])`;

/** Stores prices like the service, with the SKUs locked. A deletion removes them. */
function pricing(sale: string, channels: readonly string[]): string {
  return `INSERT INTO listing_price (merchant_id, sku_id, sales_channel, request, sale, list, currency, taxes_included)
          SELECT s.merchant_id, s.sku_id, c.sales_channel, 1, ${sale}, 100, c.currency, NOT c.taxes_online
            FROM (SELECT * FROM sku WHERE ${OF} ORDER BY sku_id FOR UPDATE) AS s
            JOIN sales_channel c ON c.sales_channel IN (${channels.map((channel) => `'${channel}'`).join()})
          ON CONFLICT (merchant_id, sku_id, sales_channel) DO UPDATE SET sale = excluded.sale`;
}

/** Writes on the same tables as the service; some change nothing. */
const WRITE_KINDS = [
  `UPDATE inventory SET quantity = $3::int, version = version + 1 WHERE ${OF}`,
  pricing(`100 + $3::int`, ['MELI', 'SHOP']),
  pricing(`CASE WHEN $3::int > 1 THEN 105 END`, ['MELI']),
  `UPDATE sku_text SET name = 'Camisa ' || $3::int WHERE ${OF}`,
  `UPDATE sku SET content = jsonb_set(content, '{globalSaleChannelData,active}', to_jsonb($3::int > 0)) WHERE ${OF}`,
  `UPDATE sku_channel SET status = (ARRAY['SALES_CHANNEL_APPROVED','READY_FOR_SALES_CHANNEL'])[1 + $3::int % 2] WHERE ${OF}`,
  `UPDATE sku SET deleted_at = CASE WHEN $3::int = 0 THEN now() END WHERE ${OF}`,
];

const UNFINISHED = `SELECT FROM listing_task UNION ALL SELECT FROM listing_fill`;

/** Listings that were written at a new position without a change. */
const COUNT_UNCHANGED = [
  `CREATE TABLE unchanged_listing (sku_id text)`,
  `CREATE FUNCTION count_unchanged() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS
   $$ BEGIN INSERT INTO unchanged_listing VALUES (NEW.sku_id); RETURN NULL; END $$`,
  `CREATE TRIGGER unchanged AFTER UPDATE ON listing FOR EACH ROW
     WHEN ((NEW.reason, NEW.product::text, NEW.price::text, NEW.offer::text)
           IS NOT DISTINCT FROM (OLD.reason, OLD.product::text, OLD.price::text, OLD.offer::text))
     EXECUTE FUNCTION count_unchanged()`,
];

/** The expected listings, computed only from the tables. */
const EXPECTED = `
  SELECT l.merchant_id AS "merchantId", l.sku_id AS "skuId",
         CASE WHEN s.deleted_at IS NULL AND (s.content #>> '{globalSaleChannelData,active}')::boolean
                   AND p.sale IS NOT NULL THEN 'publish' ELSE 'withdraw' END AS action,
         t.name, i.quantity, json_build_object('sale', p.sale) AS price
    FROM listing l
    JOIN sku s USING (merchant_id, sku_id)
    LEFT JOIN listing_price p USING (merchant_id, sku_id, sales_channel)
    JOIN inventory i USING (merchant_id, sku_id)
    JOIN sales_channel c USING (sales_channel)
    JOIN sku_text t ON t.merchant_id = s.merchant_id AND t.sku_id = s.sku_id AND t.locale = c.locale
   WHERE l.sales_channel = $1 AND l.merchant_id = ANY ($2::text[])`;
