import { DatabaseSync } from 'node:sqlite';

/**
 * The kinds of stored values: the position in a list; the digest and quantity of the listing that the shop shows; the
 * state in which a shop order was handled last; the result for a merchant's part of a shop order.
 */
type Kind = 'position' | 'digest' | 'quantity' | 'handled' | 'part';

/**
 * The stored state of the connector. It contains no ids: the shop finds variants by SKU, products by slug and assets by
 * tag, so the loss of this file costs time but creates no duplicates.
 */
export class State {
  private readonly db: DatabaseSync;

  constructor(file: string) {
    this.db = new DatabaseSync(file);
    this.db.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE IF NOT EXISTS kept (kind TEXT, key TEXT, value TEXT, PRIMARY KEY (kind, key));
      CREATE TABLE IF NOT EXISTS held (sku TEXT, code TEXT, units INTEGER, PRIMARY KEY (sku, code));
    `);
  }

  get(kind: Kind, key: string): string | undefined {
    const query = this.db.prepare('SELECT value FROM kept WHERE kind = ? AND key = ?');
    return query.get(kind, key)?.['value'] as string | undefined;
  }

  keep(kind: Kind, key: string, value: string): void {
    this.db.prepare('INSERT OR REPLACE INTO kept VALUES (?, ?, ?)').run(kind, key, value);
  }

  /** Units of a SKU that Entrepot has reserved for shop orders and the shop has not shipped. */
  held(sku: string): number {
    const query = this.db.prepare(
      'SELECT coalesce(sum(units), 0) AS units FROM held WHERE sku = ?',
    );
    return query.get(sku)?.['units'] as number;
  }

  /** @param code of the shop order */
  hold(sku: string, code: string, units: number): void {
    this.db.prepare('INSERT OR REPLACE INTO held VALUES (?, ?, ?)').run(sku, code, units);
  }
}
