import { anyObject, model, optional } from '#edge';
import { Type } from 'typebox';
import { cloudEventJson, type LoggedEvent } from '../log/domain/cloud-event.js';
import type { EventsPage } from './list-events.js';

/** An event in CloudEvents 1.0 structured JSON. */
export const CloudEventResponse = model('CloudEventResponse', {
  specversion: Type.Literal('1.0', { description: 'The version of CloudEvents.' }),
  id: Type.String({
    format: 'uuid',
    description: 'The id of the event, the same for every receiver.',
  }),
  source: Type.String({
    description: 'The service that published it.',
    example: '/entrepot/orders',
  }),
  type: Type.String({ description: 'The type of the event.', example: 'order.placed' }),
  subject: Type.String({
    description: 'The subject of the event, for example the id of an order.',
  }),
  time: Type.String({ format: 'date-time', description: 'The time of the event.' }),
  datacontenttype: Type.Literal('application/json', { description: 'The media type of `data`.' }),
  dataschema: Type.String({ description: 'The address of the JSON Schema of `data`.' }),
  merchantid: Type.String({ description: 'The merchant of the event.' }),
  subjectversion: Type.String({
    description:
      'The version of the subject, an integer as text; it rises with every event about the subject. Ignore an event whose ' +
      'version is not above the last one that you have applied.',
  }),
  traceparent: optional(
    Type.String({ description: 'The trace in which the event happened (W3C Trace Context).' }),
  ),
  data: optional(
    anyObject({
      description: 'The event as it was published, byte for byte; `dataschema` describes it.',
    }),
  ),
  dataref: optional(
    Type.String({ description: 'The address of the whole event, in a webhook without `data`.' }),
  ),
});

export const EventsResponse = model('EventsResponse', {
  events: Type.Array(CloudEventResponse, { description: 'The events in the order of the log.' }),
  after: Type.String({
    description: 'The position after these events; valid while they are kept.',
  }),
  more: Type.Boolean({ description: 'Whether there are already later events.' }),
});

/** An {@link EventsResponse} as JSON text, since `data` is not parsed. */
export function toEventsJson({ events, after, more }: EventsPage): string {
  const list = events.map((event) => cloudEventJson(event)).join(',');
  return `{"events":[${list}],"after":${JSON.stringify(after)},"more":${more}}`;
}

/** A {@link CloudEventResponse} as JSON text. */
export function toEventJson(event: LoggedEvent): string {
  return cloudEventJson(event);
}
