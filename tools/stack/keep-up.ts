import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Exit } from './child.js';
import type { Report } from './progress.js';

/** Anything that can end by itself. */
export interface Ending {
  exited: Promise<Exit>;
}

export interface KeepUpOptions<T extends Ending> {
  name: string;
  /** Starts it again. */
  again: () => Promise<T>;
  /** Asked after each end: is there no sense in another start? */
  isHopeless?: () => boolean;
  /** Aborted when it is to end for good. */
  stopping: AbortSignal;
  runFolder: string;
  report: Report;
}

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 10_000;
/** What ran this long was well; its next back-off is the first one again. */
const WELL_MS = 30_000;

/**
 * Starts a part again whenever it ends without being asked to, after a back-off, as an orchestrator would. While a
 * file `<name>.hold` is in the run folder it waits, which is how an outage is played.
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
