export { AuditSubject, toAuditFilter, writeAuditPosition } from './audit/audit.request.dto.js';
export { AuditRowResponse, toAuditResponse } from './audit/audit.response.dto.js';
export type { AuditResponse } from './audit/audit.response.dto.js';
export { AuditTrail } from './audit/audit-trail.store.js';
export type { AuditFilter, AuditPosition } from './audit/audit-trail.store.js';
export { SearchAudit } from './audit/search-audit.js';
export { IdempotentRequests } from './idempotency/idempotent-requests.js';
export type { KeepAnswer } from './idempotency/idempotent-requests.js';
export { keyedRequest } from './idempotency/keyed-request.js';
export {
  auditMigrations,
  idempotencyMigrations,
  republicationMigrations,
  rollupMigrations,
} from './migrations/index.js';
export { OperatedMessagingModule } from './operated-messaging.module.js';
export { republicationController } from './republication/republication.controller.js';
export { Republications } from './republication/republications.js';
export type { Republished } from './republication/republished.js';
export { dayBefore, lastDays, Rollup } from './rollup/rollup.js';
export { countChanges } from './rollup/rollup-statements.js';
export type { RollupRow } from './rollup/rollup.store.js';
export { MessagingOverview } from './service/messaging-overview.js';
export { MessagingResponse, toMessagingResponse } from './service/messaging.response.dto.js';
export { ParkedMessagesFilter } from './service/parked.request.dto.js';
export { ParkedFaultResponse, ParkedMessageResponse } from './service/parked.response.dto.js';
export type {
  ParkedFaultsResponse,
  ParkedMessagesResponse,
} from './service/parked.response.dto.js';
export { SummarizeParked } from './summary/summarize-parked.js';
export { SummaryModule } from './summary/summary.module.js';
