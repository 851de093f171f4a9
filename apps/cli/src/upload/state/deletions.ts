import { refuseUnsafe, UNREAD_CODES, type Deletion, type Fault } from '@entrepot/product-files';
import type { Statements } from './statements.js';

/** A place after any record: batches after it wait for those before it. */
export const AFTER_ALL = 1_000_000_000_000;

interface DeletionRow {
  batch: string;
  skuId: string;
  line: number | null;
  isLost: number;
}

/** The SKUs that sending would delete or move to another batch, as a dry run finds them. */
export class Deletions {
  constructor(private readonly statements: Statements) {}

  /** Deletes the findings of a dry run, which is repeated before the next attempt. */
  forget(): void {
    this.statements.database.exec('DELETE FROM deletion; DELETE FROM move');
  }

  add(batch: string, skus: readonly string[]): void {
    this.statements.transaction(() => {
      for (const sku of skus) {
        this.statements.execute('INSERT INTO deletion VALUES (?, ?)', batch, sku);
      }
    });
  }

  *all(): Generator<{ batch: string; sku: string }> {
    yield* this.statements.rows<{ batch: string; sku: string }>(
      'SELECT batch, sku FROM deletion ORDER BY rowid',
    );
  }

  /** Orders the batches by the findings of a dry run, so that no SKU is deleted that a line of the file may contain. */
  resolveMoves(): void {
    const { statements } = this;
    statements.transaction(() => {
      this.refuse('deletion', `other.state = 'refused'`, this.unreadLine());
      statements.database.exec(`
        INSERT INTO move SELECT batch, sku FROM deletion WHERE sku IN (SELECT key FROM record);
        DELETE FROM deletion WHERE sku IN (SELECT key FROM record)
          OR batch IN (SELECT id FROM batch WHERE state = 'refused');
        UPDATE batch SET place = first + ${AFTER_ALL} WHERE id IN (SELECT batch FROM move);`);
    });
  }

  /** Once the first batches were sent: refuses those whose SKUs should have moved into one that was not. */
  refuseFailedMoves(): void {
    const isLost = `other.state <> 'sent' AND other.place < ${AFTER_ALL}`;
    this.statements.transaction(() => this.refuse('move', isLost));
  }

  private unreadLine(): number | undefined {
    const codes = UNREAD_CODES.map((code) => `'${code}'`).join(', ');
    return this.statements.row<{ line: number }>(
      `SELECT line FROM record WHERE key IS NULL OR batch IS NULL
      OR id IN (SELECT record FROM fault WHERE code IN (${codes})) ORDER BY id LIMIT 1`,
    )?.line;
  }

  private refuse(table: 'deletion' | 'move', isLost: string, unreadLine?: number): void {
    const refuseBatch = (batch: string, faults: readonly Fault[]) => {
      const refused = this.statements.row<{ first: number }>(
        `UPDATE batch SET state = 'refused' WHERE id = ? RETURNING first`,
        batch,
      );
      if (refused) this.statements.addNotes('fault', refused.first, faults);
    };
    refuseUnsafe(() => this.open(table, isLost), refuseBatch, unreadLine);
  }

  /** Those of batches that can be sent. */
  private *open(table: 'deletion' | 'move', isLost: string): Generator<Deletion> {
    const rows = this.statements.rows<DeletionRow>(
      `SELECT d.batch, d.sku AS skuId, r.line, other.id IS NULL OR (${isLost}) AS isLost
      FROM ${table} d JOIN batch b ON b.id = d.batch
      LEFT JOIN record r ON r.key = d.sku LEFT JOIN batch other ON other.id = r.batch
      WHERE b.state = 'ready'`,
    );
    for (const { batch, skuId, line, ...row } of rows) {
      yield { batch, skuId, owner: line === null ? undefined : { line, isLost: row.isLost === 1 } };
    }
  }
}
