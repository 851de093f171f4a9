import { spawnSync } from 'node:child_process';

/**
 * Runs a system program and waits for its end.
 * @throws Error with its standard error, or if the program does not exist
 */
export function systemCommand(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}
