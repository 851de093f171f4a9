import { ProjectionWaiter } from './projection-waiter.js';

describe('looking again for what is not known yet (decision 1.13)', () => {
  it('answers at once what is there', async () => {
    const looks: number[] = [];
    const look = async (): Promise<number> => looks.push(1);
    expect(await new ProjectionWaiter(3_000).until(look, (found) => found > 0)).toBe(1);
  });

  it('looks until it is there', async () => {
    let looks = 0;
    const look = async (): Promise<number> => (looks += 1);
    expect(await new ProjectionWaiter(3_000).until(look, (found) => found >= 4)).toBe(4);
  });

  it('answers what it found last when the time is over', async () => {
    const startedAt = performance.now();
    const found = await new ProjectionWaiter(60).until(
      async () => 'nothing',
      () => false,
    );
    expect(found).toBe('nothing');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(59);
  });

  it('lets a hundred wait and looks once for the others', async () => {
    const projectionWaiter = new ProjectionWaiter(200);
    let looks = 0;
    const waiting = Array.from({ length: 100 }, () =>
      projectionWaiter.until(
        async () => undefined,
        () => false,
      ),
    );
    await new Promise(setImmediate);
    await projectionWaiter.until(
      async () => (looks += 1),
      () => false,
    );
    expect(looks).toBe(1);
    await Promise.all(waiting);
  });
});
