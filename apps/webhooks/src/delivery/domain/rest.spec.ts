import { HEALTHY } from './breaker.js';
import { rested } from './rest.js';

const AT = new Date('2026-03-04T10:00:00.000Z');

describe('an endpoint that rests', () => {
  it('waits 5 s, doubled each time up to two minutes', () => {
    const waits = [0, 1, 2, 3, 4, 5, 1_000].map((before) => {
      const { probeAt } = rested(HEALTHY, AT, before);
      return ((probeAt?.getTime() ?? 0) - AT.getTime()) / 1_000;
    });
    expect(waits).toEqual([5, 10, 20, 40, 80, 120, 120]);
  });

  it('counts no failure, and has had no success since the first rest', () => {
    const earlier = new Date(AT.getTime() - 60_000);
    expect(rested(HEALTHY, AT, 0)).toMatchObject({ failures: 0, failingSince: AT });
    expect(rested({ failures: 3, failingSince: earlier }, AT, 0)).toMatchObject({
      failures: 3,
      failingSince: earlier,
    });
  });
});
