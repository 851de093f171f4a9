import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processIdentity } from './processes.js';
import { AlreadyRunningError, lockHolder, releaseRunLock, takeRunLock } from './run-lock.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'entrepot-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function writeLock(pid: number, identity: string | undefined): void {
  writeFileSync(path.join(folder, 'stack.lock'), JSON.stringify({ pid, identity }));
}

describe('the run lock', () => {
  it('The run lock is held until it is released', async () => {
    await takeRunLock(folder);
    expect(lockHolder(folder)).toBe(process.pid);
    releaseRunLock(folder);
    expect(lockHolder(folder)).toBeUndefined();
  });

  it('The run lock rejects a second stack with the pid of the first', async () => {
    writeLock(process.ppid, processIdentity(process.ppid));
    await expect(takeRunLock(folder)).rejects.toThrow(
      `the stack is already running (pid ${process.ppid})`,
    );
    await expect(takeRunLock(folder)).rejects.toBeInstanceOf(AlreadyRunningError);
  });

  it('The run lock is taken over from a dead holder, even if its pid is reused', async () => {
    writeLock(process.ppid, 'another boot/1');
    await takeRunLock(folder);
    expect(lockHolder(folder)).toBe(process.pid);
  });

  it('The run lock is taken over if its file is incomplete', async () => {
    writeFileSync(path.join(folder, 'stack.lock'), '{"pid": 1');
    await takeRunLock(folder);
    expect(lockHolder(folder)).toBe(process.pid);
  });

  it('The run lock is not released by another process', () => {
    writeLock(process.ppid, processIdentity(process.ppid));
    releaseRunLock(folder);
    expect(lockHolder(folder)).toBe(process.ppid);
  });
});
