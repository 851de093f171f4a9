import { streams } from '#contracts';
import { ApiProperty } from '@nestjs/swagger';
import type { ParkedOutboxRow } from '../outbox/parked-outbox.js';
import type { ParkedFaults } from '../parking/parked-messages.js';
import type { ParkedMessage } from '../parking/parked-rows.js';
import type { ReplayedUnit } from './replay-several.js';

const HEAD_CHARACTERS = 200;

const PERSONAL: ReadonlySet<string> = new Set(
  streams.filter(({ personalData }) => personalData).map(({ name }) => name),
);

class ParkedResponse {
  @ApiProperty({ description: 'Its id in this list.', example: '17' })
  id!: string;

  @ApiProperty({ description: 'The stream that it is on.', example: 'catalog.sku' })
  stream!: string;

  @ApiProperty({ description: 'The type of the event.', example: 'sku.upserted', required: false })
  type?: string;

  @ApiProperty({
    description: 'The id of the event.',
    example: '019aa6a0-5c00-7000-8000-000000000001',
    required: false,
  })
  eventId?: string;

  @ApiProperty({ description: 'Why it was parked, as a code.', example: 'handler-failed' })
  reason!: string;

  @ApiProperty({ description: 'Since when.', format: 'date-time' })
  parkedAt!: string;

  @ApiProperty({
    description: `How the payload begins. Left out on streams with personal data: read the one by its id.`,
    example: '{"eventId":"019aa6a0…',
    required: false,
  })
  payloadHead?: string;
}

export class ParkedMessageResponse extends ParkedResponse {
  @ApiProperty({ description: 'The consumer group that parked it.', example: 'orders.main' })
  group!: string;

  @ApiProperty({
    description: 'The key by which order is kept; a message without one blocks no other.',
    example: 'ACME:TSHIRT-1',
    required: false,
  })
  key?: string;

  @ApiProperty({ description: 'Where in the stream it is.', type: 'integer', example: 3 })
  partition!: number;

  @ApiProperty({ description: 'Where in the partition.', example: '4711' })
  offset!: string;

  @ApiProperty({ description: 'The fault in words, its first line.', example: 'TypeError: …' })
  detail!: string;

  @ApiProperty({
    description:
      'The id of the first parked message of its key, behind which it waits; left out for that one. With the reason `key-parked` nothing is wrong with it.',
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
    description: 'The payload as text; left out where there is none.',
    required: false,
  })
  payload?: string;
}

export class ParkedMessagesResponse {
  @ApiProperty({ description: 'The oldest first.', type: [ParkedMessageResponse] })
  messages!: ParkedMessageResponse[];

  @ApiProperty({ description: '`after` of the next page, where there is one.', required: false })
  next?: string;
}

export class ParkedFaultResponse {
  @ApiProperty({ description: 'Why they were parked, as a code.', example: 'handler-failed' })
  reason!: string;

  @ApiProperty({
    description: 'The type of the events; left out where their headers have none.',
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

  @ApiProperty({ description: 'Since when the oldest is parked.', format: 'date-time' })
  oldestParkedAt!: string;
}

export class ParkedFaultsResponse {
  @ApiProperty({ description: 'The most first.', type: [ParkedFaultResponse] })
  counts!: ParkedFaultResponse[];
}

export class ReplayedResponse {
  @ApiProperty({ description: 'Messages that had an effect.', type: 'integer', example: 2 })
  applied!: number;

  @ApiProperty({
    description: 'Messages that had none: seen before, out of date, nothing to do.',
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
    description: '`failed`: refused again, and nothing was changed. `absent`: it was not parked.',
    enum: ['applied', 'failed', 'absent'],
    example: 'applied',
  })
  outcome!: 'applied' | 'failed' | 'absent';

  @ApiProperty({ description: 'Messages that had an effect.', type: 'integer', example: 2 })
  applied!: number;

  @ApiProperty({
    description: 'Messages that had none: seen before, out of date, nothing to do.',
    type: 'integer',
    example: 0,
  })
  ignored!: number;

  @ApiProperty({ description: 'Why it failed.', required: false })
  detail?: string;
}

export class ReplayedUnitsResponse {
  @ApiProperty({ description: 'In the order of the replay.', type: [ReplayedUnitResponse] })
  results!: ReplayedUnitResponse[];

  @ApiProperty({
    description: 'With `reason`: more were parked for it than one request replays.',
    example: false,
  })
  more!: boolean;
}

export class ParkedOutboxRowResponse extends ParkedResponse {
  @ApiProperty({ description: 'The key by which order is kept.', example: 'ACME:TSHIRT-1' })
  key!: string;
}

export class WholeParkedOutboxRowResponse extends ParkedOutboxRowResponse {
  @ApiProperty({ description: 'The event.' })
  payload!: string;
}

export class ParkedOutboxResponse {
  @ApiProperty({ description: 'As they would be published.', type: [ParkedOutboxRowResponse] })
  rows!: ParkedOutboxRowResponse[];

  @ApiProperty({ description: '`after` of the next page, where there is one.', required: false })
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

/** The `next` member of a page, if there may be another page. */
export function nextOf(rows: readonly { id: string }[], limit: number): { next?: string } {
  const last = rows.at(-1);
  return rows.length === limit && last ? { next: last.id } : {};
}

/** A buyer's data is shown only in the answer for a single message, not in lists (decision 8.6). */
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
