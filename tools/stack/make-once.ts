import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder that later and concurrent processes share, unless it exists. It is made under another name, so it is
 * complete or absent.
 * @param make creates and fills the folder of the given name
 */
export function makeOnce(folder: string, make: (unfinished: string) => void): void {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true }); // of a killed process that had this id
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
  try {
    make(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // else a concurrent process was faster
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
