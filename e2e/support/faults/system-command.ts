import { spawnSync } from 'node:child_process';

/**
 * Runs a program of the machine and waits for its end.
 * @throws Error with what it wrote to its error output, or that there is no such program
 */
export function systemCommand(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}
