import { BatchPacer } from './batch-pacer.js';

/** Runs a loop whose batches take `took` ms with a gap between them; returns the rests. */
function play(portions: readonly { took: number; gap: number }[]): number[] {
  let now = 0;
  const cycle = new BatchPacer(() => now);
  return portions.map(({ took, gap }) => {
    now += took;
    const rest = cycle.restAfter(took);
    now += Math.max(rest, gap);
    return rest;
  });
}

const times = (count: number, portion: { took: number; gap: number }) =>
  Array.from({ length: count }, () => portion);

describe('the pacer of a loop', () => {
  it('does not rest while the loop is idle between batches', () => {
    expect(new Set(play(times(500, { took: 5, gap: 5 })))).toEqual(new Set([0]));
  });

  it('rests twice the duration of a batch when the loop is busy', () => {
    const rests = play(times(500, { took: 5, gap: 0 }));
    expect(rests.slice(0, 90)).toEqual(Array(90).fill(0));
    expect(new Set(rests.slice(110))).toEqual(new Set([10]));
  });

  it.each([
    [40, 60],
    [80, 20],
    [400, 0],
  ])(
    'starts the next batch within 100 ms of the last start: after %i ms it rests %i ms',
    (took, rest) => {
      expect(play(times(100, { took, gap: 0 })).at(-1)).toBe(rest);
    },
  );

  it('stops resting when the load decreases', () => {
    const rests = play([...times(200, { took: 5, gap: 0 }), ...times(200, { took: 5, gap: 60 })]);
    expect(rests[199]).toBe(10);
    expect(rests.at(-1)).toBe(0);
  });
});
