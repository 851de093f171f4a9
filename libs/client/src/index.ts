export { Entrepot } from './entrepot.js';
export type { ClientOptions, Credentials } from './client.js';
export { EntrepotError, type FieldFault } from './error.js';
export type { ChannelOrderQuery, ListingQuery, MerchantOfOrder } from './areas/channel-areas.js';
export type { EventQuery } from './areas/event-areas.js';
export type { FollowNewsOptions } from './follow-news.js';
/** The method and the path of each operation. */
export { operationTable } from './generated/operation-table.js';
export * from './generated/vocabulary.js';
export type { paths as Paths } from './generated/api.js';
/** The schemas of the API document, each under its name without `Response`; `Dto` becomes `Input`. */
export type * from './generated/schemas.js';
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
