import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeRunLock } from '../processes/run-lock.js';
import { makeTestFolder, removeTestFolder, sweepTestFolders } from './test-folder.js';

const TWO_MINUTES_AGO = new Date(Date.now() - 120_000);

let base: string;

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'entrepot-sweep-'));
});

afterEach(() => rmSync(base, { recursive: true }));

describe('folders of test runs', () => {
  it('Folders of test runs are removed only if their run was killed', async () => {
    const running = await makeTestFolder(base);
    const [killed, beginning] = [await makeTestFolder(base), await makeTestFolder(base)];
    for (const { run } of [killed, beginning]) removeRunLock(run);
    for (const { root } of [running, killed]) utimesSync(root, TWO_MINUTES_AGO, TWO_MINUTES_AGO);
    await sweepTestFolders(base);
    const present = [running, killed, beginning].map(({ root }) => existsSync(root));
    expect(present).toEqual([true, false, true]);
    await removeTestFolder(running);
  });
});
