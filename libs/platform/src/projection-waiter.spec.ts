import { ProjectionWaiter } from './projection-waiter.js';

describe('waiting for a projection (decision 1.13)', () => {
  it('returns an existing record at once', async () => {
    const looks: number[] = [];
    const look = async (): Promise<number> => looks.push(1);
    expect(await new ProjectionWaiter(3_000).until(look, (found) => found > 0)).toBe(1);
  });

  it('polls until the record exists', async () => {
    let looks = 0;
    const look = async (): Promise<number> => (looks += 1);
    expect(await new ProjectionWaiter(3_000).until(look, (found) => found >= 4)).toBe(4);
  });

  it('returns its last result after the time limit', async () => {
    const startedAt = performance.now();
    const found = await new ProjectionWaiter(60).until(
      async () => 'nothing',
      () => false,
    );
    expect(found).toBe('nothing');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(59);
  });

  it('lets a hundred requests wait, and reads only once for further requests', async () => {
    const projectionWaiter = new ProjectionWaiter(60_000);
    let looks = 0;
    let isThere = false;
    const waiting = Array.from({ length: 100 }, () =>
      projectionWaiter.until(
        async () => undefined,
        () => isThere,
      ),
    );
    await new Promise(setImmediate);
    await projectionWaiter.until(
      async () => (looks += 1),
      () => false,
    );
    expect(looks).toBe(1);
    isThere = true;
    await Promise.all(waiting);
  });
});
