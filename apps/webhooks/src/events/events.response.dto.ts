import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { cloudEventJson, type LoggedEvent } from '../log/domain/cloud-event.js';
import type { EventsPage } from './list-events.js';

/** An event in CloudEvents 1.0 structured JSON. */
export class CloudEventResponse {
  @ApiProperty({ description: 'The version of CloudEvents.', enum: ['1.0'] })
  specversion!: string;

  @ApiProperty({
    format: 'uuid',
    description: 'The id of the event, the same for every receiver.',
  })
  id!: string;

  @ApiProperty({ description: 'The service that published it.', example: '/entrepot/orders' })
  source!: string;

  @ApiProperty({ description: 'Its type.', example: 'order.placed' })
  type!: string;

  @ApiProperty({ description: 'The subject of the event, for example the id of an order.' })
  subject!: string;

  @ApiProperty({ format: 'date-time', description: 'The time of the event.' })
  time!: string;

  @ApiProperty({ description: 'What `data` is.', enum: ['application/json'] })
  datacontenttype!: string;

  @ApiProperty({ description: 'The address of the JSON Schema of `data`.' })
  dataschema!: string;

  @ApiProperty({ description: 'The merchant of the event.' })
  merchantid!: string;

  @ApiProperty({
    description:
      'The version of the subject, an integer as text; it rises with every event about the subject. Ignore an event whose ' +
      'version is not above the last one that you have applied.',
  })
  subjectversion!: string;

  @ApiPropertyOptional({
    description: 'The trace in which the event happened (W3C Trace Context).',
  })
  traceparent?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'The event as it was published, byte for byte; `dataschema` describes it.',
  })
  data?: object;

  @ApiPropertyOptional({
    description: 'The address of the whole event, in a webhook without `data`.',
  })
  dataref?: string;
}

export class EventsResponse {
  @ApiProperty({ type: [CloudEventResponse], description: 'The events in the order of the log.' })
  events!: CloudEventResponse[];

  @ApiProperty({ description: 'The position after these events; valid while they are kept.' })
  after!: string;

  @ApiProperty({ description: 'Whether there are already later events.' })
  more!: boolean;
}

/** An {@link EventsResponse} as JSON text, since `data` is not parsed. */
export function toEventsJson({ events, after, more }: EventsPage): string {
  const list = events.map((event) => cloudEventJson(event)).join(',');
  return `{"events":[${list}],"after":${JSON.stringify(after)},"more":${more}}`;
}

/** A {@link CloudEventResponse} as JSON text. */
export function toEventJson(event: LoggedEvent): string {
  return cloudEventJson(event);
}
