import type { DatabaseSync } from 'node:sqlite';
import type { Fault, FaultsByRecord, Identity, InputRecord, Taken } from '@entrepot/product-files';
import { Deletions } from './deletions.js';
import { finishImport } from './finish-import.js';
import { Statements } from './statements.js';

/** Records that are taken or refused together, in the order of the file. */
export interface Batch {
  id: string;
  /** Its position: the place of its first record in the file, later where its SKUs move to another batch. */
  place: number;
  records: { id: number; line: number; body: object }[];
}

export function bodiesOf({ records }: Batch): object[] {
  return records.map(({ body }) => body);
}

/** The maximum number of records of several batches that are read at once. */
const MOST_RECORDS = 1_000;

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
  warned: number;
  /** SKUs that would be deleted. */
  deletions: number;
}

/** The state of an upload in a file, which outlives the process: records, sent records and faults. */
export class UploadState {
  readonly deletions: Deletions;
  private readonly statements: Statements;

  constructor(
    readonly file: string,
    database: DatabaseSync,
  ) {
    this.statements = new Statements(database);
    this.deletions = new Deletions(this.statements);
  }

  get(name: string): string | undefined {
    return this.statements.row<{ value: string }>('SELECT value FROM property WHERE name = ?', name)
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
    { key, skuId, batch, isLater = false }: Partial<Identity> & { isLater?: boolean },
    warnings?: readonly Fault[],
  ): void {
    const { lastInsertRowid } = this.statements.execute(
      'INSERT INTO record (line, key, sku, batch, later, raw, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
      line,
      key ?? null,
      skuId ?? null,
      batch ?? null,
      Number(isLater),
      // As a text, halves of surrogate pairs would be lost.
      Buffer.from(raw, 'utf16le'),
      JSON.stringify(body),
    );
    this.statements.addNotes('fault', Number(lastInsertRowid), faults);
    this.statements.addNotes('warning', Number(lastInsertRowid), warnings);
  }

  /** Once all records are here: finds duplicates and batches that are too large, and which batches can be sent. */
  finishImport(mostInBatch: number): void {
    finishImport(this.statements, mostInBatch);
  }

  /** The next batches that can be sent, in the order of the file. @param until the last place */
  nextBatches(most: number, after: number, until = Number.MAX_SAFE_INTEGER): Batch[] {
    const batches = this.statements.all<{ id: string; place: number; size: number }>(
      `SELECT id, place, size FROM batch WHERE state = 'ready' AND place > ? AND place <= ? ORDER BY place LIMIT ?`,
      after,
      until,
      most,
    );
    let records = 0;
    return batches
      .filter(({ size }) => (records += size) - size < MOST_RECORDS)
      .map(({ id, place }) => ({ id, place, records: this.recordsOf(id) }));
  }

  refuse(batch: Batch, faults: FaultsByRecord): void {
    this.transaction(() => {
      this.statements.execute(`UPDATE batch SET state = 'refused' WHERE id = ?`, batch.id);
      this.addFaults(batch, faults);
    });
  }

  addFaults({ records }: Batch, faults: FaultsByRecord): void {
    for (const [index, recordFaults] of faults)
      this.statements.addNotes('fault', records[index]?.id ?? 0, recordFaults);
  }

  /**
   * Stores the results of the batches of a request.
   * @param taken one for each record, in their order
   */
  markSent(batches: readonly Batch[], taken: readonly Taken[]): void {
    this.transaction(() => {
      let offset = 0;
      for (const { id, records } of batches) {
        const ofBatch = taken.slice(offset, (offset += records.length));
        const state = ofBatch.some(({ isRefused }) => isRefused) ? 'refused' : 'sent';
        this.statements.execute('UPDATE batch SET state = ? WHERE id = ?', state, id);
        for (const [index, outcome] of ofBatch.entries())
          this.noteTaken(records[index]?.id ?? 0, outcome);
      }
    });
  }

  private noteTaken(record: number, { isPending, lastUpdateDate, faults, warnings }: Taken): void {
    this.statements.addNotes('fault', record, faults);
    this.statements.addNotes('warning', record, warnings);
    if (!isPending) return;
    this.statements.execute('UPDATE record SET pending = 1 WHERE id = ?', record);
    this.keepEarliest(lastUpdateDate);
  }

  /** The date from which the reviews of sent records can be followed; ISO 8601. */
  followFrom(): string | undefined {
    return this.get('follow-from');
  }

  /** @returns whether its review was awaited and has ended */
  settle(key: string, { isPending, faults, warnings }: Taken): boolean {
    if (isPending) return false;
    const record = this.statements.row<{ id: number }>(
      'SELECT id FROM record WHERE key = ? AND pending',
      key,
    );
    if (!record) return false;
    this.transaction(() => {
      this.statements.execute('UPDATE record SET pending = 0 WHERE id = ?', record.id);
      this.statements.addNotes('fault', record.id, faults);
      this.statements.addNotes('warning', record.id, warnings);
    });
    return true;
  }

  totals(): Totals {
    const totals = this.statements.row<Totals>(`SELECT
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
  *rejects(): Generator<string> {
    const rows = this.statements.rows<{ raw: Uint8Array }>(`SELECT raw FROM record WHERE
      id IN (SELECT record FROM fault) OR
      batch IN (SELECT batch FROM record WHERE batch IS NOT NULL AND id IN (SELECT record FROM fault))
      ORDER BY id`);
    for (const { raw } of rows) yield Buffer.from(raw).toString('utf16le');
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
    const earliest = this.followFrom();
    if (date !== undefined && (earliest === undefined || date < earliest))
      this.set('follow-from', date);
  }

  private notes(table: 'fault' | 'warning'): IterableIterator<LineFault> {
    return this.statements.rows<LineFault>(
      `SELECT line, sku, code, detail FROM ${table} note JOIN record ON record.id = note.record ORDER BY record.id, note.id`,
    );
  }
}
