import {
  csvOptions,
  formatByName,
  readingOf,
  readRecords,
  type Column,
  type FileEncoding,
  type FileHead,
  type Hints,
  type InputRecord,
  type ParseCsv,
  type ParsedRow,
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
export async function readFile(
  { name, bytes }: { name: string; bytes: Uint8Array },
  columnsFor: ColumnsFor,
  options: ReadingOptions = {},
): Promise<ReadFile> {
  const start = bytes.subarray(0, START_BYTES);
  const reading = readingOf(start, options, HINTS);
  const format = formatByName(name);
  if (!format) throw fileFault('unknown-format');
  const { encoding, signs } = reading;
  const chunks = [bytes.subarray(encoding.markBytes)];
  const records: InputRecord[] = [];
  let head: FileHead | undefined;
  const onHead = (read: FileHead) => (head = read);
  const source = { format, reading, start, chunks, parseCsv, CsvError, columnsFor, onHead };
  for await (const record of readRecords(source)) records.push(record);
  if (format !== 'csv') {
    // JSON has members instead of columns, so no reading is needed.
    columnsFor(Object.keys(records.find(({ faults }) => faults.length === 0)?.body ?? {}));
  }
  return { records, ...(head && { head }), encoding, advice: signs.advice };
}

/** The texts of the console describe the fix, and a button offers another reading of the file. */
const HINTS: Hints = { encoding: () => '', decimalComma: () => '' };

const parseCsv: ParseCsv = async function* (texts, layout, read) {
  const records: InputRecord[] = [];
  // Rows are not kept, because they need far more memory than their records.
  const keep = (row: unknown): null => {
    const record = read(row as ParsedRow);
    if (record) records.push(record);
    return null;
  };
  let text = '';
  for await (const portion of texts) text += portion;
  parse(text, { ...csvOptions(layout), on_record: keep });
  yield* records;
};
