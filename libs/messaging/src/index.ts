export { EventContext } from './consume/event-context.js';
export type { ReceivedEvent } from './consume/event-context.js';
export { LockKind, takeLocks } from './consume/locks.js';
export {
  auditMigrations,
  idempotencyMigrations,
  messagingMigrations,
  republicationMigrations,
  rollupMigrations,
} from './migrations/index.js';
export {
  brokerConfigOf,
  configuredSecurity,
  createTopics,
  EventProducer,
  EventReader,
  listTopics,
  partitionOf,
  readSince,
  rewindGroup,
  topicLayout,
  withAdmin,
  writtenTopics,
} from './kafka/index.js';
export type { EventReaderOptions, Received, TopicLayout, TopicSpec } from './kafka/index.js';
export { ContractViolation } from './transaction/outbox-row.js';
export { countEvents } from './transaction/event-counts.js';
export { lockRelay } from './outbox/relay-lock.js';
export { outboxHasRoom } from './outbox/outbox-pressure.js';
export { readersOf } from './outbox/published-ahead.js';
export { ParkedOutbox } from './outbox/parked-outbox.js';
export { Relay } from './outbox/relay.js';
export { AuditSubject, toAuditFilter, writeAuditPosition } from './operations/audit.request.dto.js';
export { AuditRowResponse, toAuditResponse } from './operations/audit.response.dto.js';
export type { AuditResponse } from './operations/audit.response.dto.js';
export { MessagingOverview } from './operations/messaging-overview.js';
export { MessagingResponse, toMessagingResponse } from './operations/messaging.response.dto.js';
export { ParkedMessagesFilter } from './operations/parked.request.dto.js';
export { ParkedFaultResponse, ParkedMessageResponse } from './operations/parked.response.dto.js';
export type {
  ParkedFaultsResponse,
  ParkedMessagesResponse,
} from './operations/parked.response.dto.js';
export { ParkedMessages } from './parking/parked-messages.js';
export type { ParkedKey, ParkedMessage } from './parking/parked-rows.js';
export { dropErased } from './parking/drop-erased.js';
export { ReplayRefused } from './parking/replay.js';
export type { ReplayResult } from './parking/replay.js';
export { EventStrategies } from './transport/event-strategy.js';
export { HttpTransactor, WorkerTransactor } from './outbox/transactors.js';
export { MessagingModule } from './service/messaging.module.js';
export { dayBefore, lastDays, Rollup } from './rollup/rollup.js';
export { countChanges } from './rollup/rollup-statements.js';
export type { RollupRow } from './rollup/rollup.store.js';
export { SummaryModule } from './summary/summary.module.js';
export { SummarizeParked } from './summary/summarize-parked.js';
export { OnEvent } from './transport/on-event.js';
export type { OnEventOptions } from './transport/on-event.js';
export { IdempotentRequests } from './idempotency/idempotent-requests.js';
export type { KeepAnswer } from './idempotency/idempotent-requests.js';
export { recordAudit, recordAudits } from './audit/audit.js';
export { SearchAudit } from './audit/search-audit.js';
export type { AuditEntry } from './audit/audit.js';
export { AuditTrail } from './audit/audit-trail.store.js';
export type { AuditFilter, AuditPosition } from './audit/audit-trail.store.js';
export { keyedRequest } from './idempotency/keyed-request.js';
export { eventIdOf, isFault } from './consume/decode.js';
export { republicationController } from './republication/republication.controller.js';
export { Republications } from './republication/republications.js';
export type { Republished } from './republication/republished.js';
export { BackgroundWork } from './background/background-work.js';
export { Batcher } from './transaction/batcher.js';
export { merchantsInTurn } from './background/merchants-in-turn.js';
export { Poller } from './background/poller.js';
export { uniqueKeyBatches } from './background/unique-key-batches.js';
export { runOnce } from './transaction/run-once.js';
export { Transactor } from './transaction/transactor.js';
export type { NewEvent, UnitOfWork, Writes } from './transaction/unit-of-work.js';
export { completeUntil } from './transaction/list-clock.js';
export type { ListKey } from './transaction/list-clock.js';
export type { ListTable, UseStamp } from './transaction/pending-stamps.js';
export { lockSubjects } from './transaction/lock-subjects.js';
