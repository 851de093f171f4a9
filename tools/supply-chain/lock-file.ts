import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';

export interface LockedPackage {
  /** The path where npm installs the package, from the repository's root. */
  folder: string;
  name: string;
  version: string;
  /** An SPDX expression; missing if the package declares none or in another form. */
  license?: string;
  hasInstallScript: boolean;
  /** Used only for builds and tests. */
  dev: boolean;
  /** Optional, or for other platforms. */
  optional: boolean;
}

interface LockEntry {
  name?: string;
  /** A workspace of this repository. */
  link?: boolean;
  version: string;
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/** Every package that `npm ci` may install on any platform; a version in several places is listed once. */
export function lockedPackages(): LockedPackage[] {
  const packagesById = new Map(
    lockedPlaces().map((lockedPackage) => [
      `${lockedPackage.name}@${lockedPackage.version}`,
      lockedPackage,
    ]),
  );
  return [...packagesById.values()];
}

/** Every path at which `npm ci` may install a package. */
export function lockedPlaces(): LockedPackage[] {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockEntry> };
  const places: LockedPackage[] = [];
  for (const [place, entry] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || entry.link) continue; // ours
    const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 13);
    places.push({
      folder: place,
      name,
      version: entry.version,
      ...(entry.license !== undefined && { license: entry.license }),
      hasInstallScript: entry.hasInstallScript ?? false,
      dev: entry.dev ?? entry.devOptional ?? false,
      optional: entry.optional ?? entry.devOptional ?? false,
    });
  }
  return places;
}

/** The install scripts named in `package.json`, with whether they may run. */
export function namedInstallScripts(): Record<string, boolean> {
  return (readJson('package.json') as { allowScripts: Record<string, boolean> }).allowScripts;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(projectRoot(), file), 'utf8'));
}
