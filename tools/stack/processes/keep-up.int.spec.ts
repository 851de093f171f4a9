import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Exit } from './child.js';
import { keepUp, type Ending } from './keep-up.js';

const KILLED: Exit = { code: null, signal: 'SIGKILL' };

let runFolder: string;
let reports: string[];
let stopping: AbortController;
let starts: number;

beforeEach(() => {
  runFolder = mkdtempSync(path.join(tmpdir(), 'entrepot-keep-up-'));
  reports = [];
  stopping = new AbortController();
  starts = 0;
});

afterEach(() => rmSync(runFolder, { recursive: true }));

const ended = (exit: Exit): Ending => ({ exited: Promise.resolve(exit) });
const runs = (): Ending => ({ exited: new Promise(() => undefined) });

function options(again: () => Promise<Ending>, isHopeless = () => false) {
  return {
    name: 'orders',
    again: () => {
      starts += 1;
      return again();
    },
    isHopeless,
    stopping: stopping.signal,
    runFolder,
    report: (text: string) => void reports.push(text),
  };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the supervision of a part', () => {
  it('The supervision restarts a part after an unexpected end, and reports how it ended', async () => {
    void keepUp(
      ended(KILLED),
      options(async () => runs()),
    );
    await until(() => starts === 1);
    expect(reports).toEqual(['orders ended by signal SIGKILL', 'orders is started again in 0.5 s']);
  });

  it('The supervision does not restart a part after a requested stop', async () => {
    stopping.abort();
    await keepUp(
      ended({ code: 0, signal: null }),
      options(async () => runs()),
    );
    expect([starts, reports]).toEqual([0, []]);
  });

  it('The supervision does not restart a part if that is hopeless', async () => {
    await keepUp(
      ended({ code: 1, signal: null }),
      options(
        async () => runs(),
        () => true,
      ),
    );
    expect([starts, reports]).toEqual([0, ['orders ended with exit code 1']]);
  });

  it('The supervision retries if the restart fails', async () => {
    const again = async () => {
      if (starts === 1) throw new Error('no port');
      return runs();
    };
    void keepUp(ended(KILLED), options(again));
    await until(() => starts === 2);
    expect(reports).toContain('no port');
  });

  it('The supervision waits while a hold file exists', async () => {
    const hold = path.join(runFolder, 'orders.hold');
    writeFileSync(hold, '');
    let heldAtStart: boolean | undefined;
    const again = async () => {
      heldAtStart = existsSync(hold);
      return runs();
    };
    void keepUp(ended(KILLED), options(again));
    await until(() => reports.some((text) => text.includes(hold)));
    expect(starts).toBe(0);
    rmSync(hold);
    await until(() => starts === 1);
    expect(heldAtStart).toBe(false);
  });
});
