import { ruleDay } from './day.js';

describe('the day that determines the rule (decision 5.9)', () => {
  it.each([
    ['2026-05-12T02:59:59.999Z', '2026-05-11'],
    ['2026-05-12T03:00:00.000Z', '2026-05-12'],
    ['2026-12-31T23:30:00-03:00', '2026-12-31'],
    ['2027-01-01T00:30:00+09:00', '2026-12-31'],
    ['2018-12-01T02:00:00.000Z', '2018-12-01'], // daylight saving time, abolished in 2019
  ])('%s is %s in Brasília', (instant, day) => {
    expect(ruleDay(new Date(instant))).toBe(day);
  });
});
