import { pipeline, Readable } from 'node:stream';
import { csvLayoutOf, CsvRows, csvOptions } from '@entrepot/product-files';
import type { Column, FileHead, InputRecord, ParsedRow, Reading } from '@entrepot/product-files';
import { CsvError, parse } from 'csv-parse';
import { linesOf, startOf } from './units.js';

/**
 * The rows of a CSV file. Commas, semicolons or tabs divide its cells, as the header shows.
 * @throws FileFault when the header lacks a required column, or quotes do not match
 */
export async function* readCsv(
  file: string,
  columns: readonly Column[],
  reading: Reading,
  onHead: (head: FileHead) => void,
): AsyncGenerator<InputRecord> {
  const { encoding } = reading;
  const start = startOf(file);
  const whole = start.length - (start.length % encoding.unitBytes);
  const layout = csvLayoutOf(encoding.unitsOf(start.subarray(encoding.markBytes, whole)));
  const rows = new CsvRows(() => columns, reading, layout, onHead);
  const texts = async function* () {
    for await (const lines of linesOf(file, encoding)) {
      yield lines.map((line) => rows.textOf(line)).join('');
    }
  };
  const parser = parse(csvOptions(layout));
  // An error of the file reaches the parser, whose reader throws it.
  pipeline(Readable.from(texts()), parser, () => undefined);
  try {
    for await (const row of parser as AsyncIterable<ParsedRow>) {
      const record = rows.read(row);
      if (record) yield record;
    }
    rows.end();
  } catch (error) {
    throw error instanceof CsvError ? rows.unreadable(error.message) : error;
  }
}
