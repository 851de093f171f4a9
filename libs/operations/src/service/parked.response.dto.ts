import { streams, closed } from '#contracts';
import { mapOf, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { ParkedOutboxRow, ParkedFaults, ParkedMessage } from '#messaging';
import type { ReplayedUnit } from './replay-parked.js';

const HEAD_CHARACTERS = 200;

const PERSONAL: ReadonlySet<string> = new Set(
  streams.filter(({ personalData }) => personalData).map(({ name }) => name),
);

const ParkedResponse = model('ParkedResponse', {
  id: Type.String({ description: 'The id of the row in this list.', example: '17' }),
  stream: Type.String({ description: 'The stream of the event.', example: 'catalog.sku' }),
  type: optional(Type.String({ description: 'The type of the event.', example: 'sku.upserted' })),
  eventId: optional(
    Type.String({
      description: 'The id of the event.',
      example: '019aa6a0-5c00-7000-8000-000000000001',
    }),
  ),
  reason: Type.String({
    description: 'The reason for parking, as a code.',
    example: 'handler-failed',
  }),
  parkedAt: Type.String({ description: 'The time at which it was parked.', format: 'date-time' }),
  payloadHead: optional(
    Type.String({
      description: `The start of the payload. Left out on streams with personal data: read the single message by its id.`,
      example: '{"eventId":"019aa6a0…',
    }),
  ),
});
type ParkedResponse = Static<typeof ParkedResponse>;

export const ParkedMessageResponse = model('ParkedMessageResponse', {
  ...ParkedResponse.properties,
  group: Type.String({ description: 'The consumer group that parked it.', example: 'orders.main' }),
  key: optional(
    Type.String({
      description: 'The key that determines the order; a message without a key blocks no others.',
      example: 'ACME:TSHIRT-1',
    }),
  ),
  partition: Type.Integer({ description: 'The partition of the stream.', example: 3 }),
  offset: Type.String({ description: 'The offset in the partition.', example: '4711' }),
  detail: Type.String({
    description: 'The first line of the fault in words.',
    example: 'TypeError: …',
  }),
  behind: optional(
    Type.String({
      description:
        'The id of the first parked message with the same key, behind which this message waits; left out for the first message itself. With the reason `key-parked`, the message itself has no fault.',
      example: '16',
    }),
  ),
});
export type ParkedMessageResponse = Static<typeof ParkedMessageResponse>;

export const WholeParkedMessageResponse = model('WholeParkedMessageResponse', {
  ...ParkedMessageResponse.properties,
  headers: mapOf(Type.String(), { description: 'The headers of the message, as received.' }),
  payload: optional(
    Type.String({ description: 'The payload as text; left out if there is none.' }),
  ),
});
export type WholeParkedMessageResponse = Static<typeof WholeParkedMessageResponse>;

export const ParkedMessagesResponse = model('ParkedMessagesResponse', {
  messages: Type.Array(ParkedMessageResponse, { description: 'The oldest first.' }),
  next: optional(Type.String({ description: '`after` of the next page, if there is one.' })),
});
export type ParkedMessagesResponse = Static<typeof ParkedMessagesResponse>;

export const ParkedFaultResponse = model('ParkedFaultResponse', {
  reason: Type.String({
    description: 'The reason for parking, as a code.',
    example: 'handler-failed',
  }),
  type: optional(
    Type.String({
      description: 'The type of the events; left out if the headers contain none.',
      example: 'sku.upserted',
    }),
  ),
  messages: Type.Integer({ description: 'Parked messages.', example: 3 }),
  keys: Type.Integer({ description: 'Their keys, all of which are blocked.', example: 1 }),
  oldestParkedAt: Type.String({
    description: 'When the oldest message was parked.',
    format: 'date-time',
  }),
});
export type ParkedFaultResponse = Static<typeof ParkedFaultResponse>;

export const ParkedFaultsResponse = model('ParkedFaultsResponse', {
  counts: Type.Array(ParkedFaultResponse, { description: 'The largest count first.' }),
});
export type ParkedFaultsResponse = Static<typeof ParkedFaultsResponse>;

export const ReplayedResponse = model('ReplayedResponse', {
  applied: Type.Integer({ description: 'The number of messages that had an effect.', example: 2 }),
  ignored: Type.Integer({
    description: 'Messages without an effect: duplicates, outdated, or without need for action.',
    example: 0,
  }),
});
export type ReplayedResponse = Static<typeof ReplayedResponse>;

export const ReplayedUnitResponse = model('ReplayedUnitResponse', {
  group: Type.String({ description: 'The consumer group.', example: 'orders.main' }),
  stream: Type.String({ description: 'The stream.', example: 'catalog.sku' }),
  key: optional(
    Type.String({
      description: 'The key; left out for a message without one.',
      example: 'ACME:TSHIRT-1',
    }),
  ),
  messageId: optional(
    Type.String({ description: 'The id of a message without a key.', example: '17' }),
  ),
  outcome: closed(['applied', 'failed', 'absent'], {
    description: '`failed`: refused again, and nothing was changed. `absent`: nothing was parked.',
    example: 'applied',
  }),
  applied: Type.Integer({ description: 'The number of messages that had an effect.', example: 2 }),
  ignored: Type.Integer({
    description: 'Messages without an effect: duplicates, outdated, or without need for action.',
    example: 0,
  }),
  detail: optional(Type.String({ description: 'The reason for the failure.' })),
});
export type ReplayedUnitResponse = Static<typeof ReplayedUnitResponse>;

export const ReplayedUnitsResponse = model('ReplayedUnitsResponse', {
  results: Type.Array(ReplayedUnitResponse, { description: 'In the order of the replay.' }),
  more: Type.Boolean({
    description: 'With `reason`: whether more were parked than one request replays.',
    example: false,
  }),
});
export type ReplayedUnitsResponse = Static<typeof ReplayedUnitsResponse>;

export const ParkedOutboxRowResponse = model('ParkedOutboxRowResponse', {
  ...ParkedResponse.properties,
  key: Type.String({ description: 'The key that determines the order.', example: 'ACME:TSHIRT-1' }),
});
export type ParkedOutboxRowResponse = Static<typeof ParkedOutboxRowResponse>;

export const WholeParkedOutboxRowResponse = model('WholeParkedOutboxRowResponse', {
  ...ParkedOutboxRowResponse.properties,
  payload: Type.String({ description: 'The event.' }),
});
export type WholeParkedOutboxRowResponse = Static<typeof WholeParkedOutboxRowResponse>;

export const ParkedOutboxResponse = model('ParkedOutboxResponse', {
  rows: Type.Array(ParkedOutboxRowResponse, { description: 'In the order of publication.' }),
  next: optional(Type.String({ description: '`after` of the next page, if there is one.' })),
});
export type ParkedOutboxResponse = Static<typeof ParkedOutboxResponse>;

export const ReturnedToOutboxResponse = model('ReturnedToOutboxResponse', {
  rows: Type.Integer({ description: 'Rows returned to the relay.', example: 1 }),
});
export type ReturnedToOutboxResponse = Static<typeof ReturnedToOutboxResponse>;

export function toParkedMessageResponse(message: ParkedMessage): ParkedMessageResponse {
  const { group, partition, offset, detail, key, behind } = message;
  return {
    ...toParkedResponse(message),
    group,
    ...(key === null ? {} : { key }),
    partition,
    offset,
    detail: detail.split('\n', 1)[0] ?? '',
    ...(typeof behind === 'string' ? { behind } : {}),
  };
}

export function toParkedFaultResponse(faults: ParkedFaults): ParkedFaultResponse {
  const { reason, type, messages, keys, oldest } = faults;
  return {
    reason,
    ...(type === null ? {} : { type }),
    messages,
    keys,
    oldestParkedAt: oldest.toISOString(),
  };
}

export function toReplayedUnitResponse({ unit, ...replayed }: ReplayedUnit): ReplayedUnitResponse {
  const { id, group, stream, key } = unit;
  return { group, stream, ...(key === null ? { messageId: id } : { key }), ...replayed };
}

export function toWholeParkedMessageResponse(message: ParkedMessage): WholeParkedMessageResponse {
  const { detail, headers, value } = message;
  const whole = { ...toParkedMessageResponse(message), detail, headers };
  return value === null ? whole : { ...whole, payload: value };
}

export function toParkedOutboxRowResponse(row: ParkedOutboxRow): ParkedOutboxRowResponse {
  return { ...toParkedResponse(row), key: row.key };
}

export function toWholeParkedOutboxRowResponse(row: ParkedOutboxRow): WholeParkedOutboxRowResponse {
  return { ...toParkedOutboxRowResponse(row), payload: row.value };
}

/** Returns the `next` member of a page, if there may be another page. */
export function nextOf(rows: readonly { id: string }[], limit: number): { next?: string } {
  const last = rows.at(-1);
  return rows.length === limit && last ? { next: last.id } : {};
}

/** Lists do not show a buyer's data; only the answer for a single message does (decision 8.6). */
function toParkedResponse(parked: ParkedMessage | ParkedOutboxRow): ParkedResponse {
  const { id, stream, type, eventId, reason, parkedAt, value } = parked;
  return {
    id,
    stream,
    ...(type === null ? {} : { type }),
    ...(eventId === null ? {} : { eventId }),
    reason,
    parkedAt: parkedAt.toISOString(),
    ...(value === null || PERSONAL.has(stream)
      ? {}
      : { payloadHead: value.slice(0, HEAD_CHARACTERS) }),
  };
}
