import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../stack/paths.js';
import { expectProgram } from './run-program.js';

/**
 * Installs Python packages once for the machine, in a separate virtual environment. Needs Python 3 with venv.
 * @param name of its folder; use another name for other packages or versions
 * @param packages arguments of `pip install`
 * @returns the path of its Python; scripts of packages name the folder in which they were installed, so run modules
 */
export async function installPython(name: string, packages: readonly string[]): Promise<string> {
  const folder = path.join(cacheFolder(), name);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(path.dirname(folder), { recursive: true });
    await expectProgram('python3', ['-m', 'venv', unfinished]);
    const python = path.join(unfinished, 'bin', 'python');
    await expectProgram(python, ['-m', 'pip', 'install', '--quiet', ...packages]);
    renameSync(unfinished, folder);
  }
  return path.join(folder, 'bin', 'python');
}
