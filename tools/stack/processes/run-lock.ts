import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity } from './processes.js';

interface Holder {
  pid: number;
  identity: string;
}

/** The stack of a folder is already running. */
export class AlreadyRunningError extends Error {
  constructor(readonly pid: number) {
    super(
      `the stack is already running (pid ${pid}); stop it with Ctrl-C there or with "npm run down"`,
    );
    this.name = 'AlreadyRunningError';
  }
}

/** Long enough for a concurrent start, which saw the same stale lock, to replace ours. */
const SETTLE_MS = 100;

/**
 * Makes this process the only one that runs the stack of a folder. The lock of a dead holder is ignored.
 * @throws AlreadyRunningError when another process holds it
 */
export async function takeRunLock(runFolder: string): Promise<void> {
  mkdirSync(runFolder, { recursive: true });
  const holder = lockHolder(runFolder);
  if (holder !== undefined) throw new AlreadyRunningError(holder);
  removeRunLock(runFolder);
  writeLock(runFolder);
  await delay(SETTLE_MS);
  const winner = lockHolder(runFolder);
  if (winner !== process.pid) throw new AlreadyRunningError(winner ?? 0);
}

export function releaseRunLock(runFolder: string): void {
  if (lockHolder(runFolder) === process.pid) removeRunLock(runFolder);
}

/** For a lock whose holder is known to have ended. */
export function removeRunLock(runFolder: string): void {
  rmSync(lockFile(runFolder), { force: true });
}

/** The pid of the process that runs the stack, if one does. */
export function lockHolder(runFolder: string): number | undefined {
  try {
    const { pid, identity } = JSON.parse(readFileSync(lockFile(runFolder), 'utf8')) as Holder;
    return processIdentity(pid) === identity ? pid : undefined;
  } catch {
    return undefined; // no lock, or an incomplete one
  }
}

function writeLock(runFolder: string): void {
  const ownLock = path.join(runFolder, `stack.lock.${process.pid}`);
  const holder: Holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };
  writeFileSync(ownLock, JSON.stringify(holder));
  try {
    linkSync(ownLock, lockFile(runFolder)); // atomic: only one of two processes can create it
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(ownLock, { force: true });
  }
}

function lockFile(runFolder: string): string {
  return path.join(runFolder, 'stack.lock');
}
