/** The separator of the levels of a category, in references of merchants and in paths of channels. */
const SEPARATOR = ' > ';

/**
 * The form in which categories and names of attributes are compared (decision 10.6): without case, without accents, and
 * with single blanks. Marks of other scripts belong to their words and are not removed.
 */
export function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** A key and the keys of all levels above it, the longest first. */
export function levelsOf(key: string): string[] {
  const parts = key.split(SEPARATOR);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(SEPARATOR));
}

/** The last level of a category, as written. */
export function lastLevelOf(category: string): string {
  return category.split(SEPARATOR).at(-1) ?? category;
}
