import { fault, type Column, type FileFormat, type InputRecord } from '@entrepot/product-files';
import type { Context } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { oneLine } from '../terminal/plain.js';
import { readingOfFile, readInput, type InputFile } from '../upload/input/input-file.js';
import { withInput } from '../upload/input/with-input.js';

/** Options of a command that reads rows from a file. */
export interface RowsOptions {
  format?: FileFormat;
  /** Label of an encoding. */
  encoding?: string;
}

/**
 * The rows of a file, each with its faults.
 * @param file its name, that of a pipe, or `-` for stdin
 * @param members that rows in JSON may have besides the columns
 * @throws CliError when it cannot be read as a whole, or has columns that may be misspelt
 */
export function readRows(
  file: string,
  columns: readonly Column[],
  options: RowsOptions,
  context: Context,
  members: readonly string[] = [],
): Promise<InputRecord[]> {
  return withInput(file, options.format, context, (input) =>
    rowsOf(input, columns, options, members),
  );
}

async function rowsOf(
  input: InputFile,
  columns: readonly Column[],
  options: RowsOptions,
  members: readonly string[],
): Promise<InputRecord[]> {
  const names = columns.map(({ name }) => name);
  const accepted = new Set([...names, ...members]);
  const reading = readingOfFile(input, options);
  const rows: InputRecord[] = [];
  const onHead = ({ ignored }: { ignored: string[] }) => refuseIgnored(input.name, ignored, names);
  for await (const row of readInput(input, columns, reading, onHead)) {
    const unknown = Object.keys(row.body)
      .filter((member) => !accepted.has(member))
      .map((member) => fault('unknown-column', member, 'is unknown'));
    rows.push({ ...row, faults: [...row.faults, ...unknown] });
  }
  return rows;
}

/** @throws CliError where a column may be a misspelt one */
function refuseIgnored(name: string, ignored: readonly string[], names: readonly string[]): void {
  if (ignored.length === 0) return;
  const unknown = oneLine(ignored.map((column) => column || '(no name)').join(', '));
  const next = `name them as they should be: ${names.join(', ')}`;
  throw new CliError(`${name} has unknown columns: ${unknown}.`, next, EXIT.usage);
}
