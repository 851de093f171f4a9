import { OrderHistoryAdded, OrderPlaced, OrderStatusChanged } from '#contracts';
import { eventually, type TestService } from '#testing';

interface Entry {
  orderId: string;
  historyId: string;
  status: string;
  eventDate: string;
  receivedDate: string;
  eventData: object | null;
}

/**
 * Expects each stored history to equal its events: the same entries, in the same order, with rising versions, without
 * typed texts (decision 8.8).
 */
export async function expectHistoriesPublished(service: TestService): Promise<void> {
  const stored = byOrder(await service.store.sql<Entry>(READ_HISTORIES));
  await eventually(() => expect(byOrder(publishedEntries(service))).toEqual(stored), {
    waitingFor: 'the event of each history entry',
  });
}

const READ_HISTORIES = `
  SELECT order_id AS "orderId", history_id AS "historyId", status, event_date AS "eventDate",
         received_date AS "receivedDate",
         nullif(event_data - '{reason,cancelReason}'::text[], '{}') AS "eventData"
    FROM order_history ORDER BY id`;

function publishedEntries({ events }: TestService): Entry[] {
  const placed = events.all(OrderPlaced).map((event) => ({ ...event, entry: 'CREATED' }));
  const changed = events
    .all(OrderStatusChanged)
    .map((event) => ({ ...event, entry: event.status }));
  const all = [...placed, ...changed, ...events.all(OrderHistoryAdded)];
  return all
    .toSorted((first, other) => first.version - other.version)
    .map((event) => ({
      orderId: event.orderId,
      historyId: event.historyId ?? '',
      status: event.entry,
      eventDate: event.eventDate ?? '',
      receivedDate: event.receivedDate ?? '',
      eventData: 'eventData' in event ? event.eventData : null,
    }));
}

function byOrder(entries: readonly Entry[]): Record<string, Entry[]> {
  const orders: Record<string, Entry[]> = {};
  for (const entry of entries) {
    const dated = {
      ...entry,
      eventDate: new Date(entry.eventDate).toISOString(),
      receivedDate: new Date(entry.receivedDate).toISOString(),
    };
    (orders[entry.orderId] ??= []).push(dated);
  }
  return orders;
}
