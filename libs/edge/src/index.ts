import './http/fastify-types.js';

export {
  CallerOf,
  ChannelScope,
  ChannelToken,
  Clients,
  DEFAULT_SCOPES,
  Public,
  TOKEN_SCOPES,
} from './auth/access.js';
export type { Access, Caller, ClientAccess, ClientKind, TokenScope } from './auth/access.js';
export { channelOf, limitedAs } from './auth/channel-of.js';
export { KeySource } from './auth/key-source.js';
export { merchantOf } from './auth/merchant-of.js';
export { TokenVerifier, unauthorized } from './auth/token-verifier.js';
export { acceptedOf, mapAccepted, rowsOf } from './batch/read-rows.js';
export type { ReadRow } from './batch/read-rows.js';
export { refusedRow, RowResult } from './batch/row-result.js';
export { acceptedEncoding } from './http/answer/compress-answers.js';
export type { ContentEncoding } from './http/answer/compress-answers.js';
export { limitReading } from './http/answer/bound-answers.js';
export { BodyBudget } from './http/body/body-budget.js';
export { senderOf } from './http/in-flight-bytes.js';
export { BodyLimit, DEFAULT_BODY_BYTES, KIB, MIB } from './routes/body-limit.js';
export { announcedBytes, tooLarge } from './http/body/bound-bodies.js';
export { addressKey } from './http/client-address.js';
export { closing } from './http/closing.js';
export { escapeHtml } from './http/escape-html.js';
export { IdempotencyKey } from './http/idempotency-key.js';
export { OrderId } from './http/order-id.js';
export { DEFAULT_PAGE_SIZE, pageTokenConfig, PageTokens } from './lists/pagination.js';
export type { Page, PageFilters, PagePosition } from './lists/pagination.js';
export { QUOTE_ID_MAX, quoteConfig, QuoteIds, SANDBOX_QUOTE_KEYS } from './signatures/quote-ids.js';
export {
  LIST_ORDERS,
  ofOneOrAll,
  OPERATORS,
  readPage,
  readPageOfAllMerchants,
  readPageOfMerchant,
} from './lists/read-page.js';
export type {
  ListOrder,
  ListPage,
  ListRange,
  ListRows,
  MerchantsList,
  PageRequest,
} from './lists/read-page.js';
export * from './openapi/index.js';
export { ProblemBody } from './problems/problem-body.js';
export type { ProblemBodyMaker } from './problems/problem-body.js';
export type { Problem } from './problems/problem.js';
export { platformProblems } from './problems/problem-table.js';
export type { ProblemTable } from './problems/problem-table.js';
export { Refusal } from '#runtime';
export type { FieldError, RefusalExtras } from '#runtime';
export * from './summary/index.js';
export { alpha2Of } from './validation/countries.js';
export * from './validation/decorators.js';
export { KnownMembersOnly } from './validation/members.js';
export { arrayOf, optionalBody, readBody } from './validation/dto.pipe.js';
export { parseInstant } from './validation/instant.js';
export { PathParam } from './validation/parameters.guard.js';
export type { InstantOptions } from './validation/instant.js';
export * as rules from './validation/rules.js';
export { authenticateRequests } from './auth/authenticate.js';
export { boundAnswers } from './http/answer/bound-answers.js';
export { compressAnswers } from './http/answer/compress-answers.js';
export { readForwardedAddresses } from './http/client-address.js';
export { boundBodies } from './http/body/bound-bodies.js';
export { createAdapter } from './http/fastify-adapter.js';
export type { RewriteUrl } from './http/fastify-adapter.js';
export { readJsonBodies } from './http/body/json-body.js';
export { refuseUnroutedRequests } from './http/known-routes.js';
export { Problems } from './problems/problem.js';
export { ProblemFilter } from './problems/problem.filter.js';
export { DtoPipe } from './validation/dto.pipe.js';
export { ParametersGuard } from './validation/parameters.guard.js';
export { isSignatureOf, signatureOf } from './signatures/signature.js';
export { readDto } from './validation/read-dto.js';
