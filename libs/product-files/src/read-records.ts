import type { Column } from './column.js';
import { csvLayoutOf, type CsvLayout } from './csv-layout.js';
import { CsvRows, type ParsedRow } from './csv-rows.js';
import type { FileEncoding } from './encoding/file-encoding.js';
import { FileFault } from './file-fault.js';
import type { FileFormat } from './file-format.js';
import type { InputRecord } from './input-record.js';
import { JsonArrayScanner } from './json-array-scanner.js';
import { AS_JSON, JsonRecords } from './json-record.js';
import { LineSplitter, type Line } from './line-splitter.js';
import type { FileHead, Reading } from './reading.js';

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

interface FileSource {
  format: FileFormat;
  reading: Reading;
  /** The first bytes, with the byte order mark, and in CSV with the header. */
  start: Uint8Array;
  /** All bytes after the byte order mark, in portions. */
  chunks: Chunks;
  parseCsv: ParseCsv;
  /** The class of the errors that `parseCsv` throws because of the content; their codes do not share a prefix. */
  CsvError: new (...args: never[]) => Error;
  /** Returns the columns of a CSV file with this header. */
  columnsFor: (header: readonly string[]) => readonly Column[];
  onHead: (head: FileHead) => void;
}

/**
 * Parses CSV with `csvOptions(layout)` of `csv-parse`, whose parts differ between Node.js and browsers.
 * @param read returns the record of a row; undefined for rows without one
 * @throws CsvError of `csv-parse`, or what `texts` and `read` throw
 */
export type ParseCsv = (
  texts: AsyncIterable<string>,
  layout: CsvLayout,
  read: (row: ParsedRow) => InputRecord | undefined,
) => AsyncIterable<InputRecord>;

/**
 * Reads the records of a file in order, without keeping them in memory.
 * @throws FileFault if it cannot be read as a whole
 */
export async function* readRecords(source: FileSource): AsyncGenerator<InputRecord> {
  const { format, reading } = source;
  const { name: encoding, isForJson } = reading.encoding;
  if (format === 'csv') return yield* readCsv(source);
  if (!isForJson) {
    const values = { encoding };
    const reason = { name: 'json-encoding', values } as const;
    throw new FileFault(`cannot be read as JSON in ${encoding}`, 'save it as UTF-8', reason);
  }
  yield* format === 'ndjson' ? readLines(source) : readArray(source);
}

async function* readCsv(source: FileSource): AsyncGenerator<InputRecord> {
  const { reading, start, chunks, parseCsv, CsvError, columnsFor, onHead } = source;
  const { encoding } = reading;
  const whole = start.length - (start.length % encoding.unitBytes);
  const layout = csvLayoutOf(encoding.unitsOf(start.subarray(encoding.markBytes, whole)));
  const rows = new CsvRows(columnsFor, reading, layout, onHead);
  const texts = async function* () {
    for await (const lines of linesOf(chunks, encoding)) {
      yield lines.map((line) => rows.textOf(line)).join('');
    }
  };
  try {
    yield* parseCsv(texts(), layout, (row) => rows.read(row));
    rows.end();
  } catch (error) {
    throw error instanceof CsvError ? rows.unreadable(error.message) : error;
  }
}

/** Reads one object a line; empty lines are left out. */
async function* readLines({ reading, chunks, onHead }: FileSource): AsyncGenerator<InputRecord> {
  const records = new JsonRecords(reading);
  for await (const lines of linesOf(chunks, reading.encoding)) {
    for (const { number, units, newline } of lines) {
      if (number === 1) onHead({ newline: newline || '\n', ignored: [] });
      if (units.trim() !== '') yield records.record(number, units);
    }
  }
}

/** Reads the items of a JSON array, each when its text is complete. */
async function* readArray({ reading, chunks }: FileSource): AsyncGenerator<InputRecord> {
  const scanner = new JsonArrayScanner();
  const records = new JsonRecords(reading);
  try {
    for await (const units of unitsOf(chunks, reading.encoding)) {
      for (const { line, raw } of scanner.add(units)) yield records.record(line, raw);
    }
    scanner.end();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { message } = error;
    throw new FileFault(`cannot be read: ${message}`, AS_JSON, {
      name: 'not-json',
      values: { message },
    });
  }
}

/** Divides a file after its byte order mark into lines, in portions. @throws FileFault if it ends within a unit */
export async function* linesOf(chunks: Chunks, encoding: FileEncoding): AsyncGenerator<Line[]> {
  const splitter = new LineSplitter();
  for await (const units of unitsOf(chunks, encoding)) yield splitter.add(units);
  yield splitter.end();
}

async function* unitsOf(chunks: Chunks, encoding: FileEncoding): AsyncGenerator<string> {
  let rest = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : joined(rest, chunk);
    const whole = bytes.length - (bytes.length % encoding.unitBytes);
    rest = Uint8Array.from(bytes.subarray(whole));
    yield encoding.unitsOf(bytes.subarray(0, whole));
  }
  if (rest.length === 0) return;
  throw new FileFault('ends within a character', 'check that it is complete', { name: 'cut-off' });
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
