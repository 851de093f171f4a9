import type { Series } from '../design/charts/day-chart.js';

const DAYS = 14;
const DAY_MS = 86_400_000;

/** More colors are hard to distinguish. */
const MOST_SERIES = 5;

/** The last 14 days in UTC up to the day of `asOf` (ISO 8601), the oldest first: `2026-11-26`. */
export function daysUntil(asOf: string): string[] {
  const last = Date.parse(asOf);
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(last - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** A series for each name, the largest first, with the sum of each day; undefined if the API has no row. */
export function seriesOf<R extends { day: string }>(
  rows: readonly R[],
  days: readonly string[],
  nameOf: (row: R) => string,
  valueOf: (row: R) => number,
): Series[] {
  const byName = Map.groupBy(rows, nameOf);
  const series = [...byName].map(([name, namedRows]) => {
    const byDay = new Map<string, number>();
    for (const row of namedRows) byDay.set(row.day, (byDay.get(row.day) ?? 0) + valueOf(row));
    return { name, values: days.map((day) => byDay.get(day)) };
  });
  return series.toSorted(
    (entry, other) => totalOf(other) - totalOf(entry) || entry.name.localeCompare(other.name),
  );
}

/** Sums the smallest series into a series named `other`, so that at most five remain. */
export function largest(series: readonly Series[], other: string): Series[] {
  if (series.length <= MOST_SERIES) return [...series];
  const shown = series.slice(0, MOST_SERIES - 1);
  const rest = series.slice(MOST_SERIES - 1);
  const days = rest[0]?.values ?? [];
  const values = days.map((_, index) =>
    rest.reduce((sum, entry) => sum + (entry.values[index] ?? 0), 0),
  );
  return [...shown, { name: other, values }];
}

function totalOf({ values }: Series): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}
