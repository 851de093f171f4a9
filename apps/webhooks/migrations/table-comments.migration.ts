import { commentOn } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The meaning of tables and columns. */
export class WebhooksComments1770076800700 implements MigrationInterface {
  name = 'WebhooksComments1770076800700';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, COMMENTS);
  }

  async down(): Promise<void> {}
}

const COMMENTS = `
  COMMENT ON TABLE endpoint IS 'The address at which a merchant receives its events.';
  COMMENT ON COLUMN endpoint.id IS 'Identifies the endpoint; a UUIDv7.';
  COMMENT ON COLUMN endpoint.url IS 'The URL that receives the requests.';
  COMMENT ON COLUMN endpoint.types IS 'The types of events that the endpoint receives; null for all.';
  COMMENT ON COLUMN endpoint.types_changed_at IS 'When the types last changed, while events of removed types may be queued; null for others.';
  COMMENT ON COLUMN endpoint.payload IS 'full or thin.';
  COMMENT ON COLUMN endpoint.ordering IS 'subject: in order for each subject; none: in any order.';
  COMMENT ON COLUMN endpoint.rate IS 'Requests per second at most.';
  COMMENT ON COLUMN endpoint.state IS 'enabled or disabled.';
  COMMENT ON COLUMN endpoint.disabled_reason IS 'Why the endpoint is disabled; null while it is enabled.';
  COMMENT ON COLUMN endpoint.disabled_at IS 'When the endpoint was disabled; null while it is enabled.';
  COMMENT ON COLUMN endpoint.secret IS 'The encrypted secret that signs requests.';
  COMMENT ON COLUMN endpoint.previous_secret IS 'The encrypted secret before the last rotation, which also signs until previous_until; null for none.';
  COMMENT ON COLUMN endpoint.previous_until IS 'When the previous secret stops signing; null for none.';
  COMMENT ON COLUMN endpoint.bucket IS '0 to 63, from a hash of the id; a sender leases buckets.';
  COMMENT ON COLUMN endpoint.updated_at IS 'When the endpoint was last changed.';

  COMMENT ON TABLE endpoint_health IS 'The recent answers of an endpoint; no row before its first recorded failure or success.';
  COMMENT ON COLUMN endpoint_health.failures IS 'Failures in a row.';
  COMMENT ON COLUMN endpoint_health.failing_since IS 'The first failure since the last success; null for none.';
  COMMENT ON COLUMN endpoint_health.last_success_at IS 'The last success; null before the first.';
  COMMENT ON COLUMN endpoint_health.probe_at IS 'When the next single attempt is made after ten failures in a row; null without such a limit.';
  COMMENT ON COLUMN endpoint_health.last_status IS 'The HTTP status of the last answer; null if there was none.';
  COMMENT ON COLUMN endpoint_health.last_error IS 'Why the last attempt got no answer; null if it got one.';

  COMMENT ON TABLE endpoint_hour IS 'An endpoint''s attempts and finished deliveries in an hour; stored for a day.';
  COMMENT ON COLUMN endpoint_hour.hour IS 'The start of the hour.';
  COMMENT ON COLUMN endpoint_hour.succeeded IS 'Attempts answered 2xx.';
  COMMENT ON COLUMN endpoint_hour.failed IS 'Attempts answered otherwise, or not answered.';
  COMMENT ON COLUMN endpoint_hour.delivered IS 'Deliveries that were delivered.';
  COMMENT ON COLUMN endpoint_hour.dead IS 'Deliveries given up after their last attempt.';
  COMMENT ON COLUMN endpoint_hour.dropped IS 'Deliveries dropped without one.';

  COMMENT ON TABLE event IS 'The log of a merchant''s events on the open streams, partitioned by day and dropped by age.';
  COMMENT ON COLUMN event.stamp IS 'The stamp of the merchant''s list clock events, drawn last before the commit.';
  COMMENT ON COLUMN event.seq IS 'The place among the events with the same stamp.';
  COMMENT ON COLUMN event.subject IS 'The subject of the event.';
  COMMENT ON COLUMN event.version IS 'The version of the event.';
  COMMENT ON COLUMN event.occurred_at IS 'When the event occurred.';
  COMMENT ON COLUMN event.dataschema IS 'The schema of the event.';
  COMMENT ON COLUMN event.traceparent IS 'The W3C trace of the event; null for none.';
  COMMENT ON COLUMN event.value IS 'The exact bytes of the message.';

  COMMENT ON TABLE delivery IS 'The delivery of an event to an endpoint, with its attempts; partitioned by the time in the id, dropped by age.';
  COMMENT ON COLUMN delivery.id IS 'Identifies the delivery; a UUIDv7.';
  COMMENT ON COLUMN delivery.event_stamp IS 'The stamp of the event in the log.';
  COMMENT ON COLUMN delivery.subject IS 'The subject of the event.';
  COMMENT ON COLUMN delivery.cause IS 'event, retry, replay, recovery or test.';
  COMMENT ON COLUMN delivery.state IS 'waiting, delivered, dead or dropped.';
  COMMENT ON COLUMN delivery.attempts IS 'The attempts, oldest first: at, durationMs, outcome and, if known, status, error and the first KiB of body.';

  COMMENT ON TABLE due_delivery IS 'The queue: a row for each unfinished delivery.';
  COMMENT ON COLUMN due_delivery.delivery_id IS 'The delivery.';
  COMMENT ON COLUMN due_delivery.sequence IS 'The order within a subject.';
  COMMENT ON COLUMN due_delivery.event_stamp IS 'The stamp of the event in the log.';
  COMMENT ON COLUMN due_delivery.subject IS 'The subject of the event; the delivery''s id if the endpoint wants no order.';
  COMMENT ON COLUMN due_delivery.attempts IS 'The number of attempts made.';
  COMMENT ON COLUMN due_delivery.first_attempt_at IS 'When the first attempt was made; null before.';
  COMMENT ON COLUMN due_delivery.due_at IS 'When a sender may claim the delivery; a claim moves it beyond the longest exchange.';
  COMMENT ON COLUMN due_delivery.taken IS 'Whether a sender has claimed the delivery.';
  COMMENT ON COLUMN due_delivery.requested IS 'The receiver asked to wait until due_at: the others of the subject wait as well.';
  COMMENT ON COLUMN due_delivery.hurried IS 'Attempts after which the receiver asked for a shorter wait than that of the schedule.';
  COMMENT ON COLUMN due_delivery.urgent IS 'A person requested the delivery: it goes first, even while its endpoint is paused.';

  COMMENT ON TABLE replay IS 'Sends events of the log to an endpoint again; one at a time runs for each endpoint.';
  COMMENT ON COLUMN replay.kind IS 'replay; retry for every failed delivery; recovery after a disabled endpoint is enabled again.';
  COMMENT ON COLUMN replay.from_at IS 'The earliest event.';
  COMMENT ON COLUMN replay.until_at IS 'The latest event.';
  COMMENT ON COLUMN replay.types IS 'The types of events; null for those of the endpoint.';
  COMMENT ON COLUMN replay.only IS 'failed, or all to send delivered events again as well.';
  COMMENT ON COLUMN replay.cursor_stamp IS 'The stamp of the last event of the log examined; null before the first.';
  COMMENT ON COLUMN replay.cursor_seq IS 'Its place among the events with the same stamp.';
  COMMENT ON COLUMN replay.queued IS 'Events queued so far.';
  COMMENT ON COLUMN replay.skipped IS 'Events skipped so far.';
  COMMENT ON COLUMN replay.state IS 'running, done or cancelled.';
  COMMENT ON COLUMN replay.due_at IS 'When the next part is queued.';
  COMMENT ON COLUMN replay.total IS 'The number of events of the time and types; null until they are counted.';

  COMMENT ON TABLE sender IS 'A process that sends, and the time of its last report.';
  COMMENT ON COLUMN sender.id IS 'Identifies the process.';
  COMMENT ON COLUMN sender.seen_at IS 'When the process last reported.';

  COMMENT ON TABLE sender_lease IS 'The process that sends to the endpoints of a bucket; 64 rows.';
  COMMENT ON COLUMN sender_lease.bucket IS 'The bucket of endpoints.';
  COMMENT ON COLUMN sender_lease.holder IS 'A process in sender; the bucket is free if the process is not there.'`;
