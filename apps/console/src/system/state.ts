import type { Schemas } from '@entrepot/client';

export type ServiceState = Schemas['OverviewResponse']['services'][number];

/** The known lags of each service, the oldest first. */
export type LagHistory = ReadonlyMap<string, readonly number[]>;

/** The state that a service reports for a running consumer. */
const AT_WORK = 'running';

/** The number of points: ten minutes at one point every 5 s. */
const POINTS = 120;

/** The lag of the consumers of a service in messages; undefined if it is unknown. */
export function lagOf({ messaging }: ServiceState): number | undefined {
  return messaging?.lag.streams?.reduce((sum, { messages }) => sum + messages, 0);
}

/** Incoming messages that are parked in a service. */
export function parkedIn({ messaging }: ServiceState): number {
  return messaging?.parked.reduce((sum, { messages }) => sum + messages, 0) ?? 0;
}

/** The consumers of a service that do not read all of their partitions. */
export function notAtWork(messaging: ServiceState['messaging']) {
  return messaging?.consumers.filter(({ detail }) => detail !== AT_WORK) ?? [];
}

/** Appends the lag of this reading to the earlier ones; only the last ten minutes are kept. */
export function withReading(
  history: LagHistory,
  services: readonly ServiceState[],
): Map<string, readonly number[]> {
  const next = new Map(history);
  for (const state of services) {
    const lag = lagOf(state);
    if (lag === undefined) continue;
    next.set(state.service, [...(history.get(state.service) ?? []), lag].slice(-POINTS));
  }
  return next;
}
