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
export {
  baseConfig,
  ConfigError,
  kafkaSecurityConfig,
  loadConfig,
  verifierConfig,
} from './config.js';
export type { BaseConfig } from './config.js';
export * from './database/index.js';
export { documentLinkConfig, DocumentLinks, SANDBOX_DOCUMENT_LINK_KEYS } from './document-links.js';
export type { DocumentLink } from './document-links.js';
export { fileAbove } from './file-above.js';
export { HealthRegistry } from './health/health-registry.js';
export type { HealthCheck, HealthReport, HealthState } from './health/health-registry.js';
export { Readings } from './health/readings.js';
export { watchQueues } from './health/queues.js';
export type { StoredQueue } from './database/read-queues.js';
export { acceptedEncoding } from './http/answer/compress-answers.js';
export type { ContentEncoding } from './http/answer/compress-answers.js';
export { limitReading } from './http/answer/bound-answers.js';
export { BodyBudget } from './http/body/body-budget.js';
export { senderOf } from './http/in-flight-bytes.js';
export { BodyLimit, DEFAULT_BODY_BYTES, KIB, MIB } from './http/body/body-limit.js';
export { announcedBytes, tooLarge } from './http/body/bound-bodies.js';
export { addressKey } from './http/client-address.js';
export { closing } from './http/closing.js';
export { createService } from './http/create-service.js';
export type { ServiceOptions } from './http/create-service.js';
export { IDLE_CONNECTION_MS } from './http/drain.js';
export { escapeHtml } from './http/escape-html.js';
export { IdempotencyKey } from './http/idempotency-key.js';
export { OrderId } from './http/order-id.js';
export { ProjectionWaiter } from './projection-waiter.js';
export { Arrivals } from './arrivals.js';
export type { Waiter, WaitingPlaces } from './arrivals.js';
export { redact, redactText } from './logging/redact.js';
export { PinoLogger } from './logging/pino-logger.js';
export { lookupWith, Names } from './outbound/names.js';
export { callableOf, fetchWith, outboundAgent, outboundConfig } from './outbound/outbound.js';
export type { AddressGuard, OutboundOptions } from './outbound/outbound.js';
export { callableAddresses } from './outbound/public-addresses.js';
export { DEFAULT_PAGE_SIZE, pageTokenConfig, PageTokens } from './pagination.js';
export type { Page, PageFilters, PagePosition } from './pagination.js';
export { QUOTE_ID_MAX, quoteConfig, QuoteIds, SANDBOX_QUOTE_KEYS } from './signatures/quote-ids.js';
export {
  LIST_ORDERS,
  ofOneOrAll,
  OPERATORS,
  readPage,
  readPageOfAllMerchants,
  readPageOfMerchant,
} from './read-page.js';
export type {
  ListOrder,
  ListPage,
  ListRange,
  ListRows,
  MerchantsList,
  PageRequest,
} from './read-page.js';
export * from './openapi/index.js';
export { ProblemBody } from './problems/problem-body.js';
export type { ProblemBodyMaker } from './problems/problem-body.js';
export type { Problem } from './problems/problem.js';
export { platformProblems } from './problems/problem-table.js';
export type { ProblemTable } from './problems/problem-table.js';
export { Refusal } from './problems/refusal.js';
export type { FieldError, RefusalExtras } from './problems/refusal.js';
export { main, runService, SHUTDOWN_LIMIT_MS } from './run-service.js';
export type { RunOptions } from './run-service.js';
export * from './summary/index.js';
export { beginSpan, inSpan, isTracing, useTracer } from './tracing/spans.js';
export type { Span } from './tracing/spans.js';
export { readTracingConfig, wantsTraces } from './tracing/tracing-config.js';
export { alpha2Of } from './validation/countries.js';
export * from './validation/decorators.js';
export { KnownMembersOnly } from './validation/members.js';
export { arrayOf, optionalBody, readBody } from './validation/dto.pipe.js';
export { parseInstant } from './validation/instant.js';
export { PathParam } from './validation/parameters.guard.js';
export type { InstantOptions } from './validation/instant.js';
export * as rules from './validation/rules.js';
export { VERSION } from './version.js';
export { childTraceparent, readTraceparent, traceIdOf, workContext } from './work-context.js';
export type { WorkContext } from './work-context.js';
export { Shares } from './shares.js';
