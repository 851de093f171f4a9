import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stackFolder } from './paths.js';
import type { StackFolder } from './paths.js';
import { quiet } from './progress.js';
import { lockHolder, takeRunLock } from './run-lock.js';
import { stopRecorded } from './stop-recorded.js';

const PREFIX = 'entrepot-test-';

/** A folder is made a moment before its lock. */
const SETTLED_MS = 60_000;

/** A stack folder of its own for one piece of a test run, recognisable as this process's. */
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

/** Ends and removes what test runs left behind that were killed. */
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
