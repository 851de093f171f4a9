import { EntrepotError } from '@entrepot/client';
import { CommanderError } from 'commander';
import { oneLine } from './plain.js';
import type { Terminal } from './terminal.js';

/** The exit codes, for scripts. */
export const EXIT = {
  done: 0,
  /** Some of the records were refused, or a check found a fault. */
  inPart: 1,
  usage: 2,
  credentials: 3,
  /** The service refused the request. */
  refused: 4,
  /** The service, or the brokers, could not be reached. */
  unavailable: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A failure that a person can fix: the cause and the next step. */
export class CliError extends Error {
  constructor(
    message: string,
    readonly next: string,
    readonly exitCode: ExitCode,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof CliError) return error.exitCode;
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof EntrepotError) return exitCodeOfStatus(error.status);
  return 70;
}

function exitCodeOfStatus(status: number): ExitCode {
  if (status === 401 || status === 403) return EXIT.credentials;
  return status === 0 || status === 429 || status >= 500 ? EXIT.unavailable : EXIT.refused;
}

/**
 * Prints what is wrong and what to do next.
 * @param origin where the credentials come from
 */
export function printError(terminal: Terminal, error: unknown, origin?: string): void {
  // Commander has printed its own.
  if (error instanceof CommanderError) return;
  const { message, next } = explained(error, origin);
  const [first = '', ...moreLines] = message.split('\n').map(oneLine);
  terminal.note(`error: ${first}`);
  for (const line of moreLines) terminal.note(line);
  if (next !== undefined) terminal.note(`  next: ${oneLine(next)}`);
}

interface Explanation {
  message: string;
  next?: string;
}

function explained(error: unknown, origin: string | undefined): Explanation {
  if (error instanceof CliError) return error;
  if (!(error instanceof EntrepotError)) {
    return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  const { message, errors, status } = error;
  const fields = errors.map(
    ({ pointer, parameter, code, detail }) => `  ${pointer ?? parameter}: ${code}: ${detail}`,
  );
  const from =
    status === 401 && origin !== undefined ? [`  the credentials are from ${origin}`] : [];
  return { message: [message, ...fields, ...from].join('\n'), next: nextAfter(error, origin) };
}

function nextAfter({ status, code, requestId }: EntrepotError, origin = ''): string {
  const request = requestId === undefined ? '' : ` (request ${requestId})`;
  switch (exitCodeOfStatus(status)) {
    case EXIT.credentials:
      if (code === 'read-only-client') {
        return 'use an operator with full access with --as; entrepot whoami shows the present one';
      }
      if (status === 403) {
        return 'use a client of the right kind with --as; entrepot whoami shows the present one';
      }
      return origin.startsWith('ENTREPOT_')
        ? `correct ${origin}, or unset it and use entrepot login`
        : 'entrepot login replaces them; entrepot whoami shows which are used';
    case EXIT.unavailable:
      return `try again later; entrepot status shows what is unavailable${request}`;
    default:
      return `see /problems/${code} of the service${request}`;
  }
}
