import { beginSpan, isTracing, type Span } from '#runtime';
import { createdAtOf } from '../transaction/outbox-row.js';

/**
 * Starts the span of sending an event at the creation of the event, so that it includes the wait in the outbox.
 * @param headers the event's
 */
export function beginSend(stream: string, headers: Record<string, string>): Span | undefined {
  if (!isTracing()) return undefined;
  const { ce_id: id = '', ce_type: type = '', traceparent } = headers;
  return beginSpan(`send ${type}`, {
    parent: traceparent,
    kind: 'PRODUCER',
    startedAt: createdAtOf(id),
    attributes: {
      'messaging.system': 'kafka',
      'messaging.operation.type': 'send',
      'messaging.destination.name': stream,
      'messaging.message.id': id,
      'cloudevents.event_type': type,
    },
  });
}
