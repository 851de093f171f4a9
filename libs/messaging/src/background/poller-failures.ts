import { Gauge } from 'prom-client';

/** The number of consecutive failures that is reported to operators. A restart or a short outage causes fewer. */
export const MANY_FAILURES = 10;

export interface FailingPoller {
  poller: string;
  failures: number;
}

const gauge = new Gauge({
  name: 'entrepot_poller_failures',
  help: 'Failures in a row of background work of this process',
  labelNames: ['poller'],
});

/** The failures in a row of this process's pollers, by name. */
const counts = new Map<string, number>();

/** Counts a failure, or begins again after a success. @returns the failures in a row */
export function recordPoll(poller: string, outcome: 'succeeded' | 'failed'): number {
  const failures = outcome === 'failed' ? (counts.get(poller) ?? 0) + 1 : 0;
  counts.set(poller, failures);
  gauge.set({ poller }, failures);
  return failures;
}

/** The pollers of this process that failed many times in a row. */
export function failingPollers(): FailingPoller[] {
  return [...counts]
    .filter(([, failures]) => failures >= MANY_FAILURES)
    .map(([poller, failures]) => ({ poller, failures }));
}
