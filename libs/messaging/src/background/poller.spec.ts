import { Poller } from './poller.js';

const HOUR_MS = 3600_000;

describe('a poller', () => {
  let poller: Poller;
  let looks: number;
  let looked: (() => void)[];
  let work: () => Promise<boolean>;

  beforeEach(() => {
    looks = 0;
    looked = [];
    work = async () => false;
    poller = new Poller('test', HOUR_MS, async () => {
      looks += 1;
      looked.shift()?.();
      return work();
    });
  });

  afterEach(async () => {
    jest.useRealTimers();
    await poller.stop();
  });

  const nextLook = (): Promise<void> => new Promise((resolve) => looked.push(resolve));

  it('works at once when it is woken, whatever the interval', async () => {
    const first = nextLook();
    poller.start();
    await first;
    const second = nextLook();
    poller.wake();
    await second;
    expect(looks).toBe(2);
  });

  it('works again when it is woken during its work, which may have missed new due work', async () => {
    const first = nextLook();
    let finish: () => void = () => undefined;
    work = () =>
      new Promise((resolve) => {
        finish = () => resolve(false);
      });
    poller.start();
    await first;
    poller.wake();
    const second = nextLook();
    finish();
    await second;
    finish();
  });

  it('stops after the work in progress, without waiting for the interval', async () => {
    const first = nextLook();
    let finish: () => void = () => undefined;
    work = () =>
      new Promise((resolve) => {
        finish = () => resolve(false);
      });
    poller.start();
    await first;
    jest.useFakeTimers(); // neither the interval nor the time limit of a stop passes
    const stopped = poller.stop();
    finish();
    await stopped;
    expect(looks).toBe(1);
  });
});
