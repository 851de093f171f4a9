import { alterInUse } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What sales channels are to show (decision 10.3). Triggers mark the SKUs whose listings may have changed, in the
 * transaction of the change: so do the processes of the release before, which still write while this release starts,
 * and no later writer can forget it.
 */
export class Listings1767398400000 implements MigrationInterface {
  name = 'Listings1767398400000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const statements = [...TABLES, ...FUNCTIONS, ...MARKS.flatMap(triggersOf), FILL];
    for (const statement of statements) await alterInUse(runner, statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, events, mark } of MARKS) {
      for (const event of events)
        await runner.query(`DROP TRIGGER ${nameOf(mark, event)} ON ${table}`);
    }
    for (const name of Object.keys(MARKED)) await runner.query(`DROP FUNCTION ${name}()`);
    await runner.query(
      'DROP TABLE listing_task, listing_fill, listing_price, listing_feed, listing',
    );
  }
}

const TABLES = [
  // Without a product: withdrawn. No references: their locks would meet those of merchants and operators.
  `CREATE TABLE IF NOT EXISTS listing (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     id uuid NOT NULL,
     position bigint NOT NULL,
     judged_position bigint NOT NULL,
     changed_at timestamptz(3) NOT NULL,
     reason text,
     product json,
     product_digest text,
     price json,
     offer json NOT NULL,
     PRIMARY KEY (merchant_id, sku_id, sales_channel),
     CHECK ((reason IS NULL) = (product IS NOT NULL))
   )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS listing_order ON listing (sales_channel, position)`,
  `CREATE INDEX IF NOT EXISTS listing_withdrawn ON listing (changed_at) WHERE reason IS NOT NULL`,
  `CREATE TABLE IF NOT EXISTS listing_feed (
     sales_channel text PRIMARY KEY,
     position bigint NOT NULL,
     changed_at timestamptz(3) NOT NULL
   )`,
  `CREATE TABLE IF NOT EXISTS listing_price (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     request bigint NOT NULL,
     sale numeric,
     list numeric,
     currency text,
     taxes_included boolean,
     PRIMARY KEY (merchant_id, sku_id, sales_channel)
   )`,
  // A row for each mark, never one for each SKU: transactions that change the same SKU would wait for each other here.
  `CREATE TABLE IF NOT EXISTS listing_task (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     due_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE INDEX IF NOT EXISTS listing_task_of_merchant ON listing_task (merchant_id, id)`,
  `CREATE INDEX IF NOT EXISTS listing_task_due ON listing_task (due_at)`,
  `CREATE TABLE IF NOT EXISTS listing_fill (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     merchant_id text NOT NULL,
     after_sku text NOT NULL DEFAULT '',
     due_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE INDEX IF NOT EXISTS listing_fill_due ON listing_fill (due_at)`,
];

/**
 * Statements that mark what a changed statement's rows concern. With a deleted SKU go the prices that its channels showed:
 * were they left, it would come back with them.
 */
const MARKED: Record<string, string> = {
  mark_listings: `
    INSERT INTO listing_task (merchant_id, sku_id) SELECT DISTINCT merchant_id, sku_id FROM changed`,
  mark_listings_of_content: `
    INSERT INTO listing_task (merchant_id, sku_id)
    SELECT DISTINCT merchant_id, sku_id FROM (
      SELECT merchant_id, sku_id, product_id, main, content, localization_status, deleted_at IS NULL FROM changed
      EXCEPT
      SELECT merchant_id, sku_id, product_id, main, content, localization_status, deleted_at IS NULL FROM before
    ) AS other;
    DELETE FROM listing_price p USING changed c
     WHERE c.deleted_at IS NOT NULL AND p.merchant_id = c.merchant_id AND p.sku_id = c.sku_id`,
  mark_listings_of_quantities: `
    INSERT INTO listing_task (merchant_id, sku_id)
    SELECT DISTINCT merchant_id, sku_id FROM (
      SELECT merchant_id, sku_id, warehouse_id, inventory_type, quantity FROM changed
      EXCEPT
      SELECT merchant_id, sku_id, warehouse_id, inventory_type, quantity FROM before
    ) AS other`,
  mark_listings_of_merchants: `
    INSERT INTO listing_fill (merchant_id)
    SELECT merchant_id FROM (
      SELECT merchant_id, country, active FROM changed EXCEPT SELECT merchant_id, country, active FROM before
    ) AS other`,
  mark_listings_of_connections: `
    INSERT INTO listing_fill (merchant_id) SELECT DISTINCT merchant_id FROM changed`,
  mark_listings_of_channels: `
    INSERT INTO listing_fill (merchant_id)
    SELECT DISTINCT merchant_id FROM connection WHERE sales_channel IN (
      SELECT sales_channel FROM (
        SELECT sales_channel, country, currency, locale, taxes_online, active FROM changed
        EXCEPT
        SELECT sales_channel, country, currency, locale, taxes_online, active FROM before
      ) AS other)`,
};

/** With the rights of the owner: a process that writes before the grants, which follow all migrations, has none on marks. */
const FUNCTIONS = Object.entries(MARKED).map(
  ([name, statement]) => `
    CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    BEGIN ${statement};
      RETURN NULL;
    END $$`,
);

type TableEvent = 'INSERT' | 'UPDATE' | 'DELETE';

interface Mark {
  table: string;
  events: readonly TableEvent[];
  mark: string;
  /** Whether the rows before the change are compared. */
  compares?: boolean;
}

const ALL = ['INSERT', 'UPDATE', 'DELETE'] as const;

/** A new SKU, merchant or channel is in no channel yet, and none of them is ever removed. */
const MARKS: readonly Mark[] = [
  { table: 'sku', events: ['UPDATE'], mark: 'mark_listings_of_content', compares: true },
  { table: 'sku_channel', events: ALL, mark: 'mark_listings' },
  { table: 'sku_text', events: ALL, mark: 'mark_listings' },
  { table: 'listing_price', events: ALL, mark: 'mark_listings' },
  { table: 'inventory', events: ['INSERT'], mark: 'mark_listings' },
  { table: 'inventory', events: ['UPDATE'], mark: 'mark_listings_of_quantities', compares: true },
  { table: 'merchant', events: ['UPDATE'], mark: 'mark_listings_of_merchants', compares: true },
  { table: 'connection', events: ['INSERT', 'DELETE'], mark: 'mark_listings_of_connections' },
  { table: 'sales_channel', events: ['UPDATE'], mark: 'mark_listings_of_channels', compares: true },
];

function triggersOf({ table, events, mark, compares = false }: Mark): string[] {
  return events.map((event) => {
    const rows = event === 'DELETE' ? 'OLD TABLE AS changed' : 'NEW TABLE AS changed';
    const before = compares ? ' OLD TABLE AS before' : '';
    return `CREATE OR REPLACE TRIGGER ${nameOf(mark, event)} AFTER ${event} ON ${table}
              REFERENCING ${rows}${before} FOR EACH STATEMENT EXECUTE FUNCTION ${mark}()`;
  });
}

function nameOf(mark: string, event: TableEvent): string {
  return `${mark}_on_${event.toLowerCase()}`;
}

/** What channels are to show of an installation that is in use. Its prices come from pricing, which publishes them again. */
const FILL = `INSERT INTO listing_fill (merchant_id) SELECT merchant_id FROM merchant ORDER BY merchant_id`;
