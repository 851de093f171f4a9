import { globSync } from 'node:fs';
import path from 'node:path';

/** Folders that installations, builds and stacks create. */
const MADE = new Set([
  'node_modules',
  'dist',
  'dist.new',
  '.git',
  '.stack',
  'coverage',
  '__pycache__',
]);

/** The files of the project that match a pattern, as paths from its root; also without git, in an unpacked archive. */
export function projectFiles(...patterns: string[]): string[] {
  return globSync(patterns, { exclude: (file) => MADE.has(path.basename(file)) }).toSorted();
}
