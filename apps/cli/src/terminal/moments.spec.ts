import { readMoment, readParameter } from './moments.js';

const NOW = Date.parse('2026-11-26T12:00:00Z');

describe('a moment that a person gives', () => {
  const zone = process.env['TZ'];
  beforeAll(() => void (process.env['TZ'] = 'America/Lima'));
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each([
    ['2026-11-23', '2026-11-23T00:00:00.000Z'],
    ['2026-11-23T10:00', '2026-11-23T10:00:00.000Z'],
    ['2026-11-23 10:00:05', '2026-11-23T10:00:05.000Z'],
    ['2026-11-23T10:00:00-05:00', '2026-11-23T15:00:00.000Z'],
    ['2h', '2026-11-26T10:00:00.000Z'],
  ])('is UTC without an offset, in every zone: %s', (text, moment) => {
    expect(readMoment(text, NOW)).toBe(moment);
  });

  it.each(['yesterday', '2026', '2026-13-01', '2026-11-23T25:00', '11/23/2026', '2 h', ''])(
    'is refused when it is neither a date nor a time ago: %j',
    (text) => expect(() => readMoment(text)).toThrow('Expected a date'),
  );

  it('stays as it is for the API, which reads a bare date as the first or last moment of a day (decision 1.7)', () => {
    expect(readParameter('2026-11-23')).toBe('2026-11-23');
    expect(readParameter('1h')).toMatch(/^\d{4}-.*Z$/);
    expect(() => readParameter('2026-02-99')).toThrow('Expected a date');
  });
});
