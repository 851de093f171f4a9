import type { TestService } from '#testing';

/** A merchant with many SKUs and positions, ten with the same stamp, as after many upserts. */
export async function addBigMerchant(catalog: TestService, merchantId: string, count: number) {
  const statements = [
    `INSERT INTO merchant VALUES ($1, $1, 'US', 'USD', false, true, 1)`,
    `INSERT INTO warehouse VALUES ($1, 1, 'Main', 'US')`,
  ];
  for (const statement of statements) await catalog.store.sql(statement, [merchantId]);
  await catalog.store.sql(SKUS, [merchantId, count]);
  await catalog.store.sql(POSITIONS, [merchantId]);
  await catalog.store.sql('ANALYZE sku');
  await catalog.store.sql('ANALYZE inventory');
}

const SKUS = `
  INSERT INTO sku (merchant_id, sku_id, id, product_id, main, content, localization_status, last_update_date, version)
  SELECT $1, 'S' || i, gen_random_uuid(), 'P' || i / 10, i % 10 = 0,
         jsonb_build_object('name', 'Shirt ' || i, 'images', '[]'::jsonb), 'LOCALIZATION_SKIPPED',
         timestamptz '2026-01-01Z' + i / 10 * interval '1 ms', 1
    FROM generate_series(0, $2::int - 1) AS i`;

const POSITIONS = `
  INSERT INTO inventory (merchant_id, sku_id, warehouse_id, inventory_type, quantity, last_update_date, version)
  SELECT merchant_id, sku_id, 1, 'AVAILABLE', 1, last_update_date, 1 FROM sku WHERE merchant_id = $1`;
