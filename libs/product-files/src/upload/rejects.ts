import type { FileHead } from '../reading.js';
import type { FileFormat } from '../file-format.js';

/**
 * The units of a file with the records that were not sent, so that they can be fixed and sent again.
 * @param head of the file that was read
 * @param raws the texts of the records in that file, in order
 */
export function* rejectsOf(
  format: FileFormat,
  { header, newline = '\n' }: Partial<FileHead>,
  raws: Iterable<string>,
): Generator<string> {
  const isArray = format === 'json';
  if (isArray) yield '[\n';
  else if (header !== undefined) yield header + newline;
  let between = '';
  for (const raw of raws) {
    yield between + raw;
    between = isArray ? ',\n' : newline;
  }
  yield isArray ? '\n]\n' : newline;
}
