import { retryAfterMs } from './retry-after.js';

const NOW = new Date('2026-03-04T10:00:00.000Z');

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['86400', 86_400_000],
  ['86401', 86_400_000],
  ['999999999', 86_400_000],
  ['Wed, 04 Mar 2026 10:00:30 GMT', 30_000],
  ['Wed, 04 Mar 2026 09:00:00 GMT', 0],
  ['Fri, 06 Mar 2026 10:00:00 GMT', 86_400_000],
  ['Wed, 99 Mar 2026 10:00:00 GMT', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['2026-03-04T10:00:30Z', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads Retry-After %j as %j ms', (header, expected) => {
  expect(retryAfterMs(header, NOW)).toBe(expected);
});
