import { BatchPacer } from './batch-pacer.js';

/** A loop whose portions take their time and come after a gap; answers its rests. */
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

describe('the duty cycle of a loop', () => {
  it('never rests while there is time between the portions', () => {
    expect(new Set(play(times(500, { took: 5, gap: 5 })))).toEqual(new Set([0]));
  });

  it('rests twice as long as a portion took once it has been at work nearly all the time', () => {
    const rests = play(times(500, { took: 5, gap: 0 }));
    expect(rests.slice(0, 90)).toEqual(Array(90).fill(0));
    expect(new Set(rests.slice(110))).toEqual(new Set([10]));
  });

  it.each([
    [40, 60],
    [80, 20],
    [400, 0],
  ])('goes on 100 ms after the last portion began: after %i ms it rests %i', (took, rest) => {
    expect(play(times(100, { took, gap: 0 })).at(-1)).toBe(rest);
  });

  it('stops resting when less comes', () => {
    const rests = play([...times(200, { took: 5, gap: 0 }), ...times(200, { took: 5, gap: 60 })]);
    expect(rests[199]).toBe(10);
    expect(rests.at(-1)).toBe(0);
  });
});
