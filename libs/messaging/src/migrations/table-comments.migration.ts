import { commentOn } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const MESSAGING = `
  COMMENT ON TABLE outbox IS 'Committed events that are not yet published; the relay deletes them in the order of their ids.';
  COMMENT ON COLUMN outbox.key IS 'The key of the message.';
  COMMENT ON COLUMN outbox.headers IS 'The headers as JSON text, as sent.';
  COMMENT ON COLUMN outbox.value IS 'The event as JSON text, as sent.';
  COMMENT ON COLUMN outbox.parked_at IS 'When the broker rejected the event, or an earlier one with the same key; null for others.';
  COMMENT ON COLUMN outbox.parked_reason IS 'Why the event is parked; null unless it is.';

  COMMENT ON TABLE outbox_archive IS 'Published events, stored for six hours in case Kafka loses them; on compacted streams the last event of each key is stored permanently.';
  COMMENT ON COLUMN outbox_archive.id IS 'The id of the row in the outbox, which gives the order of publication.';
  COMMENT ON COLUMN outbox_archive.archived_at IS 'When the event was published.';
  COMMENT ON COLUMN outbox_archive.key IS 'The key of the message.';
  COMMENT ON COLUMN outbox_archive.headers IS 'The headers as JSON text, as sent.';
  COMMENT ON COLUMN outbox_archive.value IS 'The event as JSON text, as sent.';

  COMMENT ON TABLE inbox IS 'The events that a consumer group has applied, partitioned by the time in the event''s id and stored for 30 days.';
  COMMENT ON COLUMN inbox.event_id IS 'The event; a UUIDv7.';

  COMMENT ON TABLE subject_version IS 'The highest version of a subject that a consumer group has applied (decision 8.3).';
  COMMENT ON COLUMN subject_version.subject IS 'The subject of the events.';
  COMMENT ON COLUMN subject_version.version IS 'The highest version applied.';

  COMMENT ON TABLE list_clock IS 'The clock of a merchant''s list: the last stamp used as a last update date (decision 1.14).';
  COMMENT ON COLUMN list_clock.list IS 'The list, for example order.';
  COMMENT ON COLUMN list_clock.stamp IS 'The last stamp; the next one is later.';

  COMMENT ON TABLE parked_key IS 'A key with parked messages: later messages of its group, stream and key are parked as well.';
  COMMENT ON COLUMN parked_key.key IS 'The key of the messages.';
  COMMENT ON COLUMN parked_key.parked_at IS 'When the first message was parked.';

  COMMENT ON TABLE parked_message IS 'A message that could not be applied, or that follows one with the same key; operators replay or drop it.';
  COMMENT ON COLUMN parked_message.key IS 'The key of the message; null for a message without one.';
  COMMENT ON COLUMN parked_message.partition IS 'The partition of the topic.';
  COMMENT ON COLUMN parked_message.offset IS 'The offset in the partition.';
  COMMENT ON COLUMN parked_message.event_id IS 'The event; null if the headers contain no id.';
  COMMENT ON COLUMN parked_message.type IS 'The type of the event; null if the headers contain none.';
  COMMENT ON COLUMN parked_message.headers IS 'The headers, by name.';
  COMMENT ON COLUMN parked_message.value IS 'The bytes of the message; null for a tombstone.';
  COMMENT ON COLUMN parked_message.reason IS 'The code of the fault, for example contract.';
  COMMENT ON COLUMN parked_message.detail IS 'The fault in words.';
  COMMENT ON COLUMN parked_message.parked_at IS 'When the message was parked.';
  COMMENT ON COLUMN parked_message.digest IS 'The digest of key, headers and value: a recreated topic has another message at the same offset.'`;

export class MessagingComments1770076800000 implements MigrationInterface {
  name = 'MessagingComments1770076800000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, MESSAGING);
  }

  async down(): Promise<void> {}
}

const AUDIT = `
  COMMENT ON TABLE audit IS 'A change by an operator, stored in the same transaction (decision 2.4).';
  COMMENT ON COLUMN audit.at IS 'When the change was made.';
  COMMENT ON COLUMN audit.who IS 'The operator''s client id; the consumer group where an erasure dropped a parked message.';
  COMMENT ON COLUMN audit.what IS 'The kind of change, for example carrier.changed.';
  COMMENT ON COLUMN audit.details IS 'The changed object, with its previous state if there was one.'`;

export class AuditComments1770076800001 implements MigrationInterface {
  name = 'AuditComments1770076800001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, AUDIT);
  }

  async down(): Promise<void> {}
}

const IDEMPOTENCY = `
  COMMENT ON TABLE idempotency_key IS 'The stored answer to a request with an Idempotency-Key; valid for 24 hours (decision 1.9).';
  COMMENT ON COLUMN idempotency_key.operation IS 'The method and path of the request.';
  COMMENT ON COLUMN idempotency_key.key IS 'The key that the client sent.';
  COMMENT ON COLUMN idempotency_key.body_hash IS 'The digest of the body: a request with the same key and another body is rejected.';
  COMMENT ON COLUMN idempotency_key.answer IS 'Status and body; JSON text is stored as it was written.';
  COMMENT ON COLUMN idempotency_key.kept_at IS 'When the answer was stored.'`;

export class IdempotencyComments1770076800002 implements MigrationInterface {
  name = 'IdempotencyComments1770076800002';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, IDEMPOTENCY);
  }

  async down(): Promise<void> {}
}

const REPUBLICATION = `
  COMMENT ON TABLE republication IS 'A job that publishes the present state of subjects again (decision 8.7).';
  COMMENT ON COLUMN republication.job_id IS 'Identifies the job.';
  COMMENT ON COLUMN republication.subject IS 'The kind of subject, for example skus.';
  COMMENT ON COLUMN republication.merchant_id IS 'The merchant; null for all.';
  COMMENT ON COLUMN republication.changed_from IS 'Only subjects that changed then or later; null for all.';
  COMMENT ON COLUMN republication.after_key IS 'The key of the last row examined; null before the first.';
  COMMENT ON COLUMN republication.published IS 'The number of subjects published so far.'`;

export class RepublicationComments1770076800003 implements MigrationInterface {
  name = 'RepublicationComments1770076800003';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, REPUBLICATION);
  }

  async down(): Promise<void> {}
}

const ROLLUP = `
  COMMENT ON TABLE rollup IS 'A count of rows, for each merchant and, under *, for all merchants together.';
  COMMENT ON COLUMN rollup.day IS 'The day in UTC; 1970-01-01 for a count of the present.';
  COMMENT ON COLUMN rollup.measure IS 'The name of the count.';
  COMMENT ON COLUMN rollup.key IS 'The value that the measure distinguishes, for example a status.';
  COMMENT ON COLUMN rollup.count IS 'The number of rows.';
  COMMENT ON COLUMN rollup.amount IS 'The sum of a value of the rows; 0 for a measure that only counts.';

  COMMENT ON TABLE rollup_delta IS 'The effect of a changed row on a count; deleted once it is added to the rollup.';
  COMMENT ON COLUMN rollup_delta.day IS 'The day of the count, as in rollup.';
  COMMENT ON COLUMN rollup_delta.measure IS 'The name of the count.';
  COMMENT ON COLUMN rollup_delta.key IS 'The value that the measure distinguishes.';
  COMMENT ON COLUMN rollup_delta.count IS 'The change of the number of rows.';
  COMMENT ON COLUMN rollup_delta.amount IS 'The change of the sum.'`;

export class RollupComments1770076800004 implements MigrationInterface {
  name = 'RollupComments1770076800004';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, ROLLUP);
  }

  async down(): Promise<void> {}
}
