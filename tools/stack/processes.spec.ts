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
  // Says when it is ready to be stubborn: it ignores SIGTERM.
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
  it('are those that run, by a file that holds the pid alone', () => {
    recordProcess(runFolder, 'orders', pid);
    expect(recordedProcesses(runFolder)).toEqual([{ name: 'orders', pid }]);
    expect(readFileSync(path.join(runFolder, 'orders.pid'), 'utf8')).toBe(`${pid}\n`);
  });

  it('are not those whose pid went to another program', () => {
    const { pid: other } = process;
    const identity = processIdentity(pid);
    writeFileSync(path.join(runFolder, 'orders.identity'), `${other} ${identity}`);
    expect(recordedProcesses(runFolder)).toEqual([]);
  });

  it('are not those that ended or were forgotten', async () => {
    recordProcess(runFolder, 'orders', pid);
    removeProcessRecord(runFolder, 'orders');
    expect(recordedProcesses(runFolder)).toEqual([]);
    recordProcess(runFolder, 'orders', pid);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(recordedProcesses(runFolder)).toEqual([]);
  });

  it('are none where no run folder is', () => {
    expect(recordedProcesses(path.join(runFolder, 'absent'))).toEqual([]);
  });
});

describe('ending a process', () => {
  it('takes force when the polite signal is ignored', async () => {
    const ended = once(child, 'exit');
    expect(await endProcess(pid, 'SIGTERM', 100)).toBe(false);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('asks politely first', async () => {
    const ended = once(child, 'exit');
    expect(await endProcess(pid, 'SIGINT', 5_000)).toBe(true);
    expect(await ended).toEqual([null, 'SIGINT']);
  });
});
