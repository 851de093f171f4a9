import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { cloudEventJson, type LoggedEvent } from '../log/domain/cloud-event.js';
import type { EventsPage } from './list-events.js';

/** An event in CloudEvents 1.0 structured JSON. */
export class CloudEventResponse {
  @ApiProperty({ description: 'The version of CloudEvents.', enum: ['1.0'] })
  specversion!: string;

  @ApiProperty({
    format: 'uuid',
    description: 'The id of the event, the same wherever it is sent.',
  })
  id!: string;

  @ApiProperty({ description: 'The service that published it.', example: '/entrepot/orders' })
  source!: string;

  @ApiProperty({ description: 'Its type.', example: 'order.placed' })
  type!: string;

  @ApiProperty({ description: 'What it is about, for example the id of an order.' })
  subject!: string;

  @ApiProperty({ format: 'date-time', description: 'When it happened.' })
  time!: string;

  @ApiProperty({ description: 'What `data` is.', enum: ['application/json'] })
  datacontenttype!: string;

  @ApiProperty({ description: 'The address of the JSON Schema of `data`.' })
  dataschema!: string;

  @ApiProperty({ description: 'The merchant whose event it is.' })
  merchantid!: string;

  @ApiProperty({
    description:
      'The version of the subject, an integer as text; it rises with every event about it. Ignore an event whose ' +
      'version is not above the last one that you have applied.',
  })
  subjectversion!: string;

  @ApiPropertyOptional({
    description: 'The trace in which it happened (W3C Trace Context).',
  })
  traceparent?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'The event as it was published, byte for byte; `dataschema` describes it.',
  })
  data?: object;

  @ApiPropertyOptional({
    description: 'In place of `data`, in a webhook without it: where the whole event is.',
  })
  dataref?: string;
}

export class EventsResponse {
  @ApiProperty({ type: [CloudEventResponse], description: 'In the order of the log.' })
  events!: CloudEventResponse[];

  @ApiProperty({ description: 'Continues behind these events; valid as long as events are kept.' })
  after!: string;

  @ApiProperty({ description: 'Are there later events already?' })
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
