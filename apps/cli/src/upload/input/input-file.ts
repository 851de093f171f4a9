import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Column, CsvHeader, InputRecord } from '@entrepot/product-files';
import { CliError, EXIT } from '../../terminal/errors.js';
import { readCsv } from './csv.js';
import { readJsonArray, readNdjson } from './json.js';

export const FORMATS = ['csv', 'ndjson', 'json'] as const;

export type Format = (typeof FORMATS)[number];

const EXTENSIONS: Record<string, Format> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.json': 'json',
};

/** The format of a file, by its extension unless it is given. @throws CliError for an unknown one */
export function formatOf(file: string, given: Format | undefined): Format {
  const format = given ?? EXTENSIONS[path.extname(file).toLowerCase()];
  if (format) return format;
  const next = `name it .csv, .ndjson or .json, or give --format ${FORMATS.join('|')}`;
  throw new CliError(`The format of ${file} is not known.`, next, EXIT.usage);
}

/** @throws CliError when it is not there */
export function requireFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return;
  throw new CliError(`There is no file ${file}.`, 'check its path', EXIT.usage);
}

/** By which a file is known again. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The records of a file, in its order, never all of them in memory. */
export function readInput(
  file: string,
  format: Format,
  columns: readonly Column[],
  onHeader: (header: CsvHeader) => void,
): AsyncGenerator<InputRecord> {
  if (format === 'csv') return readCsv(file, columns, onHeader);
  return format === 'ndjson' ? readNdjson(file) : readJsonArray(file);
}
