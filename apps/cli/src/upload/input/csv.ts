import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvRows, csvOptions, FileFault } from '@entrepot/product-files';
import type { Column, CsvHeader, InputRecord, ParsedRow } from '@entrepot/product-files';
import { CsvError, parse } from 'csv-parse';
import { CliError, EXIT } from '../../terminal/errors.js';

const HEADER_BYTES = 64 * 1024;

/**
 * The rows of a CSV file. Commas, semicolons or tabs divide its cells, as the header shows.
 * @throws CliError when the header lacks a required column, or quotes do not match
 */
export async function* readCsv(
  file: string,
  columns: readonly Column[],
  onHeader: (header: CsvHeader) => void,
): AsyncGenerator<InputRecord> {
  const rows = new CsvRows(columns, onHeader);
  const parser = parse(csvOptions(startOf(file)));
  // An error of the file reaches the parser, whose reader throws it.
  pipeline(createReadStream(file), parser, () => undefined);
  try {
    for await (const row of parser as AsyncIterable<ParsedRow>) {
      const record = rows.read(row);
      if (record) yield record;
    }
    rows.end();
  } catch (error) {
    const fault = error instanceof CsvError ? rows.unreadable(error.message) : error;
    if (!(fault instanceof FileFault)) throw error;
    throw new CliError(`${file} ${fault.message}.`, fault.remedy, EXIT.usage, { cause: error });
  }
}

function startOf(file: string): string {
  const bytes = Buffer.alloc(HEADER_BYTES);
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, bytes);
  closeSync(descriptor);
  return bytes.toString('utf8', 0, length);
}
