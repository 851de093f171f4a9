import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stackFolder, type StackFolder } from '../paths.js';
import { quiet } from '../progress.js';
import { lockHolder, takeRunLock } from '../processes/run-lock.js';
import { stopRecorded } from '../processes/stop-recorded.js';

const PREFIX = 'entrepot-test-';

/** Minimum age of a folder without a lock, because the folder is created before its lock. */
const SETTLED_MS = 60_000;

/** Creates a separate stack folder for a part of a test run, marked as this process's. */
export async function makeTestFolder(base = tmpdir()): Promise<StackFolder> {
  const root = mkdtempSync(path.join(base, PREFIX));
  chmodSync(root, 0o755); // Postgres runs under another account when the tests run as root
  const folder = stackFolder(root);
  await takeRunLock(folder.run);
  return folder;
}

export async function removeTestFolder(folder: StackFolder): Promise<void> {
  await stopRecorded(folder.run, quiet);
  rmSync(folder.root, { recursive: true, force: true });
}

/** Ends the processes and removes the folders of killed test runs. */
export async function sweepTestFolders(base = tmpdir()): Promise<void> {
  for (const name of readdirSync(base)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = stackFolder(path.join(base, name));
    if (isAbandoned(folder)) await removeTestFolder(folder);
  }
}

function isAbandoned({ root, run }: StackFolder): boolean {
  const made = statSync(root, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return lockHolder(run) === undefined && Date.now() - made > SETTLED_MS;
}
