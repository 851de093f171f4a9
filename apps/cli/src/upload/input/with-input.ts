import { createWriteStream, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { formatByName, type FileFormat } from '@entrepot/product-files';
import type { Context } from '../../terminal/context.js';
import { CliError, EXIT } from '../../terminal/errors.js';
import { isStdin, streamOf } from '../../terminal/given-file.js';
import { formatOf, startOf, type InputFile } from './input-file.js';

/** The input of a command: a file, or the copy of a pipe, since an input is read several times. */
export interface Input extends InputFile {
  /** Whether it is a copy, which is removed with all files beside it when the command ends. */
  isCopy: boolean;
}

/**
 * Whether a name stands for stdin or another pipe, such as that of `<(…)`.
 * @throws CliError when there is no such file
 */
export function isPipe(file: string): boolean {
  if (isStdin(file)) return true;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats || stats.isDirectory()) {
    throw new CliError(`There is no file ${file}.`, 'check its path', EXIT.usage);
  }
  // The file behind a descriptor may have no name beside which others could be written.
  return !stats.isFile() || /^\/(dev\/fd|proc)\//.test(file);
}

/**
 * Does some work with the input that a FILE argument names.
 * @param format the format, if it was given; else the extension, or the first character of a pipe, shows it
 * @throws CliError when it does not exist, or its format is not known
 */
export async function withInput<T>(
  file: string,
  format: FileFormat | undefined,
  context: Pick<Context, 'stdin' | 'signal'>,
  work: (input: Input) => Promise<T>,
): Promise<T> {
  if (!isPipe(file)) {
    return work({ name: file, path: file, format: formatOf(file, format), isCopy: false });
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'entrepot-input-'));
  try {
    const copy = path.join(folder, 'copy');
    const { signal } = context;
    await pipeline(streamOf(file, context), createWriteStream(copy), { signal });
    const inputFormat = format ?? formatByName(file) ?? formatIn(startOf(copy));
    const name = isStdin(file) ? 'stdin' : file;
    return await work({ name, path: copy, format: inputFormat, isCopy: true });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The format of a text, by its first character after a byte order mark. */
function formatIn(start: Uint8Array): FileFormat {
  const text = Buffer.from(start).toString('latin1');
  const [first] = text.replace(/^[\s\0\u00EF\u00BB\u00BF\u00FE\u00FF]+/, '');
  if (first === '[') return 'json';
  return first === '{' ? 'ndjson' : 'csv';
}
