import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endProcess, processIdentity } from '../../processes/processes.js';

/**
 * Removes the `postmaster.pid` of a crashed server. Postgres removes it too, unless the pid now belongs to another
 * program (for example after a reboot): then Postgres refuses to start.
 */
export async function clearStalePostmaster(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!(pid > 0) || processIdentity(pid) === undefined) return;
  if (servesFolder(pid, dataDir)) await endProcess(pid, 'SIGINT', 5_000);
  else rmSync(file, { force: true });
}

function servesFolder(pid: number, dataDir: string): boolean {
  const command = existsSync('/proc/self/cmdline')
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : (spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '');
  return command.includes(`postgres -D ${dataDir} `);
}
