import type { Schemas } from '@entrepot/client';

export type ServiceState = Schemas['OverviewResponse']['services'][number];

/** The lag of each service that was known, the oldest first. */
export type LagHistory = ReadonlyMap<string, readonly number[]>;

/** What the service says of a consumer that reads. */
const AT_WORK = 'running';

/** At one point every 5 s, ten minutes. */
const POINTS = 120;

/** Messages that the consumers of a service are behind; undefined where that is not known. */
export function lagOf({ messaging }: ServiceState): number | undefined {
  return messaging?.lag.streams?.reduce((sum, { messages }) => sum + messages, 0);
}

/** Incoming messages that are parked in a service. */
export function parkedIn({ messaging }: ServiceState): number {
  return messaging?.parked.reduce((sum, { messages }) => sum + messages, 0) ?? 0;
}

/** The consumers of a service that read nothing, or not all of their partitions. */
export function notAtWork(messaging: ServiceState['messaging']) {
  return messaging?.consumers.filter(({ detail }) => detail !== AT_WORK) ?? [];
}

/** The lag of this reading after that of those before; only the last ten minutes are kept. */
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
