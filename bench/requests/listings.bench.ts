import { Client as Store } from 'pg';
import { Client } from 'undici';
import { eventually } from '#testing';
import { send } from '../load/http-load.js';
import { channelToken, logIn } from '../load/http-rig.js';
import { median } from '../measure/statistics.js';
import { below, figureOf, type Figure } from '../measure/table.js';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';

const SKUS = 20_000;
const PAGE = 200;
const CHANGES = 20;

/** Measures a connector that reads all listings of a channel for the first time and then waits for changes. */
export async function benchListings(): Promise<Figure[]> {
  const stack = await startTestStack({
    prefix: 'bench_listings',
    overrides: { LOG_LEVEL: 'warn' },
  });
  const store = new Store({ connectionString: stack.sandbox.databaseUrl });
  const client = new Client(stack.gateway);
  await store.connect();
  try {
    const filledIn = await fill(store);
    const connector = new Connector(client, channelToken(stack, 'MELI'));
    const startedAt = performance.now();
    const read = await connector.catchUp();
    const readIn = performance.now() - startedAt;
    if (read < SKUS) throw new Error(`read ${read} of ${SKUS} listings`);
    const visibleIn = await changes(stack, connector);
    return [
      figureOf(`listings, ${SKUS} SKUs filled for a channel`, filledIn / 1_000, 's'),
      below(`listings, ${SKUS} read for the first time`, readIn / 1_000, 20, 's'),
      below(
        'listings, a change of stock seen by a waiting connector, median',
        median(visibleIn),
        1_000,
        'ms',
      ),
      below('listings, the same, slowest', Math.max(...visibleIn), 1_000, 'ms'),
    ];
  } finally {
    await client.close();
    await store.end();
    await stack.stop();
  }
}

class Connector {
  private after = '';

  constructor(
    private readonly client: Client,
    private readonly token: string,
  ) {}

  /** @returns the number of listings */
  async catchUp(): Promise<number> {
    for (let read = 0; ;) {
      const { listings, more } = await this.ask();
      read += listings;
      if (!more) return read;
    }
  }

  async ask(wait = 0): Promise<{ listings: number; more: boolean }> {
    const after = this.after && `&after=${encodeURIComponent(this.after)}`;
    const path = `/channel/listings?pageSize=${PAGE}&wait=${wait}${after}`;
    const text = await send(this.client, { method: 'GET', path, token: this.token });
    const page = JSON.parse(text) as { listings: object[]; after: string; more: boolean };
    this.after = page.after;
    return { listings: page.listings.length, more: page.more };
  }
}

/** @returns milliseconds until a channel's listings of all SKUs are written */
async function fill(store: Store): Promise<number> {
  for (const statement of SEED) await store.query(statement);
  const startedAt = performance.now();
  await eventually(
    async () => {
      const { rows } = await store.query(`SELECT FROM catalog.listing_task LIMIT 1`);
      const [count] = (await store.query(`SELECT count(*)::int AS n FROM catalog.listing`)).rows;
      if (rows.length > 0 || (count as { n: number }).n < SKUS) throw new Error('not filled yet');
    },
    { timeoutMs: 180_000 },
  );
  return performance.now() - startedAt;
}

/** @returns milliseconds from each request that changes a stock to the answer of a waiting connector */
async function changes(stack: TestStack, connector: Connector): Promise<number[]> {
  const token = await logIn(stack, 'ACME');
  const merchant = new Client(stack.gateway);
  const took: number[] = [];
  try {
    for (let n = 1; n <= CHANGES; n += 1) {
      const answer = connector.ask(20);
      const startedAt = performance.now();
      await send(merchant, { method: 'POST', path: '/ext/inventories', token, body: stockOf(n) });
      if ((await answer).listings === 0) throw new Error('the change is not listed');
      took.push(performance.now() - startedAt);
      await connector.catchUp();
    }
    return took;
  } finally {
    await merchant.close();
  }
}

function stockOf(n: number): string {
  return JSON.stringify({
    skuId: `S${n}`,
    quantity: n,
    warehouseId: 1,
    inventoryType: 'AVAILABLE',
  });
}

/** Inserts SKUs of ACME in one channel, like those of the services. */
const SEED = [
  `INSERT INTO catalog.sku (merchant_id, sku_id, id, product_id, main, content, localization_status, last_update_date,
                            version)
   SELECT 'ACME', 'S' || i, uuidv7(), 'P' || i / 10, i % 10 = 0,
          jsonb_build_object(
            'name', 'Shirt ' || i, 'description', repeat('A light merino shirt. ', 20), 'ean', '4006381333931',
            'hscode', '6109.90', 'weight', 0.4, 'height', 10, 'width', 15, 'length', 20,
            'images', '["https://images.example/1.jpg", "https://images.example/2.jpg"]'::jsonb,
            'globalSaleChannelData', '{"active": true, "brand": "Acme", "category": "Clothing"}'::jsonb),
          'READY_FOR_SALES_CHANNEL', timestamptz '2026-01-01Z' + i * interval '1 ms', 1
     FROM generate_series(1, ${SKUS}) AS i`,
  `INSERT INTO catalog.sku_text (merchant_id, sku_id, locale, name, description, source, localized_at)
   SELECT merchant_id, sku_id, 'es-MX', 'Camisa', repeat('Una camisa ligera. ', 20), 'glossary', now()
     FROM catalog.sku`,
  `INSERT INTO catalog.listing_price (merchant_id, sku_id, sales_channel, request, sale, list, currency, taxes_included)
   SELECT merchant_id, sku_id, 'MELI', 1, 100, 120, 'MXN', true FROM catalog.sku`,
  `INSERT INTO catalog.sku_channel (merchant_id, sku_id, sales_channel, status, cause, status_date)
   SELECT merchant_id, sku_id, 'MELI', 'SALES_CHANNEL_APPROVED', 'connector', now() FROM catalog.sku`,
];
