import { AS_JSON, FileFault, JsonArrayScanner, JsonRecords } from '@entrepot/product-files';
import type { FileHead, InputRecord, Reading } from '@entrepot/product-files';
import { linesOf, unitsOf } from './units.js';

/** The lines of an NDJSON file; empty ones are left out. */
export async function* readNdjson(
  file: string,
  reading: Reading,
  onHead: (head: FileHead) => void,
): AsyncGenerator<InputRecord> {
  const records = new JsonRecords(reading);
  for await (const lines of linesOf(file, reading.encoding)) {
    for (const { number, units, newline } of lines) {
      if (number === 1) onHead({ newline: newline || '\n', ignored: [] });
      if (units.trim() !== '') yield records.record(number, units);
    }
  }
}

/**
 * The items of a JSON array, each read when its text is complete.
 * @throws FileFault when the file is not an array
 */
export async function* readJsonArray(file: string, reading: Reading): AsyncGenerator<InputRecord> {
  const scanner = new JsonArrayScanner();
  const records = new JsonRecords(reading);
  try {
    for await (const units of unitsOf(file, reading.encoding)) {
      for (const { line, raw } of scanner.add(units)) yield records.record(line, raw);
    }
    scanner.end();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new FileFault(`cannot be read: ${error.message}`, AS_JSON);
  }
}
