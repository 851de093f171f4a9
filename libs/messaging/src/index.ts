export { EventContext } from './consume/event-context.js';
export {
  AuditOrder1763856000000,
  auditMigrations,
  idempotencyMigrations,
  messagingMigrations,
} from './migrations/index.js';
export {
  brokerSecurityOf,
  createTopics,
  EventProducer,
  EventReader,
  partitionOf,
  readSince,
  rewindGroup,
  writtenTopics,
} from './kafka/index.js';
export type { BrokerConfig, BrokerSecurity, Received, TopicSpec } from './kafka/index.js';
export { ContractViolation } from './outbox/outbox-row.js';
export { countEvents } from './outbox/event-counts.js';
export { lockRelay } from './outbox/relay-lock.js';
export { outboxHasRoom } from './outbox/outbox-room.js';
export { ParkedOutbox } from './outbox/parked-outbox.js';
export { Relay } from './outbox/relay.js';
export { toAuditFilter, writeAuditPosition } from './operate/audit.request.dto.js';
export { AuditRowResponse, toAuditRowResponse } from './operate/audit.response.dto.js';
export type { AuditResponse } from './operate/audit.response.dto.js';
export { MessagingOverview } from './operate/messaging-overview.js';
export { MessagingResponse, toMessagingResponse } from './operate/messaging.response.dto.js';
export { ParkedMessages } from './park/parked-messages.js';
export type { ParkedKey, ParkedMessage } from './park/parked-rows.js';
export { ReplayRefused } from './park/replay.js';
export type { ReplayResult } from './park/replay.js';
export { EventStrategies } from './nest/event-strategies.js';
export { HttpTransactor, MessagingModule, WorkerTransactor } from './nest/messaging.module.js';
export { ServiceModule } from './nest/service.module.js';
export type { MessagingConfig, MessagingOptions } from './nest/messaging.module.js';
export { OnEvent } from './nest/on-event.js';
export type { OnEventOptions } from './nest/on-event.js';
export { IdempotentRequests } from './requests/idempotent-requests.js';
export type { KeepAnswer } from './requests/idempotent-requests.js';
export { recordAudit } from './requests/audit.js';
export type { AuditEntry } from './requests/audit.js';
export { AuditTrail } from './requests/audit-trail.store.js';
export type { AuditFilter, AuditPosition } from './requests/audit-trail.store.js';
export { IdempotencyModule } from './requests/idempotency.module.js';
export { keyedRequest } from './requests/keyed-request.js';
export { eventIdOf } from './consume/decode.js';
export { BackgroundWork } from './work/background-work.js';
export { Batcher } from './work/batcher.js';
export { Poller } from './work/poller.js';
export { uniqueKeyBatches } from './work/unique-key-batches.js';
export { runOnce } from './work/run-once.js';
export { Transactor } from './work/transactor.js';
export type { TransactionOptions } from './work/transactor.js';
export type { NewEvent, UnitOfWork, Writes } from './work/unit-of-work.js';
export type { ListKey } from './clock/list-clock.js';
export type { ListTable, UseStamp } from './clock/unstamped.js';
export { lockSubjects } from './work/lock-subjects.js';
