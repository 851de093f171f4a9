import * as fc from 'fast-check';

/** Texts that break careless programs: escapes, control characters, lone surrogates, syntax of other languages. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    'é'.normalize('NFD'),
    '👩‍👩‍👧',
    "'; DROP TABLE sku; --",
    '{{7*7}}',
    '${jndi:ldap://127.0.0.1/a}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '%2e%2e%2f',
    'null',
    '__proto__',
    'constructor',
    '\r\nX-Injected: 1',
    '9'.repeat(400),
    '1e400',
    '-0',
    '2026-02-30T25:61:61Z',
    '0000-00-00',
    '+275760-09-13T00:00:00.001Z',
    'x'.repeat(600),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.1 + 0.2,
    1e-7,
    1e21,
    1e308,
    -1e308,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53 + 2,
    99_999_999_999.9999,
    100_000_000_000,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 4, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { a: { b: 1 } }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 60 }).map(nested) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
