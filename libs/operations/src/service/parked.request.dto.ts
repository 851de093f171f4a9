import { Id, Int, ListOf, Text, Value, rules } from '#edge';
import { rowId } from './row-id.js';

const LIMIT = 50;
const LIMIT_MAX = 200;
/** The number of keys that one request replays. */
export const KEYS_MAX = 100;
/** The number of messages or events that one request drops. */
export const DROPS_MAX = 500;
const KEY_CHARACTERS = 2_048;

const After = () =>
  Value(rowId, {
    optional: true,
    doc: 'Begins after the row with this id: `next` of the previous page.',
  });

const Limit = () =>
  Int({ min: 1, max: LIMIT_MAX, optional: true, doc: '1 to 200 rows; 50 by default.' });

export class ListParkedOutboxQuery {
  @After()
  after?: string;

  @Limit()
  limit: number = LIMIT;
}

/** The filters of parked messages, of one service and of all. */
export class ParkedMessagesFilter {
  @Id('Only messages of this consumer group.', { optional: true })
  group?: string;

  @Id('Only messages of this stream.', { optional: true })
  stream?: string;

  @Id('Only events of this type.', { optional: true })
  type?: string;

  @Id('Only messages parked for this reason, for example `handler-failed`.', { optional: true })
  reason?: string;

  @Text({ max: KEY_CHARACTERS, optional: true, doc: 'Only messages with this key.' })
  key?: string;
}

export class ListParkedMessagesQuery extends ParkedMessagesFilter {
  @After()
  after?: string;

  @Limit()
  limit: number = LIMIT;
}

export class ParkedKeyRequest {
  @Id('The consumer group.')
  group!: string;

  @Id('The stream.')
  stream!: string;

  @Value(rules.anyText(KEY_CHARACTERS), { doc: 'The key.' })
  key!: string;
}

export class ReplayParkedRequest {
  @ListOf(() => ParkedKeyRequest, {
    min: 1,
    max: KEYS_MAX,
    optional: true,
    doc: 'The keys to replay, as in the list.',
  })
  keys?: ParkedKeyRequest[];

  @Id(
    'Instead of `keys`: the oldest 100 keys with a message that was parked for this reason, and messages without a key.',
    { optional: true },
  )
  reason?: string;

  @Id('With `reason`: only messages of this type of event.', { optional: true })
  type?: string;
}

export class DropParkedRequest {
  @Text({ min: 1, max: 512, doc: 'The reason for dropping; stored in the audit.' })
  reason!: string;
}

export class DropOutboxRowsRequest extends DropParkedRequest {
  @ListOf(rowId, { min: 1, max: DROPS_MAX, optional: true, doc: 'The ids to drop, from the list.' })
  ids?: string[];

  @Id('Instead of `ids`: the oldest 500 that were parked for this reason.', { optional: true })
  parkedFor?: string;
}

export class DropMessagesRequest extends DropOutboxRowsRequest {
  @Id('With `parkedFor`: only messages of this type of event.', { optional: true })
  type?: string;
}
