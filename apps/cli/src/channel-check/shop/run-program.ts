import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CliError, EXIT } from '../../terminal/errors.js';
import { oneLine } from '../../terminal/plain.js';

const LIMIT_MS = 60_000;

/**
 * Runs a user's program through the shell, with a verb as its last argument and a JSON document on stdin.
 * @returns what it printed, as JSON; undefined where it printed nothing
 * @throws CliError when it fails, takes more than a minute, or prints anything but JSON
 */
export async function runProgram(
  command: string,
  verb: string,
  input: object,
  signal: AbortSignal,
): Promise<unknown> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  limit.throwIfAborted();
  // With a process group of its own, everything that the shell starts can be ended.
  const child = spawn(`${command} ${verb}`, { shell: true, detached: true, stdio: 'pipe' });
  // The program may ignore its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(`${JSON.stringify(input)}\n`);
  const call = `${oneLine(command)} ${verb}`;
  const end = () => endGroup(child.pid);
  limit.addEventListener('abort', end, { once: true });
  const [printed, complaint, [code, by]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, string | null]>,
  ]).finally(() => limit.removeEventListener('abort', end));
  signal.throwIfAborted();
  if (limit.aborted) throw failed(`${call} did not end within ${LIMIT_MS / 1_000} s.`);
  if (code !== 0) throw failed(`${call} ended with ${code ?? by}: ${complaint.trim()}`);
  if (printed.trim() === '') return undefined;
  try {
    return JSON.parse(printed) as unknown;
  } catch {
    throw failed(`${call} printed no JSON: ${printed.trim().slice(0, 200)}`);
  }
}

/** Also ends processes that outlive the shell and keep the pipes open. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}

export function failed(message: string): CliError {
  return new CliError(message, 'entrepot channel check --help describes the programs', EXIT.usage);
}
