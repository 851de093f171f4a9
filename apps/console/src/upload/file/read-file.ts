import {
  AS_JSON,
  csvOptions,
  CsvRows,
  FileFault,
  JsonArrayScanner,
  jsonRecord,
  SKU_COLUMNS,
} from '@entrepot/product-files';
import type { CsvHeader, InputRecord, ParsedRow } from '@entrepot/product-files';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** What a file has, in its order. */
export interface ReadFile {
  records: InputRecord[];
  /** Of a CSV file. */
  header?: CsvHeader;
}

/** A file is read as a whole; the command line reads larger ones. */
export const MOST_BYTES = 50 * 1024 * 1024;

/**
 * Reads SKUs as the command line does: CSV with a header, a JSON array, or one JSON object a line.
 * @param name of the file, whose ending says the format
 * @throws FileFault when it cannot be read as a whole
 */
export function readFile(name: string, text: string): ReadFile {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'csv' || ending === 'tsv') return readCsv(text);
  if (ending === 'json') return { records: readArray(text) };
  if (ending === 'ndjson' || ending === 'jsonl') return { records: readLines(text) };
  throw new FileFault('has an unknown format', 'name it .csv, .json or .ndjson');
}

function readCsv(text: string): ReadFile {
  const records: InputRecord[] = [];
  let header: CsvHeader | undefined;
  const rows = new CsvRows(SKU_COLUMNS, (found) => (header = found));
  const keep = (row: unknown): null => {
    const record = rows.read(row as ParsedRow);
    if (record) records.push(record);
    return null;
  };
  try {
    parse(text, { ...csvOptions(text), on_record: keep });
    rows.end();
  } catch (error) {
    throw error instanceof CsvError ? rows.unreadable(error.message) : error;
  }
  return { records, ...(header && { header }) };
}

function readArray(text: string): InputRecord[] {
  const scanner = new JsonArrayScanner();
  try {
    const items = scanner.add(text);
    scanner.end();
    return items.map(({ line, raw }) => jsonRecord(line, raw));
  } catch (error) {
    throw error instanceof SyntaxError
      ? new FileFault(`cannot be read: ${error.message}`, AS_JSON)
      : error;
  }
}

function readLines(text: string): InputRecord[] {
  return text
    .split(/\r?\n/)
    .map((raw, index) => ({ line: index + 1, raw }))
    .filter(({ raw }) => raw.trim() !== '')
    .map(({ line, raw }) => jsonRecord(line, raw));
}
