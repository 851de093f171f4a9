import { Arrivals, type Waiter } from './arrivals.js';

const SEEN = new Date(0);
const PLACES = { merchant: { all: 64, ofOwner: 4 }, operator: { all: 8 } };
type Kind = keyof typeof PLACES;

function waiter(by: Kind, owner = 'ACME'): Waiter<Kind> & { leave(): void } {
  const controller = new AbortController();
  return { owner, by, gone: controller.signal, leave: () => controller.abort() };
}

describe('the places of requests that wait for records of a list (decision 11.6)', () => {
  let arrivals: Arrivals<Kind>;
  const wait = (one: Waiter<Kind>) => arrivals.after(one, SEEN, 20_000);

  // The list is not read within the test; records are announced, like records of the same process.
  beforeEach(() => (arrivals = new Arrivals(PLACES, async () => new Map())));
  afterEach(() => arrivals.onModuleDestroy());

  it('are limited to four for a merchant, and one is free as soon as its caller disconnects', async () => {
    const callers = Array.from({ length: 4 }, () => waiter('merchant'));
    const waits = callers.map(wait);
    expect(await wait(waiter('merchant'))).toBe(false);
    callers[1]?.leave();
    expect(await waits[1]).toBe(false);
    const next = wait(waiter('merchant'));
    expect(await wait(waiter('merchant'))).toBe(false);
    arrivals.announce(['ACME']);
    expect(await Promise.all([waits[0], waits[2], waits[3], next])).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('are not given to a caller that has already disconnected', async () => {
    const gone = waiter('merchant');
    gone.leave();
    expect(await wait(gone)).toBe(false);
  });

  it('are limited to eight for operators, who use none of a merchant’s places', async () => {
    const operators = Array.from({ length: 8 }, () => wait(waiter('operator')));
    expect(await wait(waiter('operator', 'GLOBEX'))).toBe(false);
    const own = wait(waiter('merchant'));
    arrivals.announce(['ACME']);
    expect(await own).toBe(true);
    expect(await Promise.all(operators)).toEqual(operators.map(() => true));
  });
});
