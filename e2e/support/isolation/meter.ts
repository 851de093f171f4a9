import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../../../bench/measure/statistics.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { SERVICES, type ServiceName } from '../../../tools/stack/topology.js';

/** One request of the victim. @returns its status @throws Error if it is rejected */
export type VictimCall = (signal: AbortSignal) => Promise<number>;

/** The calls of the victim at a place, made in turn. */
export interface VictimsWork {
  everyMs: number;
  calls: readonly VictimCall[];
}

/** The measurements of the victim's requests. */
export interface Noticed {
  requests: number;
  /** In milliseconds; an unanswered request counts with its waiting time. */
  p50: number;
  p99: number;
  /** The failed requests by kind, with their number. */
  faults: Record<string, number>;
}

/** The additional time for the victim's last requests of an attack. */
const AFTER_MS = 500;
/** Maximum of the victim's concurrent requests; if none is answered, more requests would give no information. */
const MOST_OPEN = 60;

/** Sends the victim's calls at their rate until something else ends. */
export async function notice(
  { everyMs, calls }: VictimsWork,
  until: Promise<unknown>,
): Promise<Noticed> {
  const ended = new AbortController();
  const cut = new AbortController();
  const times: number[] = [];
  const faults: Record<string, number> = {};
  const open = new Set<Promise<void>>();
  void until.finally(() => ended.abort());
  const timeCall = async (call: VictimCall): Promise<void> => {
    const startedAt = performance.now();
    const outcome = await outcomeOf(call, cut.signal);
    times.push(performance.now() - startedAt);
    if (outcome !== undefined) faults[outcome] = (faults[outcome] ?? 0) + 1;
  };
  for (let turn = 0; !ended.signal.aborted; turn += 1) {
    const call = calls[turn % calls.length];
    if (call !== undefined && open.size < MOST_OPEN) {
      const timed: Promise<void> = timeCall(call).finally(() => open.delete(timed));
      open.add(timed);
    }
    await delay(everyMs);
  }
  await Promise.race([Promise.all(open), delay(AFTER_MS)]);
  cut.abort();
  await Promise.all(open);
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(sorted, share)));
  return { requests: times.length, p50: p50 ?? 0, p99: p99 ?? 0, faults };
}

/** @returns nothing for a successful call or an aborted one */
async function outcomeOf(call: VictimCall, cut: AbortSignal): Promise<string | undefined> {
  try {
    const status = await call(cut);
    return status >= 500 ? String(status) : undefined;
  } catch (error) {
    return cut.aborted ? undefined : (error as Error).message;
  }
}

/** Resident MiB of each service's process, from the kernel. */
export function residentMib(stack: TestStack): Record<ServiceName, number> {
  const sizes = SERVICES.map((service) => {
    const status = readFileSync(`/proc/${stack.service(service).pid}/status`, 'utf8');
    return [service, Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024];
  });
  return Object.fromEntries(sizes) as Record<ServiceName, number>;
}

/**
 * Measures the growth of each process until the work ends. @returns the process with the largest growth, and its MiB
 */
export async function watchGrowth(
  stack: TestStack,
  before: Record<ServiceName, number>,
  work: Promise<unknown>,
): Promise<{ service: ServiceName; mib: number }> {
  const ended = new AbortController();
  void work.finally(() => ended.abort());
  let most = { service: SERVICES[0] as ServiceName, mib: 0 };
  while (!ended.signal.aborted) {
    const now = residentMib(stack);
    for (const service of SERVICES) {
      const mib = Math.round(now[service] - before[service]);
      if (mib > most.mib) most = { service, mib };
    }
    await delay(250);
  }
  return most;
}
