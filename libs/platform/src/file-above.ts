import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Searches upwards, because the build folder has another depth than the source folder.
 * @param name the path of a file or folder below the project's root
 */
export function fileAbove(start: string, name: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const file = join(folder, name);
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) throw new Error(`there is no ${name} above ${start}`);
  }
}
