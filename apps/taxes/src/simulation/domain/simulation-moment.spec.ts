import { ruleDay } from '#landed-cost';
import { termsByDestination } from '#terms';
import { sandboxDocuments } from '#terms/sandbox';
import * as fc from 'fast-check';
import { simulationMoment } from './simulation-moment.js';

const BR = termsByDestination(sandboxDocuments().values()).get('BR');
const inBrazil = (now: Date, day?: string) => simulationMoment(BR, now, day);
const ruleDayOfBrazil = (instant: Date) => ruleDay(BR, instant);
const NOW = new Date('2026-11-21T02:30:00.000Z'); // 23:30 of the 20th in São Paulo

describe('the moment of a simulation (decision 5.9)', () => {
  it('is the current moment for the current date in São Paulo', () => {
    expect(inBrazil(NOW)).toEqual({ day: '2026-11-20', moment: NOW });
    expect(inBrazil(NOW, '2026-11-20')).toEqual({ day: '2026-11-20', moment: NOW });
  });

  it('is the last moment of another day, before the UTC start of the next date', () => {
    expect(inBrazil(NOW, '2026-05-11')).toEqual({
      day: '2026-05-11',
      moment: new Date('2026-05-11T23:59:59.999Z'),
    });
  });

  it('is on the requested day, after every rate that was loaded for it', () => {
    const days = fc.integer({ min: 0, max: 5_000 }).map((offset) => {
      const day = new Date(Date.UTC(2024, 7, 1) + offset * 86_400_000);
      return day.toISOString().slice(0, 10);
    });
    fc.assert(
      fc.property(days, (day) => {
        fc.pre(day !== ruleDayOfBrazil(NOW));
        const { moment } = inBrazil(NOW, day);
        expect(ruleDayOfBrazil(moment)).toBe(day);
        expect(moment.getTime()).toBeGreaterThan(Date.parse(day));
        expect(moment.getTime() + 1).toBe(Date.parse(day) + 86_400_000);
      }),
    );
  });
});
