import { attributeColumn, readRow } from './column.js';
import type { Cell, Column } from './column.js';
import { FileFault } from './file-fault.js';
import type { InputRecord } from './input-record.js';

/** The largest row, far above that of a SKU that the API takes. */
const MAX_ROW_BYTES = 4 * 1024 * 1024;

/**
 * The options of `csv-parse` for files that spreadsheets write.
 * @param start the beginning of the file, with its header
 */
export function csvOptions(start: string) {
  return {
    bom: true,
    raw: true,
    info: true,
    delimiter: delimiterOf(start),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    cast: (cell: string, { quoting }: { quoting: boolean }) =>
      (cell === '' && !quoting ? undefined : cell) as string,
  };
}

/** The one of the usual delimiters that the header has most of. */
function delimiterOf(start: string): string {
  const [header = ''] = start.split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((one) => ({ one, count: header.split(one).length }));
  return counts.reduce((most, other) => (other.count > most.count ? other : most)).one;
}

/** A row as `csv-parse` gives it with `csvOptions()`. */
export interface ParsedRow {
  record: Cell[];
  raw: string;
}

/** The header of a CSV file. */
export interface CsvHeader {
  /** As it stands in the file. */
  raw: string;
  /** Columns that mean nothing here. */
  ignored: string[];
}

/** Reads the rows of a CSV file in their order; the first one is the header. */
export class CsvRows {
  private own: (Column | undefined)[] | undefined;
  /** Lines are counted here: `csv-parse` counts a CRLF in quotes twice. */
  private next = 1;

  constructor(
    private readonly columns: readonly Column[],
    private readonly onHeader: (header: CsvHeader) => void,
  ) {}

  /**
   * @returns undefined for the header
   * @throws FileFault when the header lacks a required column, or has one twice
   */
  read({ record, raw }: ParsedRow): InputRecord | undefined {
    const { before, text, lines } = placed(raw);
    const line = this.next + before;
    this.next = line + lines;
    if (!this.own) {
      this.readHeader(record, text);
      return undefined;
    }
    const { body, faults } = readRow(this.own, record);
    const counts = `has ${record.length} cells; the header has ${this.own.length}`;
    const isWhole = record.length === this.own.length;
    const found = isWhole ? faults : [{ code: 'cells', detail: counts }];
    return { line, raw: text, body, faults: found };
  }

  /** After the last row. @throws FileFault when there was none */
  end(): void {
    if (!this.own) throw new FileFault('is empty', 'give it a header');
  }

  /** @param message of the error of `csv-parse` */
  unreadable(message: string): FileFault {
    return new FileFault(
      `cannot be read as CSV from line ${this.next} on: ${message}`,
      'put cells with quotes, commas or newlines in quotes, and double the quotes in them',
    );
  }

  private readHeader(cells: readonly Cell[], raw: string): void {
    const own = columnsOf(this.columns, cells);
    const names = cells.map((name) => name ?? '');
    this.onHeader({ raw, ignored: names.filter((_, index) => !own[index]) });
    this.own = own;
  }
}

const NEWLINES = /\r\n|\n|\r/g;

/** Empty lines before a row are a part of its raw text, and so is the first character of the newline after it. */
function placed(raw: string): { before: number; text: string; lines: number } {
  const text = raw.replace(/^(?:\r\n|\n|\r)+/, '').replace(/(?:\r\n|\n|\r)$/, '');
  const [empty = ''] = /^(?:\r\n|\n|\r)+/.exec(raw) ?? [];
  return { before: countOf(empty), text, lines: countOf(text) + 1 };
}

function countOf(text: string): number {
  return text.match(NEWLINES)?.length ?? 0;
}

function columnsOf(columns: readonly Column[], header: readonly Cell[]): (Column | undefined)[] {
  const names = header.map((name) => name?.trim() ?? '');
  const repeated = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
  if (repeated.length > 0) {
    throw new FileFault(`has the column ${repeated[0]} twice`, 'remove one of them');
  }
  const missing = columns.filter(({ name, required }) => required && !names.includes(name));
  if (missing.length > 0) {
    throw new FileFault(
      `has no column ${missing.map(({ name }) => name).join(', ')}`,
      `the first line names the columns: ${columns.map(({ name }) => name).join(', ')}`,
    );
  }
  return names.map(
    (name) => columns.find((column) => column.name === name) ?? attributeColumn(columns, name),
  );
}
