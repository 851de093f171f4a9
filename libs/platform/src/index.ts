export {
  beginSpan,
  childTraceparent,
  ConfigError,
  HealthRegistry,
  inSpan,
  isTracing,
  Readings,
  readTraceparent,
  redactText,
  Shares,
  traceIdOf,
  useTracer,
  workContext,
} from '#runtime';
export type { HealthCheck, HealthReport, HealthState, Span, WorkContext } from '#runtime';
export { baseConfig, kafkaSecurityConfig, loadConfig, verifierConfig } from './config.js';
export type { BaseConfig } from './config.js';
export * from './database/index.js';
export { documentLinkConfig, DocumentLinks, SANDBOX_DOCUMENT_LINK_KEYS } from './document-links.js';
export type { DocumentLink } from './document-links.js';
export { fileAbove } from './file-above.js';
export { createService } from './service/create-service.js';
export type { ServiceOptions } from './service/create-service.js';
export { IDLE_CONNECTION_MS } from './service/drain.js';
export { ProjectionWaiter } from './projection-waiter.js';
export { Arrivals } from './arrivals.js';
export type { Waiter, WaitingPlaces } from './arrivals.js';
export { redact } from './logging/redact.js';
export { PinoLogger } from './logging/pino-logger.js';
export { lookupWith, Names } from './outbound/names.js';
export { callableOf, fetchWith, outboundAgent, outboundConfig } from './outbound/outbound.js';
export type { AddressGuard, OutboundOptions } from './outbound/outbound.js';
export { callableAddresses } from './outbound/public-addresses.js';
export { main, runService, SHUTDOWN_LIMIT_MS } from './service/run-service.js';
export type { RunOptions } from './service/run-service.js';
export { readTracingConfig, wantsTraces } from './tracing/tracing-config.js';
export { VERSION } from './version.js';
