import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Context } from './context.js';

type Stdin = Pick<Context, 'stdin'>;

/** Whether the name of a file stands for stdin; `/dev/stdin` cannot be opened where it is a socket. */
export function isStdin(file: string): boolean {
  return file === '-' || file === '/dev/stdin';
}

/** The bytes of a file, a pipe or stdin, which can be read once. */
export function streamOf(file: string, { stdin }: Stdin): NodeJS.ReadableStream {
  return isStdin(file) ? stdin : createReadStream(file);
}

/** The whole text of a file, a pipe or stdin. */
export function textIn(file: string, { stdin }: Stdin): Promise<string> {
  return isStdin(file) ? text(stdin) : readFile(file, 'utf8');
}
