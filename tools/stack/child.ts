import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, createWriteStream, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endProcess, removeProcessRecord, recordProcess } from './processes.js';

export interface ChildOptions {
  name: string;
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** Which account it runs under; only root can choose. */
  account?: { uid: number; gid: number } | undefined;
  /** Receives everything the process prints; added to, never shortened. */
  logFile: string;
  /** Where it is recorded, so that a later run can end it. */
  runFolder: string;
  /** Also gets each line; without it the process writes to the log by itself and survives our death undisturbed. */
  onLine?: (line: string) => void;
}

/** How a process ended. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  name: string;
  pid: number;
  /** Settles when the process has ended, regardless of who ended it. */
  exited: Promise<Exit>;
  hasExited(): boolean;
  /** Ends it: first politely, after the grace by force. */
  stop(signal: NodeJS.Signals, graceMs: number): Promise<void>;
}

/**
 * Starts a process in a session of its own: a Ctrl-C at the terminal reaches the stack alone, which then stops its
 * children in their order.
 * @throws Error when the program cannot be started
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { name, runFolder } = options;
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const started = options.onLine ? spawnPiped(options, options.onLine) : spawnLogging(options);
  const exited = once(started, 'exit').then(([code, signal]) => ({ code, signal }) as Exit);
  exited.catch(() => undefined);
  if (started.pid === undefined) {
    await exited; // rejects with what spawn reports
    throw new Error(`${name} has no pid`);
  }
  const { pid } = started;
  recordProcess(runFolder, name, pid);
  let over = false;
  const forgotten = exited.then((exit) => {
    over = true;
    removeProcessRecord(runFolder, name);
    return exit;
  });
  return {
    name,
    pid,
    exited: forgotten,
    hasExited: () => over,
    async stop(signal, graceMs) {
      if (over) return;
      await endProcess(pid, signal, graceMs);
      await forgotten;
    },
  };
}

function spawnLogging(options: ChildOptions): ChildProcess {
  const log = openSync(options.logFile, 'a');
  try {
    return spawn(options.command, options.args, {
      ...common(options),
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

function spawnPiped(options: ChildOptions, onLine: (line: string) => void): ChildProcess {
  const child = spawn(options.command, options.args, {
    ...common(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  child.once('close', () => log.end());
  for (const output of [child.stdout, child.stderr]) {
    if (output === null) continue;
    createInterface({ input: output }).on('line', (line) => {
      log.write(`${line}\n`);
      onLine(line);
    });
  }
  return child;
}

function common({ env, cwd, account }: ChildOptions) {
  return { env, detached: true, ...(cwd && { cwd }), ...account };
}
