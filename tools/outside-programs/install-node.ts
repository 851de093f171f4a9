import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../stack/paths.js';

/**
 * Installs a version of Node once for the machine.
 * @returns the path of its program
 */
export function installNode(version: string): string {
  const folder = path.join(cacheFolder(), `node-${version}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(path.join(unfinished, 'package.json'), '{}');
    const words = ['install', '--silent', '--no-audit', '--no-fund', `node@${version}`];
    execFileSync('npm', words, { cwd: unfinished, stdio: 'pipe' });
    renameSync(unfinished, folder);
  }
  return path.join(folder, 'node_modules', 'node', 'bin', 'node');
}
