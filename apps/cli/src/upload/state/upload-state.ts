import type { DatabaseSync } from 'node:sqlite';
import type { Fault, InputRecord } from '@entrepot/product-files';
import type { Identity, Reviewed, Taken } from '../kinds/kind.js';
import { addDeletions, forgetDeletions, refuseFailedMoves, resolveMoves } from './deletions.js';
import { INDEXES } from './schema.js';
import { Statements } from './statements.js';

/** Records that are taken or refused together, in the order of the file. */
export interface Batch {
  id: string;
  /** Its position: the place of its first record in the file, later where its SKUs move to another batch. */
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
  /** Records with a warning. */
  warned: number;
  /** SKUs that would be deleted. */
  deletions: number;
}

/** The state of an upload in a file, which outlives the process: records, sent records and faults. */
export class UploadState {
  private readonly statements: Statements;

  constructor(
    readonly file: string,
    database: DatabaseSync,
  ) {
    this.statements = new Statements(database);
  }

  get(name: string): string | undefined {
    return this.statements.one<{ value: string }>('SELECT value FROM property WHERE name = ?', name)
      ?.value;
  }

  set(name: string, value: string): void {
    this.statements.execute('INSERT OR REPLACE INTO property VALUES (?, ?)', name, value);
  }

  /** Whether every record of the input is here. */
  isImported(): boolean {
    return this.get('imported') !== undefined;
  }

  transaction<T>(work: () => T): T {
    return this.statements.transaction(work);
  }

  add(
    { line, raw, body, faults }: InputRecord,
    { key, skuId, batch }: Partial<Identity>,
    warnings?: readonly Fault[],
  ): void {
    const { lastInsertRowid } = this.statements.execute(
      'INSERT INTO record (line, key, sku, batch, raw, body) VALUES (?, ?, ?, ?, ?, ?)',
      line,
      key ?? null,
      skuId ?? null,
      batch ?? null,
      // As a text, halves of surrogate pairs would be lost.
      Buffer.from(raw, 'utf16le'),
      JSON.stringify(body),
    );
    this.addNotes('fault', Number(lastInsertRowid), faults);
    this.addNotes('warning', Number(lastInsertRowid), warnings);
  }

  /** Once all records are here: finds duplicates and batches that are too large, and which batches can be sent. */
  finishImport(mostInBatch: number): void {
    // Where a batch is a single record, further ones are duplicates.
    const most = mostInBatch === 1 ? Number.MAX_SAFE_INTEGER : mostInBatch;
    this.transaction(() => {
      this.statements.database.exec(INDEXES);
      this.statements.database.exec(`
        INSERT INTO fault (record, code, detail)
        SELECT id, 'duplicate', 'is in the file twice: line ' || line || ' and line ' || other FROM (
          SELECT id, line, (SELECT o.line FROM record o WHERE o.key = r.key AND o.id <> r.id ORDER BY o.id LIMIT 1) AS other
          FROM record r WHERE r.key IN (SELECT key FROM record WHERE key IS NOT NULL GROUP BY key HAVING count(*) > 1)
        )`);
      this.statements.execute(
        `INSERT INTO fault (record, code, detail)
        SELECT r.id, 'too-many', 'the product ' || r.batch || ' has ' || size || ' SKUs; the maximum is ' || CAST(? AS INTEGER)
        FROM (SELECT batch, count(*) AS size FROM record WHERE batch IS NOT NULL GROUP BY batch HAVING count(*) > ?) large
        JOIN record r ON r.batch = large.batch`,
        most,
        most,
      );
      this.statements.database.exec(`
        INSERT INTO batch (id, first, place, size, state)
        SELECT batch, min(id), min(id), count(*), CASE WHEN sum(id IN (SELECT record FROM fault)) > 0 THEN 'refused' ELSE 'ready' END
        FROM record WHERE batch IS NOT NULL GROUP BY batch`);
      this.set('imported', 'yes');
    });
  }

  /** The next batches that can be sent, in the order of the file. @param until the last place */
  nextBatches(most: number, after: number, until = Number.MAX_SAFE_INTEGER): Batch[] {
    const batches = this.statements.all<{ id: string; place: number }>(
      `SELECT id, place FROM batch WHERE state = 'ready' AND place > ? AND place <= ? ORDER BY place LIMIT ?`,
      after,
      until,
      most,
    );
    return batches.map((batch) => ({ ...batch, records: this.recordsOf(batch.id) }));
  }

  refuse({ id, records }: Batch, faults: ReadonlyMap<number, readonly Fault[]>): void {
    this.transaction(() => {
      this.statements.execute(`UPDATE batch SET state = 'refused' WHERE id = ?`, id);
      for (const [index, found] of faults) this.addNotes('fault', records[index]?.id ?? 0, found);
    });
  }

  /** Stores the faults that review would find, for a dry run. */
  addReviews({ records }: Batch, reviews: ReadonlyMap<number, readonly Fault[]>): void {
    this.transaction(() => {
      for (const [index, found] of reviews) this.addNotes('fault', records[index]?.id ?? 0, found);
    });
  }

  /** Deletes the findings of a dry run, which is repeated before the next attempt. */
  forgetDeletions(): void {
    forgetDeletions(this.statements);
  }

  addDeletions(batch: string, skus: readonly string[]): void {
    addDeletions(this.statements, batch, skus);
  }

  /** Orders the batches by the findings of a dry run, so that no SKU is deleted that a line of the file may contain. */
  resolveMoves(): void {
    resolveMoves(this.statements);
  }

  /** Once the first batches were sent: refuses those whose SKUs should have moved into one that was not. */
  refuseFailedMoves(): void {
    refuseFailedMoves(this.statements);
  }

