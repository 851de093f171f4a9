import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import spdx from 'spdx-license-list/full.js';
import { projectRoot } from '../stack/paths.js';
import { licenceOf } from './licences.js';
import { lockedPackages, lockedPlaces, type LockedPackage } from './lock-file.js';

export const NOTICES = 'THIRD-PARTY-NOTICES';

/** The files of a package that its licence requires to be distributed. */
const NOTICE_FILE = /^(licen[cs]e|copying|notice|ofl)/i;
const RULE = '-'.repeat(80);

/** The packages whose code a bundle contains. */
export function bundledPackages({ outputs }: Pick<Metafile, 'outputs'>): LockedPackage[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const folders = new Set(
    inputs.flatMap(([file, { bytesInOutput }]) => {
      const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
      return folder === undefined || bytesInOutput === 0 ? [] : [folder];
    }),
  );
  const locked = new Map(
    lockedPlaces().map((lockedPackage) => [lockedPackage.folder, lockedPackage]),
  );
  return [...folders].map((folder) => {
    const lockedPackage = locked.get(folder);
    if (!lockedPackage) throw new Error(`the lock file has no ${folder}`);
    return lockedPackage;
  });
}

/** The packages that run in production, which the image contains as installed. */
export function productionPackages(): LockedPackage[] {
  return lockedPackages().filter(({ dev, folder }) => !dev && existsSync(inRoot(folder)));
}

/** The notices of packages: name, version and licence of each package, and each shared text once. */
export function noticesOf(packages: readonly LockedPackage[]): string {
  const unique = new Map(
    packages.map((lockedPackage) => [
      `${lockedPackage.name} ${lockedPackage.version}`,
      lockedPackage,
    ]),
  );
  const sorted = [...unique]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, lockedPackage]) => lockedPackage);
  const byText = Map.groupBy(sorted, noticeText);
  return [...byText]
    .map(([text, members]) => `${RULE}\n${members.map(heading).join('\n')}\n${RULE}\n\n${text}\n`)
    .join('\n');
}

/**
 * Writes the licence of Entrepot and the notices of the bundled code into the folder of a package, before it is packed.
 */
export function writePackageNotices(folder: string, packages: readonly LockedPackage[]): void {
  copyFileSync(inRoot('LICENSE'), path.join(folder, 'LICENSE'));
  const intro =
    packages.length === 0
      ? 'This package has no code of others. npm installs what it needs beside it, with its licences.\n'
      : `This package has code of these others:\n\n${noticesOf(packages)}`;
  writeFileSync(path.join(folder, NOTICES), intro);
}

/** The folder in which each bundler records the packages that it has bundled, for the notices of the image. */
const NOTED = path.join('dist', 'bundled-packages');

/** Records the packages of a bundle in the image. */
export function noteBundled(bundle: string, metafile: Pick<Metafile, 'outputs'>): void {
  mkdirSync(inRoot(NOTED), { recursive: true });
  const file = inRoot(path.join(NOTED, `${bundle}.json`));
  writeFileSync(file, JSON.stringify(bundledPackages(metafile)));
}

/** The packages of all recorded bundles. */
export function notedPackages(): LockedPackage[] {
  return readdirSync(inRoot(NOTED)).flatMap(
    (file) => JSON.parse(readFileSync(inRoot(path.join(NOTED, file)), 'utf8')) as LockedPackage[],
  );
}

function heading(lockedPackage: LockedPackage): string {
  return `${lockedPackage.name} ${lockedPackage.version} (${licenceOf(lockedPackage) ?? 'no licence known'})`;
}

function noticeText(lockedPackage: LockedPackage): string {
  const folder = inRoot(lockedPackage.folder);
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && NOTICE_FILE.test(entry.name),
  );
  const texts = files.map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : standardText(lockedPackage, folder);
}

/** The text of the licence for a package that names its licence without a text. */
function standardText(lockedPackage: LockedPackage, folder: string): string {
  const { author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name: string };
  };
  const name = typeof author === 'string' ? author : author?.name;
  const licence = licenceOf(lockedPackage) ?? '';
  const text = spdx[licence]?.licenseText;
  if (text === undefined) throw new Error(`${heading(lockedPackage)} has no text of its licence`);
  return `${name ? `Copyright (c) ${name}\n\n` : ''}${text.trim()}`;
}

function inRoot(file: string): string {
  return path.join(projectRoot(), file);
}
