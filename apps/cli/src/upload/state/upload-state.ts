import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Fault, InputRecord } from '@entrepot/product-files';
import type { Identity, Reviewed, Taken } from '../kinds/kind.js';
import { INDEXES } from './schema.js';

/** Records that one request sends, in the order of the file. */
export interface Batch {
  id: string;
  /** Its turn: the place of its first record in the file, later where its SKUs move to another batch. */
  place: number;
  records: { id: number; line: number; body: object }[];
}

/** A fault of a line. */
export interface LineFault extends Fault {
  line: number;
  sku: string | null;
}

export interface Totals {
  records: number;
  batches: number;
  sent: number;
  refused: number;
  /** Records of batches that are sent. */
  sentRecords: number;
  /** Records whose review is in progress. */
  pending: number;
  /** Records with a fault. */
  faulty: number;
  /** SKUs that would be deleted. */
  deletions: number;
}

/** Above the place of any record. */
const AFTER_ALL = 1_000_000_000_000;

/** What is known of an upload: its records, what was sent, and what is wrong. It is a file, so that it outlives the process. */
export class UploadState {
  private readonly statements = new Map<string, StatementSync>();

  constructor(
    readonly file: string,
    private readonly database: DatabaseSync,
  ) {}

  get(name: string): string | undefined {
    return this.one<{ value: string }>('SELECT value FROM property WHERE name = ?', name)?.value;
  }

  set(name: string, value: string): void {
    this.run('INSERT OR REPLACE INTO property VALUES (?, ?)', name, value);
  }

  /** Whether every record of the input is here. */
  isImported(): boolean {
    return this.get('imported') !== undefined;
  }

