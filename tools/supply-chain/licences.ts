import type { LockedPackage } from './lock-file.js';

/**
 * Licences allowed for dependencies of a product under Apache-2.0 that others change and sell: they require at most a
 * notice. Add a new one only after reading it. OFL-1.1 is for fonts: they may be shipped and embedded in documents, and
 * only a changed font must keep the licence and take another name; the image contains unchanged fonts with their
 * licence.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Licences that are missing in the lock file, because the package declares none; taken from their LICENSE files. */
const READ_BY_HAND: readonly [RegExp, string][] = [
  [/^(buildcheck|cpu-features|png-js|ssh2)$/, 'MIT'],
  [/^@oxc-parser\/binding-[\w-]+$/, 'MIT'],
  [/^@oxlint\/binding-[\w-]+$/, 'MIT'],
  [/^@unrs\/resolver-binding-[\w-]+$/, 'MIT'],
  [/^@swc\/core-[\w-]+$/, 'Apache-2.0 AND MIT'],
];

/** A package's licence as an SPDX expression; undefined if none is known. */
export function licenceOf({
  name,
  license,
}: Pick<LockedPackage, 'name' | 'license'>): string | undefined {
  return license ?? READ_BY_HAND.find(([pattern]) => pattern.test(name))?.[1];
}

/**
 * A copyleft licence for single files, which has no effect here: only tests run the package, and no shipped file
 * contains a part of it.
 */
const IN_TESTS_ONLY: ReadonlyMap<string, string> = new Map([['axe-core', 'MPL-2.0']]);

/** @param expression SPDX names with AND and OR; parentheses only around the whole */
export function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((alternative) =>
    alternative.split(' AND ').every((name) => ALLOWED.has(name.trim())),
  );
}

/** Packages that may not be used, because their licence is not allowed or unknown. */
export function refusedLicences(packages: readonly LockedPackage[]): LockedPackage[] {
  return packages.filter((lockedPackage) => {
    const licence = licenceOf(lockedPackage);
    const tested = lockedPackage.dev && IN_TESTS_ONLY.get(lockedPackage.name) === licence;
    return licence === undefined || !(isAllowed(licence) || tested);
  });
}
