import type { Listed, Page } from './changes.js';

/** What a list shows, and in which order. */
export interface ListRule<R extends Listed> {
  keyOf: (row: R) => string;
  /** Do the filters let a record through, as far as the page can say? */
  matches: (row: R) => boolean;
  /** A filter that only the service knows: a changed record that no page has is not added. */
  onlyKnown: boolean;
  /** The oldest change first. */
  ascending: boolean;
}

/** Pages of a list after some of its records have changed: each is where its new date puts it, or gone if the filters no longer let it through. */
export function withChanges<R extends Listed>(
  pages: readonly Page<R>[],
  changed: readonly R[],
  { keyOf, matches, onlyKnown, ascending }: ListRule<R>,
): readonly Page<R>[] {
  const known = new Map(pages.flatMap(({ rows }) => rows).map((row) => [keyOf(row), row]));
  const newer = changed.filter((row) => isNewer(row, known.get(keyOf(row))));
  if (newer.length === 0) return pages;
  const moved = new Set(newer.map(keyOf));
  const shown = newer.filter((row) => matches(row) && (!onlyKnown || known.has(keyOf(row))));
  const rest = pages.map((page) => ({
    ...page,
    rows: page.rows.filter((row) => !moved.has(keyOf(row))),
  }));
  const compare = byLastUpdate(keyOf);
  return ascending
    ? appended(rest, shown, compare)
    : prepended(rest, shown, (one, other) => compare(other, one));
}

/** Is a record newer than the one that is known? */
export function isNewer(row: Listed, known: Listed | undefined): boolean {
  if (!known) return true;
  return (
    row.version > known.version ||
    (row.version === known.version && row.lastUpdateDate > known.lastUpdateDate)
  );
}

type Compare<R> = (one: R, other: R) => number;

function byLastUpdate<R extends Listed>(keyOf: (row: R) => string): Compare<R> {
  return (one, other) => {
    if (one.lastUpdateDate !== other.lastUpdateDate) {
      return one.lastUpdateDate < other.lastUpdateDate ? -1 : 1;
    }
    return keyOf(one) < keyOf(other) ? -1 : 1;
  };
}

function prepended<R>(pages: Page<R>[], rows: readonly R[], compare: Compare<R>): Page<R>[] {
  return pages.map((page, at) =>
    at === 0 ? { ...page, rows: [...rows, ...page.rows].toSorted(compare) } : page,
  );
}

/** What is newest comes with the last page, unless that is here already. */
function appended<R>(pages: Page<R>[], rows: readonly R[], compare: Compare<R>): Page<R>[] {
  return pages.map((page, at) =>
    at === pages.length - 1 && page.nextPageToken === undefined
      ? { ...page, rows: [...page.rows, ...rows].toSorted(compare) }
      : page,
  );
}
