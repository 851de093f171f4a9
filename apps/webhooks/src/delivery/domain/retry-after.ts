/** The shortest wait before a new attempt; a receiver that requests less is not called constantly. */
const LEAST_MS = 2_000;
const MOST_MS = 3_600_000;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const TIME = String.raw`(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})`;
const MONTH = `(?<month>${MONTHS.join('|')})`;

/** `Sun, 06 Nov 1994 08:49:37 GMT`, and the obsolete `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`. */
const HTTP_DATES = [
  String.raw`[A-Z][a-z]{2}, (?<day>\d{2}) ${MONTH} (?<year>\d{4}) ${TIME} GMT`,
  String.raw`[A-Z][a-z]{5,8}, (?<day>\d{2})-${MONTH}-(?<year>\d{2}) ${TIME} GMT`,
  String.raw`[A-Z][a-z]{2} ${MONTH} (?<day>[ \d]\d) ${TIME} (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}$`));

/**
 * Reads `Retry-After`: seconds with any number of digits, or a date in one of the three forms of RFC 9110, 5.6.7.
 * @returns milliseconds from now, 2 s to an hour (decision 11.9); undefined when the header is absent or cannot be read
 */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : msUntil(text, now);
  return wait === undefined ? undefined : Math.min(Math.max(wait, LEAST_MS), MOST_MS);
}

function msUntil(text: string, now: Date): number | undefined {
  for (const form of HTTP_DATES) {
    const parts = form.exec(text)?.groups;
    if (parts) return instantOf(parts, now) - now.getTime();
  }
  return undefined;
}

/** A part that is out of range carries over into the next larger part. */
function instantOf(parts: Record<string, string>, now: Date): number {
  const { year = '', month = '', day, hour, minute, second } = parts;
  const fullYear = year.length === 2 ? withCentury(Number(year), now) : Number(year);
  const [monthAt, ...rest] = [MONTHS.indexOf(month), ...[day, hour, minute, second].map(Number)];
  return Date.UTC(fullYear, monthAt, ...rest);
}

/** A two-digit year that would be more than 50 years ahead is in the past (RFC 9110, 5.6.7). */
function withCentury(year: number, now: Date): number {
  const current = now.getUTCFullYear();
  const full = current - (current % 100) + year;
  return full > current + 50 ? full - 100 : full;
}
