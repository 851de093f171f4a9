import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { DATA_RELEASE, ruleOn } from './dated.js';
import { BRAZIL_ICMS, BRAZIL_IMPORT_DUTY, BRAZIL_STATES } from './brazil.js';
import { DESTINATIONS, rulesInForce, rulesVersion } from './destinations.js';

const tables = [...DESTINATIONS.values()].flatMap((destination) => destination.tables);

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

describe('dated rules', () => {
  it('are in order of day, each with its source', () => {
    for (const table of tables) {
      const days = table.map((rule) => rule.validFrom);
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const rule of table) {
        expect(rule.validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(rule.source.length).toBeGreaterThan(10);
      }
    }
  });

  it('have neither gaps nor overlaps: each applies until the day before the next', () => {
    for (const table of tables) {
      for (const [index, rule] of table.entries()) {
        expect(new Date(`${rule.validFrom}T00:00:00Z`).toISOString().slice(0, 10)).toBe(
          rule.validFrom,
        );
        expect(ruleOn(table, rule.validFrom)).toBe(rule);
        if (index > 0) expect(ruleOn(table, dayAfter(rule.validFrom, -1))).toBe(table[index - 1]);
      }
      expect(ruleOn(table, '9999-12-31')).toBe(table.at(-1));
    }
  });

  it('apply from their day on; a day before the oldest gets the oldest (decision 5.8)', () => {
    const [old, recent] = BRAZIL_IMPORT_DUTY;
    expect(ruleOn(BRAZIL_IMPORT_DUTY, '2026-05-11')).toBe(old);
    expect(ruleOn(BRAZIL_IMPORT_DUTY, '2026-05-12')).toBe(recent);
    expect(ruleOn(BRAZIL_IMPORT_DUTY, '2031-01-01')).toBe(recent);
    expect(ruleOn(BRAZIL_IMPORT_DUTY, '2019-01-01')).toBe(old);
  });

  it('mark the estimates for Mexico and Chile, and Brazil as law (decision 5.10)', () => {
    const estimated = [...DESTINATIONS].map(([country, { tables: own }]) => [
      country,
      own.some((table) => table.some((rule) => rule.estimate)),
    ]);
    expect(estimated).toEqual([
      ['BR', false],
      ['MX', true],
      ['CL', true],
    ]);
  });

  it('have the 27 states of Brazil, including those with a raised rate', () => {
    expect(BRAZIL_STATES.size).toBe(27);
    const [{ raisedIn }] = BRAZIL_ICMS;
    expect([...raisedIn].join(' ')).toBe('AC AL BA CE MG PB PI RN RR SE');
    expect([...raisedIn].every((state) => BRAZIL_STATES.has(state))).toBe(true);
  });

  it('have a version that changes with the rules in force', () => {
    expect(rulesVersion('BR', '2026-05-11')).toBe('BR-2026-01-01-1');
    expect(rulesVersion('BR', '2026-05-12')).toBe('BR-2026-05-12-1');
    expect(rulesVersion('MX', '2026-05-12')).toBe('MX-2025-08-15-1');
    expect(rulesVersion('CL', '2026-05-12')).toBe('CL-2025-10-25-1');
  });

  it('have an order of versions that rises exactly when a version changes', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((days) => dayAfter('2024-07-01', days));
    const states = (on: string) =>
      rulesInForce(on).map(({ destination, release, since }) => ({
        destination,
        state: [release, since] as const,
        version: rulesVersion(destination, on),
      }));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (early, days) => {
        const before = states(early);
        const after = states(dayAfter(early, days));
        expect(after.map(({ destination }) => destination)).toEqual(['BR', 'MX', 'CL']);
        for (const [index, { state, version }] of after.entries()) {
          const was = before[index]!;
          expect(state >= was.state).toBe(true);
          expect(state.join() === was.state.join()).toBe(version === was.version);
        }
      }),
    );
  });

  it('equal the recorded ones, so that no rule changes by accident', () => {
    const plain = JSON.stringify(tables, (_, value: unknown) =>
      value instanceof Set ? [...value] : value,
    );
    const digest = createHash('sha256').update(plain).digest('hex').slice(0, 16);
    // Write the new digest down when a table has grown; raise DATA_RELEASE as well when a past rule was corrected.
    expect({ DATA_RELEASE, digest }).toEqual({ DATA_RELEASE: 1, digest: '62728cad401c3a3d' });
  });
});
