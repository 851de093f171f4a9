import type { ListPage } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FAILURES, failureOf } from '../delivery/domain/failure.js';
import type { Attempt, AttemptedDelivery, Delivery } from './store/deliveries.store.js';

export class DeliveryResponse {
  @ApiProperty({ format: 'uuid', description: 'Its id.' })
  deliveryId!: string;

  @ApiProperty({ format: 'uuid', description: 'The endpoint to which it is sent.' })
  endpointId!: string;

  @ApiProperty({ format: 'uuid', description: 'The id of the event; the header `webhook-id`.' })
  eventId!: string;

  @ApiProperty({ description: 'The type of the event.', example: 'order.placed' })
  type!: string;

  @ApiProperty({ description: 'The subject of the event, for example the id of an order.' })
  subject!: string;

  @ApiProperty({
    enum: ['event', 'retry', 'replay', 'recovery', 'test'],
    description: 'The reason for sending: the event happened, or someone requested it afterwards.',
  })
  cause!: string;

  @ApiProperty({
    enum: ['waiting', 'delivered', 'dead', 'dropped'],
    description:
      'It waits for an attempt, was delivered, was given up, or was `dropped` because the endpoint no longer receives its type.',
  })
  state!: string;

  @ApiProperty({ description: 'The number of attempts that have ended.', example: 1 })
  attemptCount!: number;

  @ApiProperty({ format: 'date-time', description: 'The date when it was queued.' })
  createdAt!: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description:
      'The earliest date of the next attempt; later if the endpoint is busy. Absent during an attempt and after the last one.',
  })
  nextAttemptAt?: string;

  @ApiPropertyOptional({
    enum: ['retry-after', 'endpoint'],
    description:
      'The reason for its wait besides the queue. `retry-after`: the receiver requested this wait. `endpoint`: the endpoint is ' +
      'paused. Later versions may add reasons.',
  })
  pauseReason?: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'The date when it was delivered, given up or dropped.',
  })
  finishedAt?: string;
}

export class AttemptResponse {
  @ApiProperty({ format: 'date-time', description: 'The date when it began.' })
  at!: string;

  @ApiProperty({ description: 'Its duration in milliseconds.', example: 84 })
  durationMs!: number;

  @ApiProperty({ enum: ['delivered', 'failed'], description: 'The result of the attempt.' })
  outcome!: string;

  @ApiPropertyOptional({ description: 'The HTTP status, if there was an answer.', example: 200 })
  status?: number;

  @ApiPropertyOptional({
    enum: Object.keys(FAILURES),
    description: `The reason that there was no status. ${Object.entries(FAILURES)
      .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
      .join('. ')}.`,
    example: 'timeout',
  })
  error?: string;

  @ApiPropertyOptional({ description: 'The first KiB of the answer’s body.' })
  body?: string;

  @ApiPropertyOptional({
    description:
      'True if the body was not read to its end: it was cut off, was malformed, had more than 4 KiB, or was not complete ' +
      'a second after the status. The status counts nevertheless.',
  })
  bodyCut?: boolean;
}

export class DeliveryWithAttemptsResponse extends DeliveryResponse {
  @ApiProperty({ type: [AttemptResponse], description: 'The attempts, the first one first.' })
  attempts!: AttemptResponse[];
}

export class DeliveriesResponse {
  @ApiProperty({ type: [DeliveryResponse], description: 'The deliveries, the newest first.' })
  deliveries!: DeliveryResponse[];

  @ApiPropertyOptional({ description: 'The token of the next page; absent on the last page.' })
  nextPageToken?: string;
}

export function toDeliveriesResponse({ records, ...next }: ListPage<Delivery>): DeliveriesResponse {
  return { deliveries: records.map(toDeliveryResponse), ...next };
}

export function toDeliveryResponse(delivery: Delivery): DeliveryResponse {
  const { deliveryId, endpointId, eventId, type, subject, cause, state, attemptCount } = delivery;
  const { createdAt, nextAttemptAt, pauseReason, finishedAt } = delivery;
  return {
    deliveryId,
    endpointId,
    eventId,
    type,
    subject,
    cause,
    state,
    attemptCount,
    createdAt: createdAt.toISOString(),
    ...(nextAttemptAt && { nextAttemptAt: nextAttemptAt.toISOString() }),
    ...(pauseReason && { pauseReason }),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
  };
}

export function toDeliveryWithAttemptsResponse(
  delivery: AttemptedDelivery,
): DeliveryWithAttemptsResponse {
  return { ...toDeliveryResponse(delivery), attempts: delivery.attempts.map(toAttemptResponse) };
}

function toAttemptResponse(attempt: Attempt): AttemptResponse {
  const { at, durationMs, outcome, status, error, body, bodyCut } = attempt;
  return {
    at,
    durationMs,
    outcome,
    ...(status !== undefined && { status }),
    ...(error !== undefined && { error: failureOf(error) }),
    ...(body !== undefined && { body }),
    ...(bodyCut && { bodyCut }),
  };
}
