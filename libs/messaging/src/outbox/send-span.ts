import { beginSpan, isTracing } from '#platform';
import type { Span } from '#platform';
import { madeAt } from './made-at.js';

/**
 * The span of an event's way out, from the moment when it was made: it shows the wait in the outbox as well.
 * @param headers the event's
 */
export function beginSend(stream: string, headers: Record<string, string>): Span | undefined {
  if (!isTracing()) return undefined;
  const { ce_id: id = '', ce_type: type = '', traceparent } = headers;
  return beginSpan(`send ${type}`, {
    parent: traceparent,
    kind: 'PRODUCER',
    startedAt: madeAt(id),
    attributes: {
      'messaging.system': 'kafka',
      'messaging.operation.type': 'send',
      'messaging.destination.name': stream,
      'messaging.message.id': id,
      'cloudevents.event_type': type,
    },
  });
}
