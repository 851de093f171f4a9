import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { FileFault, LineSplitter, type FileEncoding, type Line } from '@entrepot/product-files';

const START_BYTES = 64 * 1024;

/** The first bytes of a file: its byte order mark, and in CSV its header. */
export function startOf(file: string): Uint8Array {
  const bytes = Buffer.alloc(START_BYTES);
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, bytes);
  closeSync(descriptor);
  return bytes.subarray(0, length);
}

/**
 * The units of a file behind its byte order mark, in portions.
 * @throws FileFault when it ends within a unit
 */
export async function* unitsOf(file: string, encoding: FileEncoding): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { start: encoding.markBytes })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const whole = bytes.length - (bytes.length % encoding.unitBytes);
    rest = bytes.subarray(whole);
    yield encoding.unitsOf(bytes.subarray(0, whole));
  }
  if (rest.length > 0) throw new FileFault('ends within a character', 'check that it is complete');
}

/** Its lines, in portions. */
export async function* linesOf(file: string, encoding: FileEncoding): AsyncGenerator<Line[]> {
  const splitter = new LineSplitter();
  for await (const units of unitsOf(file, encoding)) yield splitter.add(units);
  yield splitter.end();
}
