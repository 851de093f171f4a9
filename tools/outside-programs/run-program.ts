import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program to its end, with its output in this terminal.
 * @returns its exit code
 */
export async function runProgram(
  command: string,
  words: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** @throws Error when the program fails */
export async function expectProgram(
  command: string,
  words: readonly string[],
  options?: SpawnOptions,
): Promise<void> {
  const code = await runProgram(command, words, options);
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}`);
}
