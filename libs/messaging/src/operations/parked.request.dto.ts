import { Id, Int, Text, Value } from '#platform';
import { rowId } from './row-id.js';

const LIMIT = 50;
const LIMIT_MAX = 200;

export class ListParkedOutboxQuery {
  @Value(rowId, {
    optional: true,
    doc: 'Begins after the row of this id: `next` of the page before.',
  })
  after?: string;

  @Int({ min: 1, max: LIMIT_MAX, optional: true, doc: '1 to 200 rows; 50 when left out.' })
  limit: number = LIMIT;
}

export class ListParkedMessagesQuery extends ListParkedOutboxQuery {
  @Id('Only of this consumer group.', { optional: true })
  group?: string;

  @Id('Only of this stream.', { optional: true })
  stream?: string;

  @Text({ max: 2_048, optional: true, doc: 'Only under this key.' })
  key?: string;
}

export class DropParkedRequest {
  @Text({ min: 1, max: 512, doc: 'Why it is dropped; kept in the audit.' })
  reason!: string;
}
