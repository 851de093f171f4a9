import { streams } from '#contracts';
import { ApiProperty } from '@nestjs/swagger';
import type { ParkedOutboxRow } from '../outbox/parked-outbox.js';
import type { ParkedFaults } from '../parking/parked-messages.js';
import type { ParkedMessage } from '../parking/parked-rows.js';
import type { ReplayedUnit } from './replay-parked.js';

const HEAD_CHARACTERS = 200;

const PERSONAL: ReadonlySet<string> = new Set(
  streams.filter(({ personalData }) => personalData).map(({ name }) => name),
);

class ParkedResponse {
  @ApiProperty({ description: 'The id of the row in this list.', example: '17' })
  id!: string;

  @ApiProperty({ description: 'The stream of the event.', example: 'catalog.sku' })
  stream!: string;

  @ApiProperty({ description: 'The type of the event.', example: 'sku.upserted', required: false })
  type?: string;

  @ApiProperty({
    description: 'The id of the event.',
    example: '019aa6a0-5c00-7000-8000-000000000001',
    required: false,
  })
  eventId?: string;

  @ApiProperty({ description: 'The reason for parking, as a code.', example: 'handler-failed' })
  reason!: string;

  @ApiProperty({ description: 'Since when.', format: 'date-time' })
  parkedAt!: string;

  @ApiProperty({
    description: `The start of the payload. Left out on streams with personal data: read the single message by its id.`,
    example: '{"eventId":"019aa6a0…',
    required: false,
  })
  payloadHead?: string;
}

export class ParkedMessageResponse extends ParkedResponse {
  @ApiProperty({ description: 'The consumer group that parked it.', example: 'orders.main' })
  group!: string;

  @ApiProperty({
    description: 'The key that determines the order; a message without a key blocks no others.',
    example: 'ACME:TSHIRT-1',
    required: false,
  })
  key?: string;

  @ApiProperty({ description: 'The partition of the stream.', type: 'integer', example: 3 })
  partition!: number;

  @ApiProperty({ description: 'The offset in the partition.', example: '4711' })
  offset!: string;

  @ApiProperty({ description: 'The first line of the fault in words.', example: 'TypeError: …' })
  detail!: string;

  @ApiProperty({
    description:
      'The id of the first parked message with the same key, behind which this message waits; left out for the first message itself. With the reason `key-parked`, the message itself has no fault.',
    example: '16',
    required: false,
  })
  behind?: string;
}

export class WholeParkedMessageResponse extends ParkedMessageResponse {
  @ApiProperty({
    description: 'As received.',
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  headers!: Record<string, string>;

  @ApiProperty({
    description: 'The payload as text; left out if there is none.',
    required: false,
  })
  payload?: string;
}

export class ParkedMessagesResponse {
  @ApiProperty({ description: 'The oldest first.', type: [ParkedMessageResponse] })
  messages!: ParkedMessageResponse[];

  @ApiProperty({ description: '`after` of the next page, if there is one.', required: false })
  next?: string;
}

export class ParkedFaultResponse {
  @ApiProperty({ description: 'The reason for parking, as a code.', example: 'handler-failed' })
  reason!: string;

  @ApiProperty({
    description: 'The type of the events; left out if the headers contain none.',
    example: 'sku.upserted',
    required: false,
  })
  type?: string;

  @ApiProperty({ description: 'Parked messages.', type: 'integer', example: 3 })
  messages!: number;

  @ApiProperty({
    description: 'Their keys, all of which are blocked.',
    type: 'integer',
    example: 1,
  })
  keys!: number;

  @ApiProperty({ description: 'When the oldest message was parked.', format: 'date-time' })
  oldestParkedAt!: string;
}

export class ParkedFaultsResponse {
  @ApiProperty({ description: 'The largest count first.', type: [ParkedFaultResponse] })
  counts!: ParkedFaultResponse[];
}

export class ReplayedResponse {
  @ApiProperty({ description: 'Messages that had an effect.', type: 'integer', example: 2 })
  applied!: number;

  @ApiProperty({
    description: 'Messages without an effect: duplicates, outdated, or without need for action.',
    type: 'integer',
    example: 0,
  })
  ignored!: number;
}

export class ReplayedUnitResponse {
  @ApiProperty({ description: 'The consumer group.', example: 'orders.main' })
  group!: string;

  @ApiProperty({ description: 'The stream.', example: 'catalog.sku' })
  stream!: string;

  @ApiProperty({
    description: 'The key; left out for a message without one.',
    example: 'ACME:TSHIRT-1',
    required: false,
  })
  key?: string;

  @ApiProperty({
    description: 'The id of a message without a key.',
    example: '17',
    required: false,
  })
  messageId?: string;

  @ApiProperty({
    description: '`failed`: refused again, and nothing was changed. `absent`: nothing was parked.',
    enum: ['applied', 'failed', 'absent'],
    example: 'applied',
  })
  outcome!: 'applied' | 'failed' | 'absent';

  @ApiProperty({ description: 'Messages that had an effect.', type: 'integer', example: 2 })
  applied!: number;

  @ApiProperty({
    description: 'Messages without an effect: duplicates, outdated, or without need for action.',
    type: 'integer',
    example: 0,
  })
  ignored!: number;

  @ApiProperty({ description: 'The reason for the failure.', required: false })
  detail?: string;
}

export class ReplayedUnitsResponse {
  @ApiProperty({ description: 'In the order of the replay.', type: [ReplayedUnitResponse] })
  results!: ReplayedUnitResponse[];

  @ApiProperty({
    description: 'With `reason`: whether more were parked than one request replays.',
    example: false,
  })
  more!: boolean;
}

export class ParkedOutboxRowResponse extends ParkedResponse {
  @ApiProperty({ description: 'The key that determines the order.', example: 'ACME:TSHIRT-1' })
  key!: string;
}

export class WholeParkedOutboxRowResponse extends ParkedOutboxRowResponse {
  @ApiProperty({ description: 'The event.' })
  payload!: string;
}

export class ParkedOutboxResponse {
  @ApiProperty({ description: 'In the order of publication.', type: [ParkedOutboxRowResponse] })
  rows!: ParkedOutboxRowResponse[];

  @ApiProperty({ description: '`after` of the next page, if there is one.', required: false })
  next?: string;
}

export class ReturnedToOutboxResponse {
  @ApiProperty({ description: 'Rows returned to the relay.', type: 'integer', example: 1 })
  rows!: number;
}

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
