import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** Starts Node and computes like a service: with many objects and texts. */
const WORK = `for (let n = 0; n < 150; n += 1)
  JSON.parse(JSON.stringify(Array.from({ length: 2_000 }, (_, i) => ({ i, text: 'x'.repeat(i % 50) }))))`;

/** How long the work takes on a machine of the usual speed that does nothing else. */
const USUAL_MS = 200;

/** The run itself slows the machine down: its suites, with their services and stores, run beside each other. */
const BESIDE = 2;

/** More patience would only delay the report of a fault. */
const MOST = 10;

let measuring: Promise<void> | undefined;

/**
 * Measures once how much slower than usual this machine is at present, and sets `TEST_PATIENCE`, by which every limit of
 * a wait is multiplied.
 */
export function measurePatience(): Promise<void> {
  return (measuring ??= measure());
}

async function measure(): Promise<void> {
  const startedAt = performance.now();
  // On all cores, which the tests use as well.
  await Promise.all(
    Array.from({ length: availableParallelism() }, () =>
      once(spawn(process.execPath, ['--eval', WORK], { stdio: 'ignore' }), 'close'),
    ),
  );
  const patience = patienceFor(performance.now() - startedAt, process.env['TEST_PATIENCE']);
  process.env['TEST_PATIENCE'] = String(patience);
}

/** The factor for a machine on which the work takes this long; a larger given one stays. */
export function patienceFor(tookMs: number, requested = '1'): number {
  const slowness = Math.max(tookMs / USUAL_MS, 1);
  const measured = Math.round(slowness * BESIDE * 10) / 10;
  return Math.max(Number(requested), Math.min(measured, MOST));
}
