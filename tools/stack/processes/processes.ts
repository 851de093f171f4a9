import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Identifies a process by its start time, which distinguishes it from a later process with the same pid.
 * @returns undefined if no such process runs (a zombie does not)
 */
export function processIdentity(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? identityFromProc(pid) : identityFromPs(pid);
}

function identityFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may contain spaces; the others are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTicks] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${startTicks}`;
  } catch {
    return undefined;
  }
}

function identityFromPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'stat=,lstart='], {
    encoding: 'utf8',
  });
  const [state, ...started] = (stdout ?? '').trim().split(/\s+/);
  return !state || state.startsWith('Z') ? undefined : started.join(' ');
}

export interface RecordedProcess {
  name: string;
  pid: number;
}

/**
 * Records a process that we started. `<name>.pid` contains only the pid, so `kill $(cat .stack/run/orders.pid)` works;
 * the identity of the process is in a file next to it.
 */
export function recordProcess(runFolder: string, name: string, pid: number): void {
  mkdirSync(runFolder, { recursive: true });
  writeFileSync(path.join(runFolder, `${name}.identity`), `${pid} ${processIdentity(pid) ?? ''}`);
  writeFileSync(path.join(runFolder, `${name}.pid`), `${pid}\n`);
}

export function removeProcessRecord(runFolder: string, name: string): void {
  rmSync(path.join(runFolder, `${name}.pid`), { force: true });
  rmSync(path.join(runFolder, `${name}.identity`), { force: true });
}

/** Recorded processes that still run; excludes a pid that now belongs to another program. */
export function recordedProcesses(runFolder: string): RecordedProcess[] {
  if (!existsSync(runFolder)) return [];
  return readdirSync(runFolder)
    .filter((file) => file.endsWith('.identity'))
    .flatMap((file) => {
      const [pid = '', identity = ''] = readFileSync(path.join(runFolder, file), 'utf8').split(
        / (.*)/,
      );
      const same = identity !== '' && processIdentity(Number(pid)) === identity;
      return same ? [{ name: file.slice(0, -'.identity'.length), pid: Number(pid) }] : [];
    });
}

/**
 * Ends a process by the signal, and by SIGKILL after the grace period.
 * @param graceMs the grace period
 * @returns whether it ended within the grace period
 */
export async function endProcess(
  pid: number,
  signal: NodeJS.Signals,
  graceMs: number,
): Promise<boolean> {
  const identity = processIdentity(pid);
  if (identity === undefined) return true;
  const runs = () => processIdentity(pid) === identity;
  sendSignal(pid, signal);
  if (await endsWithin(runs, graceMs)) return true;
  sendSignal(pid, 'SIGKILL');
  await endsWithin(runs, 2_000);
  return false;
}

/** Sends a signal to a process that may have ended in the meantime. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function endsWithin(runs: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (runs()) {
    if (Date.now() > deadline) return false;
    await delay(25);
  }
  return true;
}
