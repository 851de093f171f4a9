import { InvalidArgumentError } from 'commander';

const UNITS_MS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const AGO = /^(\d{1,6})([smhd])$/;

/** ISO 8601 with its time and offset, which can be left out. */
const ISO = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * Reads a moment that a person gives: ISO 8601, in UTC without an offset (decision 1.7), or how long ago (`90s`, `30m`,
 * `2h`, `7d`).
 * @returns ISO 8601 in UTC
 * @throws InvalidArgumentError for anything else
 */
export function readMoment(text: string, now = Date.now()): string {
  const [, count, unit = ''] = AGO.exec(text) ?? [];
  if (count !== undefined) {
    return new Date(now - Number(count) * (UNITS_MS[unit] ?? 0)).toISOString();
  }
  const [iso, time, offset] = ISO.exec(text) ?? [];
  // JavaScript would read a time without an offset in the zone of this machine.
  const date = new Date(time !== undefined && offset === undefined ? `${iso}Z` : (iso ?? ''));
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  throw new InvalidArgumentError(
    'Expected a date (2026-11-23, 2026-11-23T10:00:00Z) or how long ago (30m, 2h, 7d).',
  );
}

/**
 * As `readMoment`, for a parameter of the API, which takes ISO 8601 as it is: a bare date is the first or the last moment of
 * a day there, as the parameter says (decision 1.7).
 */
export function readParameter(text: string): string {
  const moment = readMoment(text);
  return AGO.test(text) ? moment : text;
}

/** `2026-11-23 10:00:05`, in UTC. */
export function momentText(date: string): string {
  const parsed = new Date(date);
  if (Number.isNaN(parsed.getTime())) return date;
  return parsed.toISOString().slice(0, 19).replace('T', ' ');
}

/** The two largest units: `2 d 3 h`, `5 min 10 s`. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3_600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}
