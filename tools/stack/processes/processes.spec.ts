import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  endProcess,
  removeProcessRecord,
  processIdentity,
  recordedProcesses,
  recordProcess,
} from './processes.js';

let runFolder: string;
let child: ChildProcess;
let pid: number;

beforeEach(async () => {
  runFolder = mkdtempSync(path.join(tmpdir(), 'entrepot-processes-'));
  // Reports when its handler is set: it ignores SIGTERM.
  const program = `process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)`;
  child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  pid = child.pid ?? 0;
  if (child.stdout) await once(child.stdout, 'data');
});

afterEach(() => {
  child.kill('SIGKILL');
  rmSync(runFolder, { recursive: true });
});

describe('recorded processes', () => {
  it('are those that run, by a file that contains only the pid', () => {
    recordProcess(runFolder, 'orders', pid);
    expect(recordedProcesses(runFolder)).toEqual([{ name: 'orders', pid }]);
    expect(readFileSync(path.join(runFolder, 'orders.pid'), 'utf8')).toBe(`${pid}\n`);
  });

  it('exclude those whose pid belongs to another program now', () => {
    const { pid: other } = process;
    const identity = processIdentity(pid);
    writeFileSync(path.join(runFolder, 'orders.identity'), `${other} ${identity}`);
    expect(recordedProcesses(runFolder)).toEqual([]);
  });

  it('exclude those that ended or whose record was removed', async () => {
    recordProcess(runFolder, 'orders', pid);
    removeProcessRecord(runFolder, 'orders');
    expect(recordedProcesses(runFolder)).toEqual([]);
    recordProcess(runFolder, 'orders', pid);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(recordedProcesses(runFolder)).toEqual([]);
  });

  it('are empty without a run folder', () => {
    expect(recordedProcesses(path.join(runFolder, 'absent'))).toEqual([]);
  });
});

describe('the end of a process', () => {
  it('is forced by SIGKILL if SIGTERM is ignored', async () => {
    const ended = once(child, 'exit');
    expect(await endProcess(pid, 'SIGTERM', 100)).toBe(false);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('is requested by SIGTERM first', async () => {
    const ended = once(child, 'exit');
    expect(await endProcess(pid, 'SIGINT', 5_000)).toBe(true);
    expect(await ended).toEqual([null, 'SIGINT']);
  });
});
