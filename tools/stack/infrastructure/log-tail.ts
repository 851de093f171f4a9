import { existsSync, readFileSync, statSync } from 'node:fs';

export function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

/** The last lines of a log, for an error message. */
export function lastLines(file: string, count = 25): string {
  if (!existsSync(file)) return `(${file} is empty)`;
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
