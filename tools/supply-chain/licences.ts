import type { LockedPackage } from './lock-file.js';

/**
 * Licences under which a dependency may be used, in a product under Apache-2.0 that others change and sell: they ask
 * for a notice at most. A new one comes in here by someone who has read it.
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
  'Python-2.0',
  'Unlicense',
]);

/** The lock file does not say these, as it has the field from the package's own description; their LICENSE files do. */
const READ_BY_HAND: readonly [RegExp, string][] = [
  [/^(buildcheck|cpu-features|png-js|ssh2)$/, 'MIT'],
  [/^@oxc-parser\/binding-[\w-]+$/, 'MIT'],
  [/^@oxlint\/binding-[\w-]+$/, 'MIT'],
  [/^@unrs\/resolver-binding-[\w-]+$/, 'MIT'],
  [/^@swc\/core-[\w-]+$/, 'Apache-2.0 AND MIT'],
];

/** A package's licence as an SPDX expression; undefined where no one has said one. */
export function licenceOf({
  name,
  license,
}: Pick<LockedPackage, 'name' | 'license'>): string | undefined {
  return license ?? READ_BY_HAND.find(([pattern]) => pattern.test(name))?.[1];
}

/** @param expression SPDX of names, AND and OR, in which parentheses only enclose the whole */
export function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((name) => ALLOWED.has(name.trim())));
}

/** What may not be used: a licence that is not allowed, or none known. */
export function refusedLicences(packages: readonly LockedPackage[]): LockedPackage[] {
  return packages.filter((one) => {
    const licence = licenceOf(one);
    return licence === undefined || !isAllowed(licence);
  });
}
