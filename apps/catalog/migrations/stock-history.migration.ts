import { alterInUse } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The history of stock, and which orders have reserved it (decisions 4.20 and 4.21). Triggers keep the open reservations
 * and their sum, in the transaction that reserves, releases or ships: so do the processes of the release before, which
 * still write while this release starts.
 */
export class StockHistory1767484800700 implements MigrationInterface {
  name = 'StockHistory1767484800700';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...FUNCTIONS, ...TRIGGERS, FILL]) {
      await alterInUse(runner, statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER open_reservations_on_insert ON reservation');
    await runner.query('DROP TRIGGER close_reservations_on_update ON stock_order');
    await runner.query('DROP FUNCTION open_reservations()');
    await runner.query('DROP FUNCTION close_reservations()');
    await runner.query('DROP TABLE open_reservation, stock_movement');
    await runner.query('ALTER TABLE inventory DROP COLUMN reserved');
  }
}

const TABLES = [
  `ALTER TABLE inventory ADD COLUMN IF NOT EXISTS reserved integer NOT NULL DEFAULT 0`,
  `CREATE TABLE IF NOT EXISTS open_reservation (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     warehouse_id integer NOT NULL,
     order_id text NOT NULL,
     units integer NOT NULL,
     PRIMARY KEY (merchant_id, sku_id, warehouse_id, order_id)
   )`,
  `CREATE TABLE IF NOT EXISTS stock_movement (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     warehouse_id integer NOT NULL,
     id bigint GENERATED ALWAYS AS IDENTITY,
     inventory_type text NOT NULL CHECK (inventory_type IN ('AVAILABLE', 'DAMAGED')),
     at timestamptz(3) NOT NULL,
     kind text NOT NULL CHECK (kind IN ('set', 'reserved', 'released', 'shipped', 'returned')),
     quantity integer NOT NULL,
     on_hand integer NOT NULL,
     reserved integer NOT NULL,
     order_id text,
     request_id text,
     who text,
     PRIMARY KEY (merchant_id, sku_id, warehouse_id, id)
   )`,
  // Rows are added in the order of time, so a summary of blocks finds the old ones, at no cost to writers.
  `CREATE INDEX IF NOT EXISTS stock_movement_at ON stock_movement USING brin (at)`,
];

const OPEN = `
  WITH opened AS (
    SELECT s.merchant_id, r.sku_id, r.warehouse_id, r.order_id, sum(r.units) AS units
      FROM added r JOIN stock_order s USING (order_id)
     WHERE r.warehouse_id IS NOT NULL
     GROUP BY s.merchant_id, r.sku_id, r.warehouse_id, r.order_id
  ), kept AS (
    INSERT INTO open_reservation AS o (merchant_id, sku_id, warehouse_id, order_id, units)
    SELECT merchant_id, sku_id, warehouse_id, order_id, units FROM opened
    ON CONFLICT (merchant_id, sku_id, warehouse_id, order_id) DO UPDATE SET units = o.units + excluded.units
  )
  UPDATE inventory i SET reserved = i.reserved + t.units
    FROM (SELECT merchant_id, sku_id, warehouse_id, sum(units) AS units FROM opened
           GROUP BY merchant_id, sku_id, warehouse_id) AS t
   WHERE i.merchant_id = t.merchant_id AND i.sku_id = t.sku_id AND i.warehouse_id = t.warehouse_id
     AND i.inventory_type = 'AVAILABLE'`;

const CLOSE = `
  WITH closed AS (
    DELETE FROM open_reservation o
     USING former f JOIN latter l USING (order_id) JOIN reservation r USING (order_id)
     WHERE f.state = 'RESERVED' AND l.state <> 'RESERVED'
       AND o.merchant_id = l.merchant_id AND o.sku_id = r.sku_id AND o.warehouse_id = r.warehouse_id
       AND o.order_id = f.order_id
    RETURNING o.merchant_id, o.sku_id, o.warehouse_id, o.units
  )
  UPDATE inventory i SET reserved = i.reserved - t.units
    FROM (SELECT merchant_id, sku_id, warehouse_id, sum(units) AS units FROM closed
           GROUP BY merchant_id, sku_id, warehouse_id) AS t
   WHERE i.merchant_id = t.merchant_id AND i.sku_id = t.sku_id AND i.warehouse_id = t.warehouse_id
     AND i.inventory_type = 'AVAILABLE'`;

/** With the rights of the owner: a process that writes before the grants, which follow all migrations, has none on the tables. */
const FUNCTIONS = Object.entries({ open_reservations: OPEN, close_reservations: CLOSE }).map(
  ([name, statement]) => `
    CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    BEGIN ${statement};
      RETURN NULL;
    END $$`,
);

const TRIGGERS = [
  `CREATE OR REPLACE TRIGGER open_reservations_on_insert AFTER INSERT ON reservation
     REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_reservations()`,
  `CREATE OR REPLACE TRIGGER close_reservations_on_update AFTER UPDATE ON stock_order
     REFERENCING OLD TABLE AS former NEW TABLE AS latter FOR EACH STATEMENT EXECUTE FUNCTION close_reservations()`,
];

/** Whatever opens or closes reservations writes to `stock_order` first, so it waits until both are complete. */
const FILL = `DO $$ BEGIN
  LOCK TABLE stock_order IN SHARE MODE;
  DELETE FROM open_reservation;
  INSERT INTO open_reservation (merchant_id, sku_id, warehouse_id, order_id, units)
  SELECT s.merchant_id, r.sku_id, r.warehouse_id, r.order_id, sum(r.units)
    FROM stock_order s JOIN reservation r USING (order_id)
   WHERE s.state = 'RESERVED' AND r.warehouse_id IS NOT NULL
   GROUP BY s.merchant_id, r.sku_id, r.warehouse_id, r.order_id;
  UPDATE inventory i SET reserved = t.units
    FROM (SELECT merchant_id, sku_id, warehouse_id, sum(units) AS units FROM open_reservation
           GROUP BY merchant_id, sku_id, warehouse_id) AS t
   WHERE i.merchant_id = t.merchant_id AND i.sku_id = t.sku_id AND i.warehouse_id = t.warehouse_id
     AND i.inventory_type = 'AVAILABLE' AND i.reserved <> t.units;
END $$`;
