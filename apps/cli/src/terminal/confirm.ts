import { createInterface } from 'node:readline/promises';
import type { Context } from './context.js';
import { CliError, EXIT } from './errors.js';

/**
 * Asks a person before something that cannot be undone, on stderr; the answer is read from stdin, which may be a pipe.
 * @returns whether the answer is yes
 * @throws CliError when stdin ends without an answer
 */
async function confirm(question: string, { stdin, signal }: Context): Promise<boolean> {
  const reader = createInterface({ input: stdin, output: process.stderr });
  // In raw mode Ctrl-C is a key.
  reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const ended = new Promise<undefined>((resolve) => reader.once('close', () => resolve(undefined)));
  try {
    const answer = await Promise.race([reader.question(`${question} [y/N] `, { signal }), ended]);
    if (answer !== undefined) return /^y(es)?$/i.test(answer.trim());
  } finally {
    reader.close();
  }
  throw new CliError('There is no answer on stdin.', 'give --yes to go without', EXIT.usage);
}

/**
 * Asks before a command that cannot be undone, unless `--yes` is given. A no ends with the code of a refusal.
 * @throws CliError when stdin ends without an answer
 */
export async function isAgreed(
  question: string,
  { yes }: { yes?: boolean },
  context: Context,
): Promise<boolean> {
  if (yes || (await confirm(question, context))) return true;
  context.terminal.note('Nothing was changed.');
  process.exitCode = EXIT.refused;
  return false;
}
