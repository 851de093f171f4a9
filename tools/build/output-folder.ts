import { globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';

/** An empty folder on the disk of the repository. */
export function temporaryOutput(name: string): string {
  const cache = path.join(projectRoot(), 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(path.join(cache, `${name}-`));
}

/** Moves the built files one by one, each atomically, because other processes may use the files at the same time. */
export function replaceFiles(from: string, to: string): void {
  const filesOf = (parent: string): string[] => globSync('**/*.*', { cwd: parent });
  const files = filesOf(from);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    renameSync(path.join(from, file), path.join(to, file));
  }
  for (const file of filesOf(to)) if (!files.includes(file)) rmSync(path.join(to, file));
}