  /** All of it, or nothing after a kill. */
  transaction<T>(work: () => T): T {
    this.database.exec('BEGIN');
    try {
      const result = work();
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  add({ line, raw, body, faults }: InputRecord, { key, skuId, batch }: Partial<Identity>): void {
    const { lastInsertRowid } = this.run(
      'INSERT INTO record (line, key, sku, batch, raw, body) VALUES (?, ?, ?, ?, ?, ?)',
      line,
      key ?? null,
      skuId ?? null,
      batch ?? null,
      raw,
      JSON.stringify(body),
    );
    this.addFaults(Number(lastInsertRowid), faults);
  }

  addFaults(record: number, faults: readonly Fault[]): void {
    for (const { code, detail } of faults) {
      this.run('INSERT INTO fault (record, code, detail) VALUES (?, ?, ?)', record, code, detail);
    }
  }

  /** Once all records are here: finds duplicates and batches that are too large, and which batches can be sent. */
  finishImport(mostInBatch: number): void {
    // Where a batch is a single record, further ones are duplicates.
    const most = mostInBatch === 1 ? Number.MAX_SAFE_INTEGER : mostInBatch;
    this.transaction(() => {
      this.database.exec(INDEXES);
      this.database.exec(`
        INSERT INTO fault (record, code, detail)
        SELECT id, 'duplicate', 'is in the file twice: line ' || line || ' and line ' || other FROM (
          SELECT id, line, (SELECT o.line FROM record o WHERE o.key = r.key AND o.id <> r.id ORDER BY o.id LIMIT 1) AS other
          FROM record r WHERE r.key IN (SELECT key FROM record WHERE key IS NOT NULL GROUP BY key HAVING count(*) > 1)
        )`);
      this.run(
        `INSERT INTO fault (record, code, detail)
        SELECT r.id, 'too-many', 'the product ' || r.batch || ' has ' || size || ' SKUs; the maximum is ' || CAST(? AS INTEGER)
        FROM (SELECT batch, count(*) AS size FROM record WHERE batch IS NOT NULL GROUP BY batch HAVING count(*) > ?) large
        JOIN record r ON r.batch = large.batch`,
        most,
        most,
      );
      this.database.exec(`
        INSERT INTO batch (id, first, place, size, state)
        SELECT batch, min(id), min(id), count(*), CASE WHEN sum(id IN (SELECT record FROM fault)) > 0 THEN 'refused' ELSE 'ready' END
        FROM record WHERE batch IS NOT NULL GROUP BY batch`);
      this.set('imported', 'yes');
    });
  }

  /** The next batch that can be sent, in the order of the file. */
  next(after: number): Batch | undefined {
    const batch = this.one<{ id: string; place: number }>(
      `SELECT id, place FROM batch WHERE state = 'ready' AND place > ? ORDER BY place LIMIT 1`,
      after,
    );
    if (!batch) return undefined;
    const records = this.all<{ id: number; line: number; body: string }>(
      'SELECT id, line, body FROM record WHERE batch = ? ORDER BY id',
      batch.id,
    );
    return {
      ...batch,
      records: records.map(({ id, line, body }) => ({
        id,
        line,
        body: JSON.parse(body) as object,
      })),
    };
  }

  refuse({ id, records }: Batch, faults: ReadonlyMap<number, readonly Fault[]>): void {
    this.transaction(() => {
      this.run(`UPDATE batch SET state = 'refused' WHERE id = ?`, id);
      for (const [index, found] of faults) this.addFaults(records[index]?.id ?? 0, found);
    });
  }

  /** What review would refuse, for a dry run. */
  addReviews({ records }: Batch, reviews: ReadonlyMap<number, readonly Fault[]>): void {
    this.transaction(() => {
      for (const [index, found] of reviews) this.addFaults(records[index]?.id ?? 0, found);
    });
  }

  /** What a dry run found: it is asked again before the next attempt. */
  forgetDeletions(): void {
    this.run('DELETE FROM deletion');
  }

  addDeletions(batch: string, skus: readonly string[]): void {
    this.transaction(() => {
      for (const sku of skus) this.run('INSERT INTO deletion VALUES (?, ?)', batch, sku);
    });
  }

  /**
   * Sorts what a dry run found. A SKU that is on a line of another batch moves: that batch goes first, so that nothing is
   * deleted. Where the line cannot be sent, the batch that would delete its SKU is refused as well.
   */
  resolveMoves(): void {
    this.transaction(() => {
      this.database.exec(`
        INSERT INTO fault (record, code, detail)
        SELECT b.first, 'deletes-refused', 'the request would delete ' || d.sku || ', whose line ' || r.line || ' was refused'
        FROM deletion d JOIN batch b ON b.id = d.batch JOIN record r ON r.key = d.sku
        LEFT JOIN batch other ON other.id = r.batch WHERE other.state IS NULL OR other.state = 'refused';
        UPDATE batch SET state = 'refused'
        WHERE state = 'ready' AND id IN (SELECT batch FROM record WHERE id IN (SELECT record FROM fault));
        DELETE FROM deletion WHERE batch IN (SELECT id FROM batch WHERE state = 'refused');
        UPDATE batch SET place = first + ${AFTER_ALL} WHERE id IN (
          SELECT batch FROM deletion WHERE sku IN (SELECT key FROM record));
        DELETE FROM deletion WHERE sku IN (SELECT key FROM record WHERE key IS NOT NULL)`);
    });
  }

  *deletions(): Generator<{ batch: string; sku: string }> {
    yield* this.rows<{ batch: string; sku: string }>(
      'SELECT batch, sku FROM deletion ORDER BY rowid',
    );
  }

  markSent({ id, records }: Batch, taken: readonly Taken[]): void {
    this.transaction(() => {
      this.run(`UPDATE batch SET state = 'sent' WHERE id = ?`, id);
      for (const [index, { isPending, lastUpdateDate, faults }] of taken.entries()) {
        const record = records[index]?.id ?? 0;
        this.addFaults(record, faults);
        if (!isPending) continue;
        this.run('UPDATE record SET pending = 1 WHERE id = ?', record);
        this.keepEarliest(lastUpdateDate);
      }
    });
  }

  /** From when on the reviews of what was sent can be followed; ISO 8601. */
  followFrom(): string | undefined {
    return this.get('follow-from');
  }

  /** @returns whether its review was awaited and has ended */
  settle({ key, isPending, faults }: Reviewed): boolean {
    if (isPending) return false;
    const record = this.one<{ id: number }>('SELECT id FROM record WHERE key = ? AND pending', key);
    if (!record) return false;
    this.transaction(() => {
      this.run('UPDATE record SET pending = 0 WHERE id = ?', record.id);
      this.addFaults(record.id, faults);
    });
    return true;
  }

  totals(): Totals {
    const totals = this.one<Totals>(`SELECT
      (SELECT count(*) FROM record) AS records,
      (SELECT count(*) FROM batch) AS batches,
      (SELECT count(*) FROM batch WHERE state = 'sent') AS sent,
      (SELECT count(*) FROM batch WHERE state = 'refused') AS refused,
      (SELECT coalesce(sum(size), 0) FROM batch WHERE state = 'sent') AS sentRecords,
      (SELECT count(*) FROM record WHERE pending) AS pending,
      (SELECT count(DISTINCT record) FROM fault) AS faulty,
      (SELECT count(*) FROM deletion) AS deletions`);
    if (!totals) throw new Error('the state file gives no totals');
    return totals;
  }

  /** In the order of the file. */
  *faults(): Generator<LineFault> {
    yield* this.rows<LineFault>(
      'SELECT line, sku, code, detail FROM fault JOIN record ON record.id = fault.record ORDER BY record.id, fault.id',
    );
  }

  /** The records with a fault, and all others of their batches, as they stand in the input. */
  *rejects(): Generator<{ raw: string }> {
    yield* this.rows<{ raw: string }>(`SELECT raw FROM record WHERE
      id IN (SELECT record FROM fault) OR
      batch IN (SELECT batch FROM record WHERE batch IS NOT NULL AND id IN (SELECT record FROM fault))
      ORDER BY id`);
  }

  close(): void {
    this.database.close();
  }

  private keepEarliest(date: string | undefined): void {
    const known = this.followFrom();
    if (date !== undefined && (known === undefined || date < known)) this.set('follow-from', date);
  }

  private run(sql: string, ...values: SQLInputValue[]) {
    return this.prepared(sql).run(...values);
  }

  private one<R>(sql: string, ...values: SQLInputValue[]): R | undefined {
    return this.prepared(sql).get(...values) as R | undefined;
  }

  private all<R>(sql: string, ...values: SQLInputValue[]): R[] {
    return this.prepared(sql).all(...values) as R[];
  }

  private rows<R>(sql: string): IterableIterator<R> {
    return this.prepared(sql).iterate() as IterableIterator<R>;
  }

  private prepared(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}
