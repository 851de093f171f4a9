import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Events from '../../libs/events/src/index.js';

const root = path.resolve(import.meta.dirname, '..', '..');

/** A folder outside the repository in which the packed package is installed. */
export interface Installed {
  folder: string;
  /** What the package exports. */
  events: typeof Events;
  remove(): void;
}

/** Packs the package as it would be published, and installs it as its user would. */
export async function installPackage(): Promise<Installed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-events-'));
  const npm = (cwd: string, ...words: string[]): string =>
    execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  npm(root, 'pack', '--workspace', '@entrepot/events', '--pack-destination', folder);
  npm(folder, 'init', '--yes');
  npm(folder, 'install', '--offline', './entrepot-events-0.1.0.tgz');
  const entry = path.join(folder, 'node_modules/@entrepot/events/dist/index.js');
  return {
    folder,
    events: (await import(entry)) as typeof Events,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
