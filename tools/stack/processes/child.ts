import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, createWriteStream, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { endProcess, removeProcessRecord, recordProcess } from './processes.js';

export interface ChildOptions {
  name: string;
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** The account it runs under; only root can set it. */
  account?: { uid: number; gid: number } | undefined;
  /** Receives all output of the process; append only. */
  logFile: string;
  /** The folder of its process record, so that a later run can end it. */
  runFolder: string;
  /**
   * Also receives each line; without it the process writes to the log directly and survives the end of this process.
   */
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
  /** Resolves when the process has ended for any reason. */
  exited: Promise<Exit>;
  hasExited(): boolean;
  /** Ends the process by the signal, and by SIGKILL after the grace period. */
  stop(signal: NodeJS.Signals, graceMs: number): Promise<void>;
}

/**
 * Starts a process in a new session: Ctrl-C at the terminal reaches only the stack, which then stops its children in
 * order.
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
  const unrecorded = exited.then((exit) => {
    over = true;
    removeProcessRecord(runFolder, name);
    return exit;
  });
  return {
    name,
    pid,
    exited: unrecorded,
    hasExited: () => over,
    async stop(signal, graceMs) {
      if (over) return;
      await endProcess(pid, signal, graceMs);
      await unrecorded;
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
    onEachLine(output, (line) => {
      log.write(`${line}\n`);
      onLine(line);
    });
  }
  return child;
}

/** Lines of a log end with LF; `node:readline` would also split them at U+2028 and U+2029, which texts may contain. */
function onEachLine(output: Readable, onLine: (line: string) => void): void {
  let rest = '';
  output.setEncoding('utf8');
  output.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  output.on('end', () => {
    if (rest !== '') onLine(rest);
  });
}

function common({ env, cwd, account }: ChildOptions) {
  return { env, detached: true, ...(cwd && { cwd }), ...account };
}
