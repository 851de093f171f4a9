import type { UnitOfWork } from '#messaging';
import { announceDue } from './due-signal.js';
import { insertForEndpoint, insertForTakers } from './store/queue.store.js';
import type { EndpointRequest, QueuedEvent } from './store/queue.store.js';

/**
 * Queues events for every enabled endpoint of their merchants that receives their type, in this order for each subject.
 * It only writes, so it may be called after the clock of the log is read.
 */
export function queueDeliveries(unitOfWork: UnitOfWork, events: readonly QueuedEvent[]): void {
  if (events.length === 0) return;
  insertForTakers(unitOfWork, events);
  unitOfWork.onCommitted(announceDue);
}

/**
 * Queues events for one endpoint, regardless of its types: a test, a retry, a replay.
 * @returns the ids of the deliveries in the order of the events; none if the merchant has no such enabled endpoint
 */
export async function queueForEndpoint(
  unitOfWork: UnitOfWork,
  request: EndpointRequest,
): Promise<string[]> {
  if (request.events.length === 0) return [];
  const ids = await insertForEndpoint(unitOfWork, request);
  unitOfWork.onCommitted(announceDue);
  return ids;
}
