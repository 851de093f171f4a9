import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Exit } from './child.js';
import type { Report } from '../progress.js';

/** A process that may end. */
export interface Ending {
  exited: Promise<Exit>;
}

export interface KeepUpOptions<T extends Ending> {
  name: string;
  /** Restarts the process. */
  again: () => Promise<T>;
  /** Called after each end: returns whether another start is hopeless. */
  isHopeless?: () => boolean;
  /** Aborted when it shall stop permanently. */
  stopping: AbortSignal;
  runFolder: string;
  report: Report;
}

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 10_000;
/** A part that ran this long was healthy, which resets its back-off. */
const WELL_MS = 30_000;

/**
 * Restarts a part after every unexpected end with a back-off, like an orchestrator. It waits while a file `<name>.hold`
 * is in the run folder, which simulates an outage.
 */
export async function keepUp<T extends Ending>(first: T, options: KeepUpOptions<T>): Promise<void> {
  const { name, isHopeless, stopping, report } = options;
  let backoffMs = FIRST_BACKOFF_MS;
  for (let running = first; ;) {
    const began = Date.now();
    const exit = await running.exited;
    if (stopping.aborted) return;
    report(`${name} ended ${howItEnded(exit)}`);
    if (isHopeless?.()) return;
    if (Date.now() - began > WELL_MS) backoffMs = FIRST_BACKOFF_MS;
    const next = await startAgain(options, backoffMs);
    if (next === undefined) return;
    running = next;
    backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
  }
}

async function startAgain<T extends Ending>(
  { name, again, stopping, runFolder, report }: KeepUpOptions<T>,
  backoffMs: number,
): Promise<T | undefined> {
  for (;;) {
    report(`${name} is started again in ${backoffMs / 1_000} s`);
    await delay(backoffMs);
    await whileHeld(path.join(runFolder, `${name}.hold`), stopping, report);
    if (stopping.aborted) return undefined;
    try {
      return await again();
    } catch (error) {
      report((error as Error).message);
    }
  }
}

async function whileHeld(file: string, stopping: AbortSignal, report: Report): Promise<void> {
  if (existsSync(file)) report(`waiting until ${file} is removed`);
  while (existsSync(file) && !stopping.aborted) await delay(100);
}

function howItEnded({ code, signal }: Exit): string {
  return signal ? `by signal ${signal}` : `with exit code ${code}`;
}
