import { closed } from '#contracts';
import { model, optional, type ListPage } from '#edge';
import { Type, type Static } from 'typebox';
import { FAILURES, failureOf } from '../delivery/domain/failure.js';
import type { Attempt, AttemptedDelivery, Delivery } from './store/deliveries.store.js';

export const DeliveryResponse = model('DeliveryResponse', {
  deliveryId: Type.String({ format: 'uuid', description: 'The id of the delivery.' }),
  endpointId: Type.String({ format: 'uuid', description: 'The endpoint to which it is sent.' }),
  eventId: Type.String({
    format: 'uuid',
    description: 'The id of the event; the header `webhook-id`.',
  }),
  type: Type.String({ description: 'The type of the event.', example: 'order.placed' }),
  subject: Type.String({
    description: 'The subject of the event, for example the id of an order.',
  }),
  cause: closed(['event', 'retry', 'replay', 'recovery', 'test'], {
    description: 'The reason for sending: the event happened, or someone requested it afterwards.',
  }),
  state: closed(['waiting', 'delivered', 'dead', 'dropped'], {
    description:
      'It waits for an attempt, was delivered, was given up, or was `dropped` because the endpoint no longer receives its type.',
  }),
  attemptCount: Type.Number({ description: 'The number of attempts that have ended.', example: 1 }),
  createdAt: Type.String({ format: 'date-time', description: 'The date when it was queued.' }),
  nextAttemptAt: optional(
    Type.String({
      format: 'date-time',
      description:
        'The earliest date of the next attempt; later if the endpoint is busy. Absent during an attempt and after the last one.',
    }),
  ),
  pauseReason: optional(
    closed(['retry-after', 'endpoint'], {
      description:
        'The reason for its wait besides the queue. `retry-after`: the receiver requested this wait. `endpoint`: the endpoint is ' +
        'paused. Later versions may add reasons.',
    }),
  ),
  finishedAt: optional(
    Type.String({
      format: 'date-time',
      description: 'The date when it was delivered, given up or dropped.',
    }),
  ),
});
export type DeliveryResponse = Static<typeof DeliveryResponse>;

const AttemptResponse = model('AttemptResponse', {
  at: Type.String({ format: 'date-time', description: 'The date when it began.' }),
  durationMs: Type.Number({ description: 'Its duration in milliseconds.', example: 84 }),
  outcome: closed(['delivered', 'failed'], { description: 'The result of the attempt.' }),
  status: optional(
    Type.Number({ description: 'The HTTP status, if there was an answer.', example: 200 }),
  ),
  error: optional(
    closed(Object.keys(FAILURES), {
      description: `The reason that there was no status. ${Object.entries(FAILURES)
        .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
        .join('. ')}.`,
      example: 'timeout',
    }),
  ),
  body: optional(Type.String({ description: 'The first KiB of the answer’s body.' })),
  bodyCut: optional(
    Type.Boolean({
      description:
        'True if the body was not read to its end: it was cut off, was malformed, had more than 4 KiB, or was not complete ' +
        'a second after the status. The status counts nevertheless.',
    }),
  ),
});
type AttemptResponse = Static<typeof AttemptResponse>;

export const DeliveryWithAttemptsResponse = model('DeliveryWithAttemptsResponse', {
  ...DeliveryResponse.properties,
  attempts: Type.Array(AttemptResponse, { description: 'The attempts, the first one first.' }),
});
export type DeliveryWithAttemptsResponse = Static<typeof DeliveryWithAttemptsResponse>;

export const DeliveriesResponse = model('DeliveriesResponse', {
  deliveries: Type.Array(DeliveryResponse, { description: 'The deliveries, the newest first.' }),
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; absent on the last page.' }),
  ),
});
export type DeliveriesResponse = Static<typeof DeliveriesResponse>;

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
