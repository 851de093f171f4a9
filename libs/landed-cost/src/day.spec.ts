import { dayIn } from './day.js';

describe('the day that determines the rule (decision 5.9)', () => {
  it.each([
    ['2026-05-12T02:59:59.999Z', '2026-05-11'],
    ['2026-05-12T03:00:00.000Z', '2026-05-12'],
    ['2026-12-31T23:30:00-03:00', '2026-12-31'],
    ['2027-01-01T00:30:00+09:00', '2026-12-31'],
    ['2018-12-01T02:00:00.000Z', '2018-12-01'], // daylight saving time, abolished in 2019
  ])('%s is %s in Brasília', (instant, day) => {
    expect(dayIn('America/Sao_Paulo', new Date(instant))).toBe(day);
  });

  it('differs between time zones at the same instant, and is cached for each time zone', () => {
    const instant = new Date('2026-06-30T22:30:00.000Z');
    const zones = ['Europe/Berlin', 'America/Sao_Paulo', 'Asia/Tokyo', 'Europe/Berlin'];
    expect(zones.map((zone) => dayIn(zone, instant))).toEqual([
      '2026-07-01',
      '2026-06-30',
      '2026-07-01',
      '2026-07-01',
    ]);
    expect(() => dayIn('Europe/Atlantis', instant)).toThrow(RangeError);
  });
});
