#!/usr/bin/env node
import { program } from './program.js';
import type { Context } from './terminal/context.js';
import { exitCodeOf, printError } from './terminal/errors.js';
import { interruption } from './terminal/interruption.js';
import { requireNode } from './terminal/node-version.js';
import { processTerminal } from './terminal/terminal.js';

const terminal = processTerminal();
const { signal, exitCode } = interruption();
const { env, stdin } = process;
const context: Context = { terminal, env, stdin, signal };
// The reader of a pipe may end first: `entrepot … | head`.
process.stdout.on('error', () => process.exit());
try {
  requireNode();
  await program(context).parseAsync();
} catch (error) {
  if (!signal.aborted) {
    printError(terminal, error, context.origin);
    process.exitCode = exitCodeOf(error);
  }
}
// Puts the shell's prompt on its own line, not after ^C.
if (signal.aborted && terminal.isInteractive) terminal.note('');
process.exitCode = exitCode() ?? process.exitCode;
