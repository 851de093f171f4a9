import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileFault, readingOf } from '@entrepot/product-files';
import type {
  Column,
  FileHead,
  Hints,
  InputRecord,
  Reading,
  ReadingOptions,
} from '@entrepot/product-files';
import { CliError, EXIT } from '../../terminal/errors.js';
import { readCsv } from './read-csv.js';
import { readJsonArray, readNdjson } from './json.js';
import { startOf } from './units.js';

export const FORMATS = ['csv', 'ndjson', 'json'] as const;

export type Format = (typeof FORMATS)[number];

const EXTENSIONS: Record<string, Format> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.json': 'json',
};

/** A file of records. */
export interface InputFile {
  /** Its name in messages. */
  name: string;
  path: string;
  format: Format;
}

export function formatByName(file: string): Format | undefined {
  return EXTENSIONS[path.extname(file).toLowerCase()];
}

/** The format of a file, by its extension unless it is given. @throws CliError for an unknown one */
export function formatOf(file: string, given: Format | undefined): Format {
  const format = given ?? formatByName(file);
  if (format) return format;
  const next = `name it .csv, .ndjson or .json, or give --format ${FORMATS.join('|')}`;
  throw new CliError(`The format of ${file} is not known.`, next, EXIT.usage);
}

/** The hash by which a file is recognized again. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const HINTS: Hints = {
  encoding: (name) =>
    name === undefined
      ? 'name its encoding with --encoding'
      : `it is most likely ${name}: give --encoding ${name}`,
  decimalComma: () => 'give --decimal-comma to read decimal commas',
};

/**
 * How a file is read.
 * @throws CliError for options that do not fit it
 */
export function readingOfFile(input: InputFile, options: ReadingOptions): Reading {
  const { name, format } = input;
  if (options.decimalComma && format !== 'csv') {
    const what = `${name} is JSON, whose numbers have a point before decimals.`;
    throw new CliError(what, 'leave out --decimal-comma', EXIT.usage);
  }
  try {
    const reading = readingOf(startOf(input.path), options, HINTS);
    if (format === 'csv' || reading.encoding.isForJson) return reading;
    throw new FileFault(`cannot be read as JSON in ${reading.encoding.name}`, 'save it as UTF-8');
  } catch (error) {
    throw ofFile(name, error);
  }
}

/**
 * The records of a file in order, without reading all of them into memory.
 * @throws CliError when it cannot be read as a whole, and after the last record when other options are needed to read
 * it
 */
export async function* readInput(
  { name, path: file, format }: InputFile,
  columns: readonly Column[],
  reading: Reading,
  onHead: (head: FileHead) => void,
): AsyncGenerator<InputRecord> {
  try {
    if (format === 'csv') yield* readCsv(file, columns, reading, onHead);
    else if (format === 'ndjson') yield* readNdjson(file, reading, onHead);
    else yield* readJsonArray(file, reading);
    refuseMisread(reading);
  } catch (error) {
    throw ofFile(name, error);
  }
}

/** Refuses a file as a whole, where each of its lines would be refused for the same reason. */
function refuseMisread({ signs: { advice } }: Reading): void {
  const found = [
    ...(advice.encoding === undefined ? [] : [`is most likely ${advice.encoding}`]),
    ...(advice.decimalComma ? ['uses decimal commas'] : []),
  ];
  const options = [
    ...(advice.encoding === undefined ? [] : [`--encoding ${advice.encoding}`]),
    ...(advice.decimalComma ? ['--decimal-comma'] : []),
  ];
  if (found.length === 0) return;
  throw new FileFault(found.join(' and '), `read it with ${options.join(' ')}`, { advice });
}

function ofFile(name: string, error: unknown): unknown {
  if (!(error instanceof FileFault)) return error;
  const { message, remedy } = error;
  return new CliError(`${name} ${message}.`, remedy, EXIT.usage, { cause: error });
}
