import {
  csvLayoutOf,
  csvOptions,
  CsvRows,
  JsonArrayScanner,
  JsonRecords,
  LineSplitter,
  readingOf,
  type Column,
  type FileEncoding,
  type FileHead,
  type Hints,
  type InputRecord,
  type Line,
  type ParsedRow,
  type Reading,
  type ReadingOptions,
} from '@entrepot/product-files';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { fileFault } from './fault-texts.js';

/** The contents of a file, in order. */
export interface ReadFile {
  records: InputRecord[];
  /** The bytes of each line, for CSV or one object per line. */
  head?: FileHead;
  encoding: FileEncoding;
  /** The most likely intended reading of the file, if it differs from the one used. */
  advice: ReadingOptions;
}

const START_BYTES = 64 * 1024;

/**
 * Gets the columns in the header, or the members of the first record in JSON.
 * @returns the columns that the file may have
 */
export type ColumnsFor = (names: readonly string[]) => readonly Column[];

/**
 * Reads a file as the command line does: CSV with a header, a JSON array, or one JSON object per line.
 * @param name the name of the file, whose extension determines the format
 * @throws FileFault when it cannot be read as a whole, with its advice
 */
export function readFile(
  { name, bytes }: { name: string; bytes: Uint8Array },
  columnsFor: ColumnsFor,
  options: ReadingOptions = {},
): ReadFile {
  const reading = readingOf(bytes.subarray(0, START_BYTES), options, HINTS);
  const found = recordsOf({ name, bytes, reading, columnsFor });
  return { ...found, encoding: reading.encoding, advice: reading.signs.advice };
}

/** The texts of the console describe the fix, and a button offers another reading of the file. */
const HINTS: Hints = { encoding: () => '', decimalComma: () => '' };

type Found = Pick<ReadFile, 'records' | 'head'>;

interface Input {
  name: string;
  bytes: Uint8Array;
  reading: Reading;
  columnsFor: ColumnsFor;
}

function recordsOf({ name, bytes, reading, columnsFor }: Input): Found {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const { encoding } = reading;
  const units = encoding.unitsOf(bytes.subarray(encoding.markBytes, wholeLength(bytes, encoding)));
  if (ending === 'csv' || ending === 'tsv') return readCsv(units, reading, columnsFor);
  if (!encoding.isForJson) {
    throw fileFault('json-encoding', { encoding: encoding.name });
  }
  const found = readJson(ending, units, reading);
  // JSON has members instead of columns, so no reading is needed.
  columnsFor(Object.keys(found.records.find(({ faults }) => faults.length === 0)?.body ?? {}));
  return found;
}

function readJson(ending: string, units: string, reading: Reading): Found {
  if (ending === 'json') return { records: readArray(units, reading) };
  if (ending === 'ndjson' || ending === 'jsonl') return readLines(units, reading);
  throw fileFault('unknown-format');
}

/** @throws FileFault when it ends within a unit */
function wholeLength(bytes: Uint8Array, { unitBytes }: FileEncoding): number {
  if (bytes.length % unitBytes === 0) return bytes.length;
  throw fileFault('cut-off');
}

function linesOf(units: string): Line[] {
  const splitter = new LineSplitter();
  return [...splitter.add(units), ...splitter.end()];
}

function readCsv(units: string, reading: Reading, columnsFor: ColumnsFor): Found {
  const records: InputRecord[] = [];
  let head: FileHead | undefined;
  const layout = csvLayoutOf(units.slice(0, START_BYTES));
  const rows = new CsvRows(columnsFor, reading, layout, (found) => (head = found));
  const keep = (row: unknown): null => {
    const record = rows.read(row as ParsedRow);
    if (record) records.push(record);
    return null;
  };
  const text = linesOf(units)
    .map((line) => rows.textOf(line))
    .join('');
  try {
    parse(text, { ...csvOptions(layout), on_record: keep });
    rows.end();
  } catch (error) {
    throw error instanceof CsvError ? rows.unreadable(error.message) : error;
  }
  return { records, ...(head && { head }) };
}

function readArray(units: string, reading: Reading): InputRecord[] {
  const scanner = new JsonArrayScanner();
  const records = new JsonRecords(reading);
  try {
    const items = scanner.add(units);
    scanner.end();
    return items.map(({ line, raw }) => records.record(line, raw));
  } catch (error) {
    throw error instanceof SyntaxError ? fileFault('not-json', { message: error.message }) : error;
  }
}

function readLines(units: string, reading: Reading): Found {
  const lines = linesOf(units);
  const records = new JsonRecords(reading);
  return {
    head: { newline: lines[0]?.newline || '\n', ignored: [] },
    records: lines
      .filter(({ units: line }) => line.trim() !== '')
      .map(({ number, units: line }) => records.record(number, line)),
  };
}
