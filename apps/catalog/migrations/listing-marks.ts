import { triggerFunction } from '#platform';

/**
 * SQL that marks each SKU of some rows. If a merchant has more than 50 of them, its single changes go first (decision
 * 8.5).
 */
const markSkus = (rows: string): string => `
    INSERT INTO listing_task (merchant_id, sku_id, bulk)
    SELECT merchant_id, sku_id, count(*) OVER (PARTITION BY merchant_id) > 50
      FROM (SELECT DISTINCT merchant_id, sku_id FROM ${rows}) AS marked`;

/**
 * Statements that mark what a changed statement's rows concern. With a deleted SKU go the prices that its channels showed:
 * were they left, it would come back with them.
 */
const MARKED: Record<string, string> = {
  mark_listings: markSkus('changed'),
  mark_listings_of_content: `${markSkus(`(
      SELECT merchant_id, sku_id, product_id, main, content, localization_status, deleted_at IS NULL FROM changed
      EXCEPT
      SELECT merchant_id, sku_id, product_id, main, content, localization_status, deleted_at IS NULL FROM before
    ) AS other`)};
    DELETE FROM listing_price p USING changed c
     WHERE c.deleted_at IS NOT NULL AND p.merchant_id = c.merchant_id AND p.sku_id = c.sku_id`,
  mark_listings_of_quantities: markSkus(`(
      SELECT merchant_id, sku_id, warehouse_id, inventory_type, quantity FROM changed
      EXCEPT
      SELECT merchant_id, sku_id, warehouse_id, inventory_type, quantity FROM before
    ) AS other`),
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

type TableEvent = 'INSERT' | 'UPDATE' | 'DELETE';

interface Mark {
  table: string;
  events: readonly TableEvent[];
  mark: string;
  /** Whether the rows before the change are compared. */
  compares?: boolean;
}

const ALL = ['INSERT', 'UPDATE', 'DELETE'] as const;

/**
 * A new SKU has a verdict in each channel of its merchant. A new merchant or channel is in no channel yet; no SKU, merchant
 * or channel is ever removed.
 */
const MARKS: readonly Mark[] = [
  { table: 'sku', events: ['INSERT'], mark: 'mark_listings' },
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
    return `CREATE TRIGGER ${mark}_on_${event.toLowerCase()} AFTER ${event} ON ${table}
              REFERENCING ${rows}${before} FOR EACH STATEMENT EXECUTE FUNCTION ${mark}()`;
  });
}

/**
 * Triggers mark the SKUs whose listings may have changed, in the transaction of the change, so that no writer can forget
 * it.
 */
export const listingMarks: readonly string[] = [
  ...Object.entries(MARKED).map(([name, statement]) => triggerFunction(name, statement)),
  ...MARKS.flatMap(triggersOf),
];
