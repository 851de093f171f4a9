import { columnWithName, isEmpty, readRow, type Cell, type Column } from './column.js';
import type { CsvLayout } from './csv-layout.js';
import type { Reason } from './fault.js';
import { FileFault } from './file-fault.js';
import type { InputRecord } from './input-record.js';
import type { Line } from './line-splitter.js';
import { EncodingFaults, type FileHead, type Reading } from './reading.js';

/** The limit of a row, far above the largest SKU that the API accepts. */
const MAX_ROW_BYTES = 4 * 1024 * 1024;

/** The options of `csv-parse` for files that spreadsheets and shops write. */
export function csvOptions({ delimiter }: CsvLayout) {
  return {
    raw: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Blanks around cells and around quotes are removed; text in quotes is unchanged.
    trim: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_BYTES,
    cast: (text: string, { quoting }: { quoting: boolean }) =>
      ({ text, isQuoted: quoting }) as unknown as string,
  };
}

/** A row as returned by `csv-parse` with `csvOptions()`. */
export interface ParsedRow {
  record: Cell[];
  raw: string;
}

interface DecodedLine extends Line {
  isIntact: boolean;
}

/** Reads the rows of a CSV file in order; the first one is the header. */
export class CsvRows {
  private fileColumns: (Column | undefined)[] | undefined;
  /** Lines are counted here, because `csv-parse` counts a CRLF in quotes twice. */
  private next = 1;
  /** The parsed lines by number, until their row is read. */
  private readonly lines = new Map<number, DecodedLine>();
  private readonly encodingFaults: EncodingFaults;
  /** The first line, if it sets the delimiter. */
  private separatorLine: Line | undefined;

  /** @param columnsFor returns the columns of a file with this header */
  constructor(
    private readonly columnsFor: (header: readonly string[]) => readonly Column[],
    private readonly reading: Reading,
    private readonly layout: CsvLayout,
    private readonly onHead: (head: FileHead) => void,
  ) {
    this.encodingFaults = new EncodingFaults(reading);
  }

  /** @returns the part of a line that `csv-parse` parses */
  textOf(line: Line): string {
    if (this.layout.hasSeparatorLine && line.number === 1) {
      this.separatorLine = line;
      this.next = 2;
      return '';
    }
    const { text, isIntact } = this.reading.encoding.textOf(line.units);
    if (isIntact) this.reading.signs.addIntact(text);
    this.lines.set(line.number, { ...line, isIntact });
    return text + line.newline;
  }

  /**
   * @returns undefined for the header, and for a row that is empty or has only separators
   * @throws FileFault if the header cannot be read, lacks a required column, or has a column twice
   */
  read({ record, raw }: ParsedRow): InputRecord | undefined {
    const lines = this.take(raw);
    if (record.every(isEmpty)) return undefined;
    if (!this.fileColumns) {
      this.readHeader(record, lines);
      return undefined;
    }
    const { body, faults } = readRow(this.fileColumns, record, this.reading);
    const text = joined(lines);
    const values = { cells: record.length, header: this.fileColumns.length };
    const reason: Reason = { name: 'cells', values };
    const counts = `has ${record.length} cells; the header has ${this.fileColumns.length}`;
    const rowFaults =
      record.length === this.fileColumns.length
        ? faults
        : [{ code: 'cells', detail: counts, reason }];
    if (lines.some(({ isIntact }) => !isIntact)) rowFaults.unshift(this.encodingFaults.of(text));
    return { line: lines[0]?.number ?? 0, raw: text, body, faults: rowFaults };
  }

  /** To be called after the last row. @throws FileFault if there was no header */
  end(): void {
    if (!this.fileColumns) throw new FileFault('is empty', 'give it a header', { name: 'empty' });
  }

  /** @param message the error message of `csv-parse` */
  unreadable(message: string): FileFault {
    return new FileFault(
      `cannot be read as CSV from line ${this.next} on: ${message}`,
      'put cells with quotes, commas or newlines in quotes, and double the quotes in them',
      { name: 'not-csv', values: { line: this.next, message } },
    );
  }

  /** The lines of a row. Its raw text ends with the first character of its newline. */
  private take(raw: string): DecodedLine[] {
    const ends = raw.match(NEWLINES)?.length ?? 0;
    const count = NEWLINE_AT_END.test(raw) ? ends : ends + 1;
    const numbers = Array.from({ length: count }, (_, index) => this.next + index);
    this.next += count;
    return numbers.flatMap((number) => {
      const line = this.lines.get(number);
      this.lines.delete(number);
      return line ?? [];
    });
  }

  private readHeader(cells: readonly Cell[], lines: readonly DecodedLine[]): void {
    const raw = joined(lines);
    if (lines.some(({ isIntact }) => !isIntact)) {
      const { detail } = this.encodingFaults.of(raw);
      const line = lines[0]?.number ?? 1;
      throw new FileFault(`cannot be read: line ${line}: ${detail}`, 'save it as UTF-8', {
        name: 'header-encoding',
        values: { line },
        advice: this.reading.signs.advice,
      });
    }
    const names = cells.map(({ text }) => text);
    const header = names.map((name) => name.trim());
    const columns = columnsOf(this.columnsFor(header), header);
    const before = this.separatorLine;
    this.onHead({
      header: before ? before.units + before.newline + raw : raw,
      newline: lines.at(-1)?.newline || '\n',
      ignored: names.filter((_, index) => !columns[index]),
    });
    this.fileColumns = columns;
  }
}

const NEWLINES = /\r\n|\n|\r/g;
const NEWLINE_AT_END = /[\r\n]$/;

/** The lines as in the file, without the newline of the last one. */
function joined(lines: readonly Line[]): string {
  const last = lines.length - 1;
  return lines
    .map(({ units, newline }, index) => (index < last ? units + newline : units))
    .join('');
}

function columnsOf(columns: readonly Column[], names: readonly string[]): (Column | undefined)[] {
  const repeated = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
  if (repeated.length > 0) {
    const [column = ''] = repeated;
    throw new FileFault(`has the column ${column} twice`, 'remove one of them', {
      name: 'column-twice',
      values: { column },
    });
  }
  const missing = columns.filter(({ name, required }) => required && !names.includes(name));
  if (missing.length > 0) {
    const [lacking, all] = [namesOf(missing), namesOf(columns)];
    throw new FileFault(`has no column ${lacking}`, `the first line names the columns: ${all}`, {
      name: 'columns-missing',
      values: { missing: lacking, columns: all },
    });
  }
  return names.map(
    (name) => columns.find((column) => column.name === name) ?? columnWithName(columns, name),
  );
}

function namesOf(columns: readonly Column[]): string {
  return columns.map(({ name }) => name).join(', ');
}
