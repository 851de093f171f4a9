import type { Listed, Page } from './changes.js';

/** The rule of a list: its filters and its order. */
export interface ListRule<R extends Listed> {
  keyOf: (row: R) => string;
  /** Whether the filters match a record, as far as the page can decide. */
  matches: (row: R) => boolean;
  /**
   * Whether there is a filter that only the service can match; then a changed record that is on no page is not added.
   */
  onlyKnown: boolean;
  /** The oldest change first. */
  ascending: boolean;
}

/**
 * Applies changed records to the pages of a list: each moves to the position of its new date, or is removed if the
 * filters no longer match.
 */
export function withChanges<R extends Listed>(
  pages: readonly Page<R>[],
  changed: readonly R[],
  { keyOf, matches, onlyKnown, ascending }: ListRule<R>,
): readonly Page<R>[] {
  const rowsByKey = new Map(pages.flatMap(({ rows }) => rows).map((row) => [keyOf(row), row]));
  const newer = changed.filter((row) => isNewer(row, rowsByKey.get(keyOf(row))));
  if (newer.length === 0) return pages;
  const moved = new Set(newer.map(keyOf));
  const shown = newer.filter((row) => matches(row) && (!onlyKnown || rowsByKey.has(keyOf(row))));
  const rest = pages.map((page) => ({
    ...page,
    rows: page.rows.filter((row) => !moved.has(keyOf(row))),
  }));
  const compare = byLastUpdate(keyOf);
  return ascending
    ? appended(rest, shown, compare)
    : prepended(rest, shown, (row, other) => compare(other, row));
}

/** Whether a record is newer than the known one. */
export function isNewer(row: Listed, shownRow: Listed | undefined): boolean {
  if (!shownRow) return true;
  return (
    row.version > shownRow.version ||
    (row.version === shownRow.version && row.lastUpdateDate > shownRow.lastUpdateDate)
  );
}

type Compare<R> = (row: R, other: R) => number;

function byLastUpdate<R extends Listed>(keyOf: (row: R) => string): Compare<R> {
  return (row, other) => {
    if (row.lastUpdateDate !== other.lastUpdateDate) {
      return row.lastUpdateDate < other.lastUpdateDate ? -1 : 1;
    }
    return keyOf(row) < keyOf(other) ? -1 : 1;
  };
}

function prepended<R>(pages: Page<R>[], rows: readonly R[], compare: Compare<R>): Page<R>[] {
  return pages.map((page, index) =>
    index === 0 ? { ...page, rows: [...rows, ...page.rows].toSorted(compare) } : page,
  );
}

/** The newest records belong to the last page, which may not be loaded yet. */
function appended<R>(pages: Page<R>[], rows: readonly R[], compare: Compare<R>): Page<R>[] {
  return pages.map((page, index) =>
    index === pages.length - 1 && page.nextPageToken === undefined
      ? { ...page, rows: [...page.rows, ...rows].toSorted(compare) }
      : page,
  );
}
