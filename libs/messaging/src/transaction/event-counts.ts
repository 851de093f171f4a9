import type { EventContract, EventEnvelope } from '#contracts';

type Count = (event: Omit<EventEnvelope, 'eventId' | 'occurredAt'>) => void;

const counts = new Map<string, Count>();

/**
 * Has each event of a type counted, once its transaction is committed: what happens in the business is published as events,
 * so its metrics are read off them. Called once at a service's start.
 * @param count must be short and must not throw
 */
export function countEvents<T extends EventEnvelope>(
  contract: EventContract<T>,
  count: (event: Omit<T, 'eventId' | 'occurredAt'>) => void,
): void {
  counts.set(contract.type, count as Count);
}

/** @returns how to count events of the type; nothing for those that no one counts */
export function countOf(type: string): Count | undefined {
  return counts.get(type);
}
