import type { UnitOfWork } from '#messaging';
import type { LoggedEvent } from '../log/domain/cloud-event.js';
import { EVENT_LOG, insertEvents } from '../log/store/event.store.js';
import { queueDeliveries } from './queue-deliveries.js';

/** An event to log, whose timestamp is read last. */
export type UnstampedEvent = Omit<LoggedEvent, 'stamp' | 'seq'>;

/**
 * Queues the deliveries of events that are now in the log. The function must only write, because other transactions
 * wait for the clock.
 */
type Queue = (unitOfWork: UnitOfWork, events: readonly LoggedEvent[]) => void | Promise<void>;

/**
 * Adds events to the logs of their merchants and queues their deliveries. The clocks of the logs are read last before
 * the commit (decision 1.14), so a reader that follows a log misses no event that commits late.
 * @param queue queues the deliveries; by default for every endpoint that receives the events
 */
export function logEvents(
  unitOfWork: UnitOfWork,
  events: readonly UnstampedEvent[],
  queue: Queue = queueDeliveries,
): void {
  const merchantIds = new Set(events.map(({ merchantId }) => merchantId));
  const stamps = new Map<string, Date>();
  for (const merchantId of merchantIds) {
    unitOfWork.whenStamped({ merchantId, list: EVENT_LOG }, async (stamp) => {
      stamps.set(merchantId, stamp);
      if (stamps.size < merchantIds.size) return;
      const logged = events.map((event, seq) => stamped(event, seq, stamps));
      insertEvents(unitOfWork, logged);
      await queue(unitOfWork, logged);
    });
  }
}

function stamped(
  event: UnstampedEvent,
  seq: number,
  stamps: ReadonlyMap<string, Date>,
): LoggedEvent {
  const stamp = stamps.get(event.merchantId);
  if (!stamp) throw new Error(`the log of ${event.merchantId} has no stamp`);
  return { ...event, stamp, seq };
}
