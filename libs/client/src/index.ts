export { Entrepot } from './entrepot.js';
export type { ClientOptions, Credentials } from './client.js';
export { EntrepotError, type FieldFault } from './error.js';
export type { paths as Paths } from './generated/api.js';
export type {
  FollowOptions,
  FollowQuery,
  ListId,
  ListQuery,
  RecordOf,
  SummaryOf,
} from './lists.js';
export type { Answer, CallOptions, Input, OperationId, Query, Schemas } from './operations.js';
export type { ResponseHead, RetryNotice } from './sender.js';
