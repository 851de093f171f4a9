import { eventually } from '#testing';
import { Client } from 'pg';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { productBody } from '../../tools/requests/product-body.js';
import { applyLoad } from './http-load.js';
import { logIn } from './http-rig.js';

/** The number of rows per table for a SKU that is sold in three channels. */
const SKU_ROWS = {
  'catalog.sku': 1,
  'catalog.sku_channel': 3,
  'pricing.sku': 1,
  'orders.sku': 1,
  'orders.sku_channel': 3,
};

/** The number of rows per table for its price, in the order of the foreign keys. */
const PRICE_ROWS = {
  'pricing.origin_price': 1,
  'pricing.price_request': 3,
  'pricing.price_record': 3,
};

/**
 * Uploads one SKU of ACME, waits until it is localized and (on request) priced, and copies it in each service: `S-1`
 * and so on.
 */
export async function copySkus(
  stack: TestStack,
  count: number,
  priced: 'with prices' | 'without prices',
): Promise<void> {
  const token = await logIn(stack, 'ACME');
  const send = (path: string, body: unknown) => {
    const request = { method: 'POST', path, token, body: JSON.stringify(body) } as const;
    return applyLoad(stack.gateway, {
      connections: 1,
      warmUp: 0,
      requests: 1,
      request: () => request,
    });
  };
  await send('/ext/merchant/skus', productBody('P', { colors: ['Black'], sizes: ['M'] }));
  const client = new Client({ connectionString: stack.sandbox.databaseUrl });
  await client.connect();
  try {
    const isPriced = priced === 'with prices';
    if (isPriced) {
      await send('/ext/prices/origin/P-1', { salePrice: 60, listPrice: 75 });
      await untilRows(client, 3, `catalog.sku_channel WHERE status = 'SALES_CHANNEL_APPROVED'`);
    }
    for (const [table, rows] of Object.entries({ ...SKU_ROWS, ...(isPriced && PRICE_ROWS) })) {
      await untilRows(client, rows, table);
      await client.query(
        `INSERT INTO ${table}
         SELECT copied.* FROM ${table} o, generate_series(1, $1::int) AS n,
                jsonb_populate_record(o, jsonb_build_object(
                  'sku_id', 'S-' || n, 'product_id', 'P-' || n, 'id', md5('S-' || n)::uuid,
                  'price_id', replace(to_jsonb(o) ->> 'price_id', 'P-1', 'S-' || n))) AS copied`,
        [count],
      );
      await client.query(`ANALYZE ${table}`);
    }
  } finally {
    await client.end();
  }
}

async function untilRows(client: Client, rows: number, of: string): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await client.query(`SELECT FROM ${of}`);
    if (rowCount !== rows) throw new Error(`${rowCount} rows in ${of}`);
  });
}
