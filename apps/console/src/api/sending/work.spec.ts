import { ApiProblem } from '../problem.js';
import { RateGate } from './rate-gate.js';
import { workOn } from './work.js';

const problem = (status: number, retryAfter?: string) => new ApiProblem(status, {}, retryAfter);
/** Records the delays that answers request, without waiting. */
class Gate extends RateGate {
  readonly held: number[] = [];
  override hold(ms: number): void {
    this.held.push(ms);
  }
}

interface Ended {
  tries: number[];
  failed: number[];
  most: number;
  held: number[];
}

/** @param answers the problems of each item, in the order of the attempts; after them, the request succeeds */
async function run(answers: Record<number, ApiProblem[]>, items = 12): Promise<Ended> {
  const tries = Array.from({ length: items }, () => 0);
  const failed: number[] = [];
  const gate = new Gate();
  let under = 0;
  let most = 0;
  await workOn({
    items: [...tries.keys()],
    gate,
    stop: new AbortController().signal,
    send: async (item) => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
      const error = answers[item]?.[tries[item]!];
      tries[item]! += 1;
      if (error) throw error;
    },
    onFailed: (item) => failed.push(item),
  });
  return { tries, failed, most, held: gate.held };
}

describe('requests for many items', () => {
  it('are sent once each, a few at a time', async () => {
    const { tries, failed, most } = await run({});
    expect([new Set(tries), failed, most]).toEqual([new Set([1]), [], 4]);
  });

  it('wait as long as each 429 says, and lose no item', async () => {
    const { tries, failed, held } = await run({
      3: Array.from({ length: 20 }, () => problem(429, '7')),
    });
    expect([tries[3], failed]).toEqual([21, []]);
    expect(new Set(held)).toEqual(new Set([7_000]));
  });

  it('are retried without an answer, and finally fail', async () => {
    const away = Array.from({ length: 9 }, () => problem(0));
    const { tries, failed } = await run({ 1: away.slice(0, 2), 2: away, 4: [problem(422)] });
    expect([tries[1], tries[2], tries[4], failed.toSorted()]).toEqual([3, 6, 1, [2, 4]]);
  });

  it('are retried while an earlier attempt is still in progress', async () => {
    const inUse = new ApiProblem(409, { code: 'idempotency-key-in-use' }, '1');
    const { tries, failed, held } = await run({ 1: [inUse], 2: [problem(409)] });
    expect([tries[1], tries[2], failed, held]).toEqual([2, 1, [2], [1_000]]);
  });

  it('end together with the session', async () => {
    const ended = problem(401);
    await expect(run({ 2: [ended] }, 1_000)).rejects.toBe(ended);
  });

  it('stop on request, after those in progress are finished', async () => {
    const stop = new AbortController();
    const finished: number[] = [];
    const failed: number[] = [];
    await workOn({
      items: [...Array.from({ length: 100 }).keys()],
      gate: new RateGate(),
      stop: stop.signal,
      send: async (item) => {
        if (item === 2) {
          stop.abort();
          throw problem(429, '60');
        }
        await Promise.resolve();
        finished.push(item);
      },
      onFailed: (item) => failed.push(item),
    });
    expect(failed).toEqual([]);
    expect(finished.length).toBeLessThan(10);
    expect(finished).toEqual(expect.arrayContaining([0, 1]));
  });
});

describe('the rate gate', () => {
  it('closes while few requests are left according to the answers', () => {
    const gate = new RateGate();
    gate.observe(new Headers({ ratelimit: '"client";r=21;t=30' }));
    expect(gate.waitMs).toBe(0);
    gate.observe(new Headers({ ratelimit: '"client";r=20;t=30' }));
    expect(gate.waitMs).toBeGreaterThan(20_000);
    gate.hold(1);
    expect(gate.waitMs).toBeGreaterThan(20_000);
  });
});
