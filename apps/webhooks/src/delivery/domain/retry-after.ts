const MOST_MS = 24 * 3_600_000;

/** `Tue, 29 Oct 2024 16:56:32 GMT`: the one form of a date that is still sent (RFC 9110, 5.6.7). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads `Retry-After`: seconds or a date.
 * @returns milliseconds from now, at most a day; undefined when the header is absent or cannot be read
 */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * 1_000, MOST_MS);
  if (!HTTP_DATE.test(text)) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at)) return undefined;
  return Math.min(Math.max(at - now.getTime(), 0), MOST_MS);
}
