import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fault, type Column, type InputRecord, type ReadingOptions } from '@entrepot/product-files';
import type { Context } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { oneLine } from '../terminal/plain.js';
import {
  formatOf,
  readingOfFile,
  readInput,
  requireFile,
  type Format,
} from '../upload/input/input-file.js';

/** Options of a command that reads rows from a file. */
export interface RowsOptions {
  format?: Format;
  /** Label of an encoding. */
  encoding?: string;
}

/**
 * The rows of a file, each with its faults.
 * @param file its name, or `-` for stdin
 * @param members that rows in JSON may have besides the columns
 * @throws CliError when it cannot be read as a whole, or has columns that may be misspelt
 */
export async function readRows(
  file: string,
  columns: readonly Column[],
  options: RowsOptions,
  context: Context,
  members: readonly string[] = [],
): Promise<InputRecord[]> {
  if (file !== '-') {
    requireFile(file);
    return rowsOf(file, formatOf(file, options.format), columns, options, members);
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'entrepot-rows-'));
  try {
    const copy = path.join(folder, 'stdin');
    await pipeline(context.stdin, createWriteStream(copy));
    const format = options.format ?? formatIn(await readFile(copy, 'latin1'));
    return await rowsOf(copy, format, columns, options, members);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The format of a text without a file name, by its beginning. */
function formatIn(text: string): Format {
  const [first] = text.trimStart();
  if (first === '[') return 'json';
  return first === '{' ? 'ndjson' : 'csv';
}

async function rowsOf(
  file: string,
  format: Format,
  columns: readonly Column[],
  options: ReadingOptions,
  members: readonly string[],
): Promise<InputRecord[]> {
  const names = columns.map(({ name }) => name);
  const known = new Set([...names, ...members]);
  const reading = readingOfFile(file, format, options);
  const rows: InputRecord[] = [];
  const onHead = ({ ignored }: { ignored: string[] }) => refuseIgnored(file, ignored, names);
  for await (const row of readInput(file, format, columns, reading, onHead)) {
    const unknown = Object.keys(row.body)
      .filter((member) => !known.has(member))
      .map((member) => fault('unknown-column', member, 'is unknown'));
    rows.push({ ...row, faults: [...row.faults, ...unknown] });
  }
  return rows;
}

/** @throws CliError where a column may be a misspelt one */
function refuseIgnored(file: string, ignored: readonly string[], names: readonly string[]): void {
  if (ignored.length === 0) return;
  const unknown = oneLine(ignored.map((name) => name || '(no name)').join(', '));
  const next = `name them as they should be: ${names.join(', ')}`;
  throw new CliError(`${file} has unknown columns: ${unknown}.`, next, EXIT.usage);
}
