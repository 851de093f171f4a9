import * as fc from 'fast-check';
import { parseInstant } from './instant.js';

describe('parseInstant (decision 1.7)', () => {
  it.each([
    ['2026-05-12', '2026-05-12T00:00:00.000Z'],
    ['2026-05-12T10:11', '2026-05-12T10:11:00.000Z'],
    ['2026-05-12T10:11:12', '2026-05-12T10:11:12.000Z'],
    ['2026-05-12 10:11:12Z', '2026-05-12T10:11:12.000Z'],
    ['2026-05-12t10:11:12.1z', '2026-05-12T10:11:12.100Z'],
    ['2026-05-12T10:11:12.123999999-03:00', '2026-05-12T13:11:12.123Z'],
    ['2026-05-12T10:11:12,5+0530', '2026-05-12T04:41:12.500Z'],
    ['2026-05-12T10:11:12+05', '2026-05-12T05:11:12.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['0001-01-01', '0001-01-01T00:00:00.000Z'],
  ])('reads %s', (text, expected) => {
    expect(parseInstant(text)?.toISOString()).toBe(expected);
  });

  it('reads a bare date as its last instant if requested', () => {
    const options = { bareDate: 'end' } as const;
    expect(parseInstant('2026-05-12', options)?.toISOString()).toBe('2026-05-12T23:59:59.999Z');
    expect(parseInstant('2026-05-12T00:00Z', options)?.toISOString()).toBe(
      '2026-05-12T00:00:00.000Z',
    );
  });

  it.each([
    '',
    'now',
    '2026',
    '2026-05',
    '20260512',
    '12/05/2026',
    '2026-5-1',
    '1715508672000',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '0000-01-01',
    '2026-05-12T24:00:00',
    '2026-05-12T10:60',
    '2026-05-12T10:11:60',
    '2026-05-12T10',
    '2026-05-12T10:11:12+24:00',
    '2026-05-12T10:11:12 03:00',
    '2026-05-12T10:11:12ZZ',
    '9999-12-31T23:59:59-01:00',
    '0001-01-01T00:00:00+00:01',
    ' 2026-05-12',
    '2026-05-12\n',
  ])('refuses "%s"', (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });

  it('reads every instant that an answer may contain', () => {
    const range = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(parseInstant(date.toISOString())?.getTime()).toBe(date.getTime());
      }),
    );
  });
});
