import { beginSpan, isTracing, readTraceparent, type Span } from '#runtime';
import { BULK_HEADER } from '../transaction/outbox-row.js';
import type { DecodedEvent } from './decode.js';

/**
 * The traces of consumed events, each continuing the trace in the event's headers (decision 1.11), and whether they are
 * part of a bulk change: what they cause continues both.
 */
export class EventTraces {
  private readonly byEvent = new Map<object, string>();
  private readonly latestByKey = new Map<string, string>();
  private readonly spans = new Map<object, Span>();
  private readonly bulk = new Map<object | string, boolean>();
  private readonly areAllBulk: boolean;

  constructor(
    private readonly group: string,
    events: readonly DecodedEvent[],
  ) {
    for (const event of events) this.begin(event, events.length);
    this.areAllBulk = events.length > 0 && events.every(isBulk);
  }

  /** Whether the event or, without one, the last event with the key is bulk; without either, whether all are. */
  isBulk(event: object | undefined, key: string): boolean {
    return this.bulk.get(event ?? key) ?? this.areAllBulk;
  }

  /** @returns the `traceparent` for events and work that the event causes; undefined if the event has no trace */
  of(event: object): string | undefined {
    return this.byEvent.get(event);
  }

  /** @returns the trace of the last of these events with the key */
  ofKey(key: string): string | undefined {
    return this.latestByKey.get(key);
  }

  /** Records that the event was ignored, and why. */
  ignored(event: object, reason: string): void {
    this.spans.get(event)?.set({ 'entrepot.ignored': reason });
  }

  end(failure?: Error): void {
    for (const span of this.spans.values()) span.end(failure);
  }

  private begin(decoded: DecodedEvent, together: number): void {
    const { event, received } = decoded;
    this.bulk.set(event, isBulk(decoded));
    if (received.key !== null) this.bulk.set(received.key, isBulk(decoded));
    const span = isTracing() ? this.spanOf(decoded, together) : undefined;
    if (span) this.spans.set(event, span);
    const traceparent = span?.traceparent ?? received.headers.traceparent;
    // External programs publish arbitrary values as well, and this value is stored with delayed work.
    if (traceparent === undefined || !readTraceparent(traceparent)) return;
    this.byEvent.set(event, traceparent);
    if (received.key !== null) this.latestByKey.set(received.key, traceparent);
  }

  private spanOf({ received, subscription, eventId }: DecodedEvent, together: number) {
    const { type } = subscription.contract;
    return beginSpan(`process ${type}`, {
      parent: received.headers.traceparent,
      kind: 'CONSUMER',
      attributes: {
        'messaging.system': 'kafka',
        'messaging.operation.type': 'process',
        'messaging.destination.name': received.stream,
        'messaging.destination.partition.id': String(received.partition),
        'messaging.consumer.group.name': this.group,
        'messaging.message.id': eventId,
        'messaging.batch.message_count': together,
        'cloudevents.event_type': type,
      },
    });
  }
}

function isBulk({ received }: DecodedEvent): boolean {
  return received.headers[BULK_HEADER] === 'true';
}
