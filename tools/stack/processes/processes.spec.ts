import { spawn, type ChildProcess } from 'node:child_process';
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
  // Reports when its handler, which ignores SIGTERM, is set.
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
  it('Recorded processes are the running ones, by a file that contains only the pid', () => {
    recordProcess(runFolder, 'orders', pid);
    expect(recordedProcesses(runFolder)).toEqual([{ name: 'orders', pid }]);
    expect(readFileSync(path.join(runFolder, 'orders.pid'), 'utf8')).toBe(`${pid}\n`);
  });

  it('Recorded processes exclude those whose pid now belongs to another program', () => {
    const { pid: other } = process;
    const identity = processIdentity(pid);
    writeFileSync(path.join(runFolder, 'orders.identity'), `${other} ${identity}`);
    expect(recordedProcesses(runFolder)).toEqual([]);
  });

  it('Recorded processes exclude those that ended or whose record was removed', async () => {
    recordProcess(runFolder, 'orders', pid);
    removeProcessRecord(runFolder, 'orders');
    expect(recordedProcesses(runFolder)).toEqual([]);
    recordProcess(runFolder, 'orders', pid);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(recordedProcesses(runFolder)).toEqual([]);
  });

  it('There are no recorded processes without a run folder', () => {
    expect(recordedProcesses(path.join(runFolder, 'absent'))).toEqual([]);
  });
});

describe('the end of a process', () => {
  it('A process that ignores SIGTERM is ended by SIGKILL', async () => {
    const ended = once(child, 'exit');
    expect(await endProcess(pid, 'SIGTERM', 100)).toBe(false);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('A process is first asked to end by SIGTERM', async () => {
    const ended = once(child, 'exit');
    expect(await endProcess(pid, 'SIGINT', 5_000)).toBe(true);
    expect(await ended).toEqual([null, 'SIGINT']);
  });
});
