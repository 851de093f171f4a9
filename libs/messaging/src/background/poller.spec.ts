import { Logger } from '@nestjs/common';
import { failingPollers, recordPoll } from './poller-failures.js';
import { Poller } from './poller.js';

const HOUR_MS = 3600_000;

describe('a poller that fails', () => {
  it('is reported after ten failures in a row, with an error in the log, until it succeeds', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    for (let failures = 1; failures <= 9; failures += 1) recordPoll('failing', 'failed');
    const reports: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const poller = new Poller('failing', 0, async () => {
      reports.push(failingPollers());
      if (reports.length === 1) throw new Error('no table');
      if (reports.length === 3) resolve();
      return false;
    });
    poller.start();
    await promise;
    await poller.stop();
    expect(reports.slice(0, 3)).toEqual([[], [{ poller: 'failing', failures: 10 }], []]);
    expect(logged.mock.calls).toEqual([
      [expect.stringMatching(/^failed 10 times in a row: no table; retry in \d+ ms$/)],
    ]);
    logged.mockRestore();
  });
});

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
