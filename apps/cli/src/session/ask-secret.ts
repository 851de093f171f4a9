import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CliError, EXIT } from '../terminal/errors.js';

/** Discards the echo of the prompt. */
const silence = new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Reads a secret from stdin, or from a prompt that does not show it, but not from an argument, which other users could
 * see.
 * @throws CliError when there is none
 */
export async function askSecret(
  client: string,
  { fromStdin, signal }: { fromStdin: boolean; signal: AbortSignal },
): Promise<string> {
  if (!fromStdin && !process.stdin.isTTY) {
    const next = 'give the secret on stdin with --secret-stdin';
    throw new CliError('There is no terminal to ask for the secret.', next, EXIT.usage);
  }
  const secret = fromStdin ? await text(process.stdin) : await prompt(client, signal);
  const trimmed = secret.trim();
  if (trimmed !== '') return trimmed;
  throw new CliError('The secret is empty.', 'give that of the client', EXIT.usage);
}

async function prompt(client: string, signal: AbortSignal): Promise<string> {
  process.stderr.write(`Secret of ${client} (not shown): `);
  const reader = createInterface({ input: process.stdin, output: silence, terminal: true });
  // In raw mode Ctrl-C is a key.
  reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const ended = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
  try {
    return await Promise.race([reader.question('', { signal }), ended]);
  } finally {
    reader.close();
    process.stderr.write('\n');
  }
}
