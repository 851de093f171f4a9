import type { EventContract, EventEnvelope } from '../contract/index.js';
import { Counter } from 'prom-client';

type Count = (event: Omit<EventEnvelope, 'eventId' | 'occurredAt'>) => void;

const counts = new Map<string, Count>();

/**
 * Registers a counter for the events of a type, called after their transaction is committed. Business metrics are
 * derived from published events. Call it once at the start of a service.
 * @param count must be short and must not throw
 */
export function countEvents<T extends EventEnvelope>(
  contract: EventContract<T>,
  count: (event: Omit<T, 'eventId' | 'occurredAt'>) => void,
): void {
  counts.set(contract.type, count as Count);
}

/** @returns the counter of the type; undefined if there is none */
export function countOf(type: string): Count | undefined {
  return counts.get(type);
}

const republished = new Counter({
  name: 'entrepot_republished_events_total',
  help: 'Events with the present state of a subject, republished on request of an operator',
  labelNames: ['type'],
});

/** Counts a republished event after its transaction is committed. */
export function countRepublished(type: string): void {
  republished.inc({ type });
}
