import type { Schemas } from '@entrepot/client';

/** A reference category in use, and the mapping that applies to it. */
export type CategoryRow = Schemas['CategoryInUseResponse'];
export type Mapping = NonNullable<CategoryRow['mapping']>;
/** A category of the channel. */
export type Target = CategoryRow['suggestions'][number];

const SEPARATOR = ' > ';

/**
 * The form in which categories are compared (decision 10.7): without case, accents and repeated blanks. A copy of
 * `foldedKey` from `@entrepot/product-files`, since importing that package would add the file parsers to the script
 * that every page loads.
 */
function keyOf(category: string): string {
  return category
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Returns a category and all categories above it, the longest first. */
export function levelsOf(category: string): string[] {
  const parts = category.split(SEPARATOR);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(SEPARATOR));
}

/** Whether it is this category or a category below it. */
export function isWithin(category: string, above: string): boolean {
  return isSame(category, above) || isBelow(category, above);
}

export function isBelow(category: string, above: string): boolean {
  return keyOf(category).startsWith(`${keyOf(above)}${SEPARATOR}`);
}

export function isSame(category: string, other: string): boolean {
  return keyOf(category) === keyOf(other);
}

/** A mapping to a category that the channel no longer has leaves the SKUs unmapped. */
export function isUnmapped({ mapping }: CategoryRow): boolean {
  return mapping?.path === undefined;
}

/** Returns the row after a mapping is set: the longest mapping applies. */
export function withMapping(row: CategoryRow, set: Mapping): CategoryRow {
  if (!isWithin(row.category, set.category)) return row;
  const { mapping } = row;
  const isLonger = mapping && keyOf(mapping.category).length > keyOf(set.category).length;
  return isLonger ? row : { ...row, mapping: set };
}

/** Finds the first unmapped row after a category, or else before it. */
export function nextUnmapped(rows: readonly CategoryRow[], after: string): CategoryRow | undefined {
  const index = rows.findIndex(({ category }) => category === after);
  return [...rows.slice(index + 1), ...rows.slice(0, Math.max(index, 0))].find(isUnmapped);
}
