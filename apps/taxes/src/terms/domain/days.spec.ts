import * as fc from 'fast-check';
import { dayIn } from '#landed-cost';
import { addDays, startOf } from './days.js';

describe('days at a place (decision 9.3)', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-07-01', '2026-06-30T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-07-01', '2026-07-01T11:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-01', '2026-06-30T18:30:00.000Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'], // its clocks skip midnight
    ['UTC', '2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('begin in %s on %s at %s', (timeZone, day, start) => {
    expect(startOf(day, timeZone).toISOString()).toBe(start);
  });

  it('begin at the first instant that is of the day, everywhere', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 5_000 }),
        (timeZone, days) => {
          const day = addDays('2024-01-01', days);
          const start = startOf(day, timeZone);
          expect(dayIn(timeZone, start)).toBe(day);
          expect(dayIn(timeZone, new Date(start.getTime() - 1))).toBe(addDays(day, -1));
        },
      ),
    );
  });
});
