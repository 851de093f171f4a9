import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import {
  csvOptions,
  FILE_FORMATS,
  FileFault,
  formatByName,
  readingOf,
  readRecords,
} from '@entrepot/product-files';
import type {
  Column,
  FileFormat,
  FileHead,
  Hints,
  InputRecord,
  ParseCsv,
  ParsedRow,
  Reading,
  ReadingOptions,
} from '@entrepot/product-files';
import { CsvError, parse } from 'csv-parse';
import { CliError, EXIT } from '../../terminal/errors.js';

const START_BYTES = 64 * 1024;

/** The first bytes of a file: its byte order mark, and in CSV its header. */
export function startOf(file: string): Uint8Array {
  const bytes = Buffer.alloc(START_BYTES);
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, bytes);
  closeSync(descriptor);
  return bytes.subarray(0, length);
}

export interface InputFile {
  /** Its name in messages. */
  name: string;
  path: string;
  format: FileFormat;
}

/** The format of a file, by its extension unless it is given. @throws CliError for an unknown one */
export function formatOf(file: string, chosen: FileFormat | undefined): FileFormat {
  const format = chosen ?? formatByName(file);
  if (format) return format;
  const next = `name it .csv, .ndjson or .json, or give --format ${FILE_FORMATS.join('|')}`;
  throw new CliError(`The format of ${file} is not known.`, next, EXIT.usage);
}

/** The hash by which a file is recognized again. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await piped(createReadStream(file), hash);
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
    return readingOf(startOf(input.path), options, HINTS);
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
    const chunks = createReadStream(file, { start: reading.encoding.markBytes });
    const columnsFor = () => columns;
    const start = startOf(file);
    yield* readRecords({ format, reading, start, chunks, parseCsv, CsvError, columnsFor, onHead });
    refuseMisread(reading);
  } catch (error) {
    throw ofFile(name, error);
  }
}

const parseCsv: ParseCsv = async function* (texts, layout, read) {
  const parser = parse(csvOptions(layout));
  // An error of the file reaches the parser, whose reader throws it.
  pipeline(Readable.from(texts), parser, () => undefined);
  for await (const row of parser as AsyncIterable<ParsedRow>) {
    const record = read(row);
    if (record) yield record;
  }
};

/** Refuses a file as a whole, where each of its lines would be refused for the same reason. */
function refuseMisread({ signs: { advice } }: Reading): void {
  const findings = [
    ...(advice.encoding === undefined ? [] : [`is most likely ${advice.encoding}`]),
    ...(advice.decimalComma ? ['uses decimal commas'] : []),
  ];
  const options = [
    ...(advice.encoding === undefined ? [] : [`--encoding ${advice.encoding}`]),
    ...(advice.decimalComma ? ['--decimal-comma'] : []),
  ];
  if (findings.length === 0) return;
  throw new FileFault(findings.join(' and '), `read it with ${options.join(' ')}`, { advice });
}

function ofFile(name: string, error: unknown): unknown {
  if (!(error instanceof FileFault)) return error;
  const { message, remedy } = error;
  return new CliError(`${name} ${message}.`, remedy, EXIT.usage, { cause: error });
}
