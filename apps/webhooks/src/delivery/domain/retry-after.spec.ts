import fc from 'fast-check';
import { retryAfterMs } from './retry-after.js';

const NOW = new Date('2026-03-04T10:00:00.000Z');
const HOUR = 3_600_000;

it.each([
  ['120', 120_000],
  ['1', 2_000],
  [' 0 ', 2_000],
  ['3600', HOUR],
  ['3601', HOUR],
  ['9'.repeat(400), HOUR],
  [`${'0'.repeat(400)}7`, 7_000],
  ['Wed, 04 Mar 2026 10:00:30 GMT', 30_000],
  ['Wednesday, 04-Mar-26 10:00:30 GMT', 30_000],
  ['Wed Mar  4 10:00:30 2026', 30_000],
  ['Wed, 04 Mar 2026 10:00:60 GMT', 60_000],
  ['Wed, 04 Mar 2026 09:00:00 GMT', 2_000],
  ['Fri, 06 Mar 2026 10:00:00 GMT', HOUR],
  ['Thursday, 01-Jan-76 00:00:00 GMT', HOUR],
  ['Friday, 01-Jan-77 00:00:00 GMT', 2_000],
  ['Sun Nov  6 08:49:37 1994', 2_000],
  ['Wed, 04 Mrz 2026 10:00:30 GMT', undefined],
  ['Wed, 4 Mar 2026 10:00:30 GMT', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['2026-03-04T10:00:30Z', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads Retry-After %j as %j ms', (header, expected) => {
  expect(retryAfterMs(header, NOW)).toBe(expected);
});

const imf = (date: Date) => date.toUTCString();
const two = (value: number) => String(value).padStart(2, '0');
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

it('reads the three forms of a date alike, between its minimum and its maximum', () => {
  const seconds = fc.integer({ min: -10_000, max: 10_000 });
  fc.assert(
    fc.property(seconds, (ahead) => {
      const date = new Date(NOW.getTime() + ahead * 1_000);
      const [, day, month, year, time] = imf(date).split(/,? /);
      const forms = [
        imf(date),
        `${DAYS[date.getUTCDay()]}, ${day}-${month}-${two(date.getUTCFullYear() % 100)} ${time} GMT`,
        `${DAYS[date.getUTCDay()]?.slice(0, 3)} ${month} ${String(date.getUTCDate()).padStart(2)} ${time} ${year}`,
      ];
      const expected = Math.min(Math.max(ahead * 1_000, 2_000), HOUR);
      expect(forms.map((form) => retryAfterMs(form, NOW))).toEqual([expected, expected, expected]);
    }),
  );
});
