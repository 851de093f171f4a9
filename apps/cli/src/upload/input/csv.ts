import { createReadStream, openSync, readSync, closeSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CliError, EXIT } from '../../terminal/errors.js';
import { attributeColumn, readRow, type Cell, type Column } from './column.js';
import type { InputRecord } from './input-record.js';

/** The header of a CSV file. */
export interface CsvHeader {
  /** As it stands in the file. */
  raw: string;
  /** Columns that mean nothing here. */
  ignored: string[];
}

/** The largest row, far above that of a SKU that the API takes. */
const MAX_ROW_BYTES = 4 * 1024 * 1024;

/** A row as `csv-parse` gives it with `info` and `raw`. */
interface ParsedRow {
  record: Cell[];
  raw: string;
}

/**
 * The rows of a CSV file. Commas, semicolons or tabs divide its cells, as the header shows.
 * @throws CliError when the header lacks a required column, or quotes do not match
 */
export async function* readCsv(
  file: string,
  columns: readonly Column[],
  onHeader: (header: CsvHeader) => void,
): AsyncGenerator<InputRecord> {
  const rows = parsedRows(file);
  const first = await rows.next();
  if (first.done) throw new CliError(`${file} is empty.`, 'give it a header', EXIT.usage);
  const header = first.value;
  const own = columnsOf(file, columns, header.record);
  const names = header.record.map((name) => name ?? '');
  onHeader({ raw: header.raw, ignored: names.filter((_, index) => !own[index]) });
  for await (const { line, raw, record } of rows) {
    const { body, faults } = readRow(own, record);
    const counts = `has ${record.length} cells; the header has ${own.length}`;
    const isWhole = record.length === own.length;
    yield { line, raw, body, faults: isWhole ? faults : [{ code: 'cells', detail: counts }] };
  }
}

interface Row extends ParsedRow {
  line: number;
}

/** Lines are counted here: `csv-parse` counts a CRLF in quotes twice. */
async function* parsedRows(file: string): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    raw: true,
    info: true,
    delimiter: delimiterOf(file),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    cast: (cell, { quoting }) => (cell === '' && !quoting ? undefined : cell) as string,
  });
  // An error of the file reaches the parser, whose reader throws it.
  pipeline(createReadStream(file), parser, () => undefined);
  let next = 1;
  try {
    for await (const { record, raw } of parser as AsyncIterable<ParsedRow>) {
      const { before, text, lines } = placed(raw);
      yield { line: next + before, raw: text, record };
      next += before + lines;
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(file, next, error) : error;
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

function unreadable(file: string, line: number, error: CsvError): CliError {
  const what = `${file} cannot be read as CSV from line ${line} on: ${error.message}`;
  const next = 'put cells with quotes, commas or newlines in quotes, and double the quotes in them';
  return new CliError(what, next, EXIT.usage, { cause: error });
}

function columnsOf(
  file: string,
  columns: readonly Column[],
  header: readonly Cell[],
): (Column | undefined)[] {
  const names = header.map((name) => name?.trim() ?? '');
  const repeated = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
  if (repeated.length > 0) {
    const what = `${file} has the column ${repeated[0]} twice.`;
    throw new CliError(what, 'remove one of them', EXIT.usage);
  }
  const missing = columns.filter(({ name, required }) => required && !names.includes(name));
  if (missing.length > 0) {
    const what = `${file} has no column ${missing.map(({ name }) => name).join(', ')}.`;
    const next = `the first line names the columns: ${columns.map(({ name }) => name).join(', ')}`;
    throw new CliError(what, next, EXIT.usage);
  }
  return names.map(
    (name) => columns.find((column) => column.name === name) ?? attributeColumn(columns, name),
  );
}

const HEADER_BYTES = 64 * 1024;

/** The one of the usual delimiters that the header has most of. */
function delimiterOf(file: string): string {
  const bytes = Buffer.alloc(HEADER_BYTES);
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, bytes);
  closeSync(descriptor);
  const [header = ''] = bytes.toString('utf8', 0, length).split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((one) => ({ one, count: header.split(one).length }));
  return counts.reduce((most, other) => (other.count > most.count ? other : most)).one;
}
