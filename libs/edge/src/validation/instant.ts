export interface InstantOptions {
  /** The instant of a date without a time: the first of the day (the default), or the last (`…Until`). */
  bareDate?: 'start' | 'end';
}

const ISO_8601 =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

const DAY_MS = 86_400_000;
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Parses an ISO 8601 date or date-time (decision 1.7): UTC without an offset; a bare date is its first or last instant;
 * fractions of a millisecond are cut off.
 * @returns undefined for an invalid text, or a day or time that does not exist
 */
export function parseInstant(
  value: string,
  { bareDate = 'start' }: InstantOptions = {},
): Date | undefined {
  const match = ISO_8601.exec(value);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second = '00', fraction = '', offset = 'Z'] = match;
  const date = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date) || new Date(date).getUTCDate() !== Number(day)) return undefined;
  if (hour === undefined) return inRange(bareDate === 'start' ? date : date + DAY_MS - 1);
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const time = Date.parse(`1970-01-01T${hour}:${minute}:${second}.${milliseconds}Z`);
  const shift = offsetMs(offset);
  if (Number.isNaN(time) || time >= DAY_MS || shift === undefined) return undefined;
  return inRange(date + time - shift);
}

/** Years with four digits in every notation. */
function inRange(instant: number): Date | undefined {
  return instant < FIRST || instant > LAST ? undefined : new Date(instant);
}

function offsetMs(offset: string): number | undefined {
  if (offset.toUpperCase() === 'Z') return 0;
  const hours = Number(offset.slice(1, 3));
  const minutes = Number(offset.slice(3).replace(':', '') || 0);
  if (hours > 23 || minutes > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
