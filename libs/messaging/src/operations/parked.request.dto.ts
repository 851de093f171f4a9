import { Id, Int, ListOf, Text, Value, rules } from '#edge';
import { rowId } from './row-id.js';

const LIMIT = 50;
const LIMIT_MAX = 200;
/** Keys that one request replays. */
export const KEYS_MAX = 100;
/** Messages or events that one request drops. */
export const DROPS_MAX = 500;
const KEY_CHARACTERS = 2_048;

const After = () =>
  Value(rowId, {
    optional: true,
    doc: 'Begins after the row of this id: `next` of the page before.',
  });

const Limit = () =>
  Int({ min: 1, max: LIMIT_MAX, optional: true, doc: '1 to 200 rows; 50 when left out.' });

export class ListParkedOutboxQuery {
  @After()
  after?: string;

  @Limit()
  limit: number = LIMIT;
}

/** The filters of parked messages, of one service and of all. */
export class ParkedMessagesFilter {
  @Id('Only of this consumer group.', { optional: true })
  group?: string;

  @Id('Only of this stream.', { optional: true })
  stream?: string;

  @Id('Only events of this type.', { optional: true })
  type?: string;

  @Id('Only those parked for this reason, for example `handler-failed`.', { optional: true })
  reason?: string;

  @Text({ max: KEY_CHARACTERS, optional: true, doc: 'Only under this key.' })
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
    doc: 'What to replay, as in the list.',
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
  @Text({ min: 1, max: 512, doc: 'Why it is dropped; kept in the audit.' })
  reason!: string;
}

export class DropOutboxRowsRequest extends DropParkedRequest {
  @ListOf(rowId, { min: 1, max: DROPS_MAX, optional: true, doc: 'What to drop: ids of the list.' })
  ids?: string[];

  @Id('Instead of `ids`: the oldest 500 that were parked for this reason.', { optional: true })
  parkedFor?: string;
}

export class DropMessagesRequest extends DropOutboxRowsRequest {
  @Id('With `parkedFor`: only messages of this type of event.', { optional: true })
  type?: string;
}