  *deletions(): Generator<{ batch: string; sku: string }> {
    yield* this.statements.rows<{ batch: string; sku: string }>(
      'SELECT batch, sku FROM deletion ORDER BY rowid',
    );
  }

  /**
   * Stores the results of the batches of a request.
   * @param taken one for each record, in their order
   */
  markSent(batches: readonly Batch[], taken: readonly Taken[]): void {
    this.transaction(() => {
      let at = 0;
      for (const { id, records } of batches) {
        const ofBatch = taken.slice(at, (at += records.length));
        const state = ofBatch.some(({ isRefused }) => isRefused) ? 'refused' : 'sent';
        this.statements.execute('UPDATE batch SET state = ? WHERE id = ?', state, id);
        for (const [index, one] of ofBatch.entries()) this.noteTaken(records[index]?.id ?? 0, one);
      }
    });
  }

  private noteTaken(record: number, { isPending, lastUpdateDate, faults, warnings }: Taken): void {
    this.addNotes('fault', record, faults);
    this.addNotes('warning', record, warnings);
    if (!isPending) return;
    this.statements.execute('UPDATE record SET pending = 1 WHERE id = ?', record);
    this.keepEarliest(lastUpdateDate);
  }

  /** The date from which the reviews of sent records can be followed; ISO 8601. */
  followFrom(): string | undefined {
    return this.get('follow-from');
  }

  /** @returns whether its review was awaited and has ended */
  settle({ key, isPending, faults, warnings }: Reviewed): boolean {
    if (isPending) return false;
    const record = this.statements.one<{ id: number }>(
      'SELECT id FROM record WHERE key = ? AND pending',
      key,
    );
    if (!record) return false;
    this.transaction(() => {
      this.statements.execute('UPDATE record SET pending = 0 WHERE id = ?', record.id);
      this.addNotes('fault', record.id, faults);
      this.addNotes('warning', record.id, warnings);
    });
    return true;
  }

  totals(): Totals {
    const totals = this.statements.one<Totals>(`SELECT
      (SELECT count(*) FROM record) AS records,
      (SELECT count(*) FROM batch) AS batches,
      (SELECT count(*) FROM batch WHERE state = 'sent') AS sent,
      (SELECT count(*) FROM batch WHERE state = 'refused') AS refused,
      (SELECT coalesce(sum(size), 0) FROM batch WHERE state = 'sent') AS sentRecords,
      (SELECT count(*) FROM record WHERE pending) AS pending,
      (SELECT count(DISTINCT record) FROM fault) AS faulty,
      (SELECT count(DISTINCT record) FROM warning) AS warned,
      (SELECT count(*) FROM deletion) AS deletions`);
    if (!totals) throw new Error('the state file gives no totals');
    return totals;
  }

  /** The faults in the order of the file. */
  *faults(): Generator<LineFault> {
    yield* this.notes('fault');
  }

  /** The warnings in the order of the file. */
  *warnings(): Generator<LineFault> {
    yield* this.notes('warning');
  }

  /** The SKUs of the batches that can be sent. */
  skus(): string[] {
    return this.statements
      .all<{ sku: string }>(
        `SELECT DISTINCT r.sku FROM record r JOIN batch b ON b.id = r.batch WHERE b.state = 'ready'`,
      )
      .map(({ sku }) => sku);
  }

  /** Refuses the batches of these SKUs. */
  refuseSkus(skus: Iterable<string>, code: string, detail: string): void {
    this.transaction(() => {
      for (const sku of skus) {
        this.statements.execute(
          `INSERT INTO fault (record, code, detail) SELECT id, ?, ? FROM record
          WHERE sku = ? AND batch IN (SELECT id FROM batch WHERE state = 'ready')`,
          code,
          detail,
          sku,
        );
        this.statements.execute(
          `UPDATE batch SET state = 'refused' WHERE state = 'ready'
          AND id IN (SELECT batch FROM record WHERE sku = ?)`,
          sku,
        );
      }
    });
  }

  /** The records with a fault, and all others of their batches, as in the input. */
  *rejects(): Generator<{ raw: string }> {
    const rows = this.statements.rows<{ raw: Uint8Array }>(`SELECT raw FROM record WHERE
      id IN (SELECT record FROM fault) OR
      batch IN (SELECT batch FROM record WHERE batch IS NOT NULL AND id IN (SELECT record FROM fault))
      ORDER BY id`);
    for (const { raw } of rows) yield { raw: Buffer.from(raw).toString('utf16le') };
  }

  close(): void {
    this.statements.database.close();
  }

  private recordsOf(batch: string): Batch['records'] {
    const records = this.statements.all<{ id: number; line: number; body: string }>(
      'SELECT id, line, body FROM record WHERE batch = ? ORDER BY id',
      batch,
    );
    return records.map(({ body, ...record }) => ({ ...record, body: JSON.parse(body) as object }));
  }

  private keepEarliest(date: string | undefined): void {
    const known = this.followFrom();
    if (date !== undefined && (known === undefined || date < known)) this.set('follow-from', date);
  }

  private addNotes(table: 'fault' | 'warning', record: number, notes: readonly Fault[] = []): void {
    const insert = `INSERT INTO ${table} (record, code, detail) VALUES (?, ?, ?)`;
    for (const { code, detail } of notes) this.statements.execute(insert, record, code, detail);
  }

  private notes(table: 'fault' | 'warning'): IterableIterator<LineFault> {
    return this.statements.rows<LineFault>(
      `SELECT line, sku, code, detail FROM ${table} note JOIN record ON record.id = note.record ORDER BY record.id, note.id`,
    );
  }
}
