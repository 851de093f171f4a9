import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Warehouses, their stock, and what orders have reserved or wait for. */
export class StockTables1763683203000 implements MigrationInterface {
  name = 'StockTables1763683203000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE stock_application_task, reservation, stock_order_line, stock_order, returned_order, inventory,
                  returns_warehouse, warehouse`,
    );
  }
}

const STATEMENTS = [
  `CREATE TABLE warehouse (
     merchant_id text NOT NULL REFERENCES merchant,
     warehouse_id integer NOT NULL,
     name text NOT NULL,
     country text NOT NULL,
     PRIMARY KEY (merchant_id, warehouse_id)
   )`,
  `CREATE TABLE returns_warehouse (
     warehouse_id integer PRIMARY KEY,
     name text NOT NULL,
     country text NOT NULL UNIQUE
   )`,
  // Not tied to a SKU: stock may be published before the SKU is (decision 4.1).
  `CREATE TABLE inventory (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     warehouse_id integer NOT NULL,
     inventory_type text NOT NULL CHECK (inventory_type IN ('AVAILABLE', 'DAMAGED')),
     quantity integer NOT NULL CHECK (quantity >= 0),
     last_update_date timestamptz(3) NOT NULL,
     last_integration_date timestamptz(3),
     version bigint NOT NULL,
     PRIMARY KEY (merchant_id, sku_id, warehouse_id, inventory_type)
   )`,
  `CREATE TABLE returned_order (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     warehouse_id integer NOT NULL,
     inventory_type text NOT NULL,
     order_id text NOT NULL,
     returned_date timestamptz(3) NOT NULL,
     quantity integer NOT NULL
   )`,
  `CREATE INDEX returned_order_position
     ON returned_order (merchant_id, sku_id, warehouse_id, inventory_type)`,
  `CREATE TABLE stock_order (
     order_id text PRIMARY KEY,
     merchant_id text NOT NULL,
     fulfillment_warehouse_type text NOT NULL,
     destination_country text NOT NULL,
     state text NOT NULL CHECK (state IN ('WAITING', 'RESERVED', 'CANCELLED', 'SHIPPED')),
     placed_at timestamptz(3) NOT NULL,
     version bigint NOT NULL
   )`,
  `CREATE INDEX stock_order_waiting ON stock_order (merchant_id, placed_at) WHERE state = 'WAITING'`,
  `CREATE TABLE stock_order_line (
     order_id text NOT NULL REFERENCES stock_order,
     position integer NOT NULL,
     item_id text NOT NULL,
     sku_id text NOT NULL,
     quantity integer NOT NULL,
     PRIMARY KEY (order_id, position)
   )`,
  `CREATE TABLE reservation (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     order_id text NOT NULL REFERENCES stock_order,
     item_id text NOT NULL,
     sku_id text NOT NULL,
     warehouse_id integer,
     units integer NOT NULL CHECK (units > 0)
   )`,
  `CREATE INDEX reservation_order ON reservation (order_id)`,
  `CREATE TABLE stock_application_task (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     due_at timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, sku_id)
   )`,
  `CREATE INDEX stock_application_task_due ON stock_application_task (due_at)`,
];
