import { Loop } from './loop.js';

it('waits twice as long after each failure in a row, up to the longest wait', async () => {
  const outcomes = ['fails', 'fails', 'fails', 'fails', 'succeeds', 'fails'];
  const waits: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const loop = new Loop(
    async () => {
      const outcome = outcomes.shift();
      if (outcome === 'fails') throw new Error(outcome);
      if (outcome === undefined) resolve();
    },
    { firstMs: 1, mostMs: 3 },
    (_error, waitMs) => waits.push(waitMs),
  );
  loop.start();
  await promise;
  await loop.stop(1_000);
  expect(waits).toEqual([1, 2, 3, 3, 1]);
});
