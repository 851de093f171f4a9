export { EventContext } from './consume/event-context.js';
export type { ReceivedEvent } from './consume/event-context.js';
export { LockKind, takeLocks } from './consume/locks.js';
export { messagingMigrations } from './migrations/index.js';
export {
  brokerConfigOf,
  configuredSecurity,
  createTopics,
  EventProducer,
  EventReader,
  listTopics,
  partitionOf,
  readConsumerLag,
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
export type { OutboxDepth, ParkedOutboxRow } from './outbox/parked-outbox.js';
export { Relay } from './outbox/relay.js';
export { ParkedMessages } from './parking/parked-messages.js';
export type { ParkedCount, ParkedFaults, ParkedUnit } from './parking/parked-messages.js';
export type { ParkedKey, ParkedMessage } from './parking/parked-rows.js';
export { dropErased } from './parking/drop-erased.js';
export { ReplayRefused } from './parking/replay.js';
export type { ReplayResult } from './parking/replay.js';
export { EventStrategies } from './transport/event-strategy.js';
export { consumerHealth } from './transport/messaging-health.js';
export { HttpTransactor, WorkerTransactor } from './outbox/transactors.js';
export { MESSAGING_OPTIONS } from './options.js';
export type { MessagingConfig, MessagingOptions } from './options.js';
export { MessagingModule } from './service/messaging.module.js';
export { OnEvent } from './transport/on-event.js';
export type { OnEventOptions } from './transport/on-event.js';
export { recordAudit, recordAuditOfRead, recordAudits } from './audit/audit.js';
export type { AuditEntry } from './audit/audit.js';
export { eventIdOf, isFault } from './consume/decode.js';
export { failingPollers } from './background/poller-failures.js';
export type { FailingPoller } from './background/poller-failures.js';
export { BackgroundWork } from './background/background-work.js';
export { isOutcomeUnknown } from './transaction/commit-outcome.js';
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
