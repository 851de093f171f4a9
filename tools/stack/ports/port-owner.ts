import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface PortOwner {
  pid: number;
  command: string;
}

/** The process that listens on a TCP port, if this user may see it. */
export function portOwner(port: number): PortOwner | undefined {
  return existsSync('/proc/net/tcp') ? ownerFromProc(port) : ownerFromLsof(port);
}

function ownerFromProc(port: number): PortOwner | undefined {
  const sockets = new Set(listeningInodes(port).map((inode) => `socket:[${inode}]`));
  if (sockets.size === 0) return undefined;
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsOne(name, sockets));
  return pid === undefined ? undefined : { pid: Number(pid), command: commandOf(pid) };
}

const LISTENING = '0A';

function listeningInodes(port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING)
    .map((fields) => fields[9] ?? '');
}

function holdsOne(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) =>
      sockets.has(linkTarget(`/proc/${pid}/fd/${fd}`)),
    );
  } catch {
    return false; // another user's process, or one that has just ended
  }
}

function linkTarget(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return ''; // closed since the folder was read
  }
}

function commandOf(pid: string): string {
  return shorten(readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '));
}

function ownerFromLsof(port: number): PortOwner | undefined {
  const lsof = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], {
    encoding: 'utf8',
  });
  const pid = lsof.stdout?.split('\n')[0];
  if (!pid) return undefined;
  const ps = spawnSync('ps', ['-p', pid, '-o', 'args='], { encoding: 'utf8' });
  return { pid: Number(pid), command: shorten(ps.stdout ?? '') };
}

function shorten(command: string): string {
  const text = command.trim();
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
