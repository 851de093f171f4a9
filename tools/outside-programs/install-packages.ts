import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Events from '../../libs/events/src/index.js';

const root = path.resolve(import.meta.dirname, '..', '..');

/** A folder outside the repository in which packages are installed. */
export interface Installed {
  folder: string;
  remove(): void;
}

/** Packs workspaces as they would be published, and installs them as their users would: `client` for `@entrepot/client`. */
export function installPackages(...names: string[]): Installed {
  const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-packages-'));
  const npm = (cwd: string, ...words: string[]): string =>
    execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const files = names.map((name) => {
    const pack = ['pack', '--workspace', `@entrepot/${name}`, '--pack-destination', folder];
    return `./${npm(root, ...pack)
      .trim()
      .split('\n')
      .at(-1)}`;
  });
  npm(folder, 'init', '--yes');
  npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', ...files);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Installs the package of events and imports it. */
export async function installEvents(): Promise<Installed & { events: typeof Events }> {
  const installed = installPackages('events');
  const entry = path.join(installed.folder, 'node_modules/@entrepot/events/dist/esm/index.js');
  return { ...installed, events: (await import(pathToFileURL(entry).href)) as typeof Events };
}
