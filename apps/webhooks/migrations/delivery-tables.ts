/** Deliveries and their queue. */
export const deliveryTables: readonly string[] = [
  `CREATE TABLE delivery (
     id uuid PRIMARY KEY,
     endpoint_id uuid NOT NULL,
     merchant_id text NOT NULL,
     event_id uuid NOT NULL,
     event_stamp timestamptz(3) NOT NULL,
     type text NOT NULL,
     subject text NOT NULL,
     cause text NOT NULL CHECK (cause IN ('event', 'retry', 'replay', 'recovery', 'test')),
     state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead', 'dropped')),
     attempts jsonb NOT NULL DEFAULT '[]',
     finished_at timestamptz(3)
   ) PARTITION BY RANGE (id)`,
  `CREATE TABLE delivery_other PARTITION OF delivery DEFAULT`,
  `CREATE INDEX delivery_endpoint ON delivery (endpoint_id, id)`,
  `CREATE INDEX delivery_event ON delivery (endpoint_id, event_id)`,
  `CREATE INDEX delivery_dead ON delivery (endpoint_id, id) WHERE state = 'dead'`,
  `COMMENT ON TABLE delivery IS 'The delivery of an event to an endpoint, with its attempts; partitioned by the time in the id, dropped by age.';
   COMMENT ON COLUMN delivery.id IS 'Identifies the delivery; a UUIDv7.';
   COMMENT ON COLUMN delivery.event_stamp IS 'The stamp of the event in the log.';
   COMMENT ON COLUMN delivery.subject IS 'The subject of the event.';
   COMMENT ON COLUMN delivery.cause IS 'event, retry, replay, recovery or test.';
   COMMENT ON COLUMN delivery.state IS 'waiting, delivered, dead or dropped.';
   COMMENT ON COLUMN delivery.attempts IS 'The attempts, oldest first: at, durationMs, outcome and, if known, status, error and the first KiB of body.'`,

  // CACHE 1: a session that caches numbers ahead would put a later event before an earlier one. The table is emptied
  // continuously: vacuum runs by number of rows, not by share (as the outbox).
  `CREATE TABLE due_delivery (
     delivery_id uuid PRIMARY KEY,
     sequence bigint GENERATED ALWAYS AS IDENTITY (CACHE 1),
     endpoint_id uuid NOT NULL,
     event_id uuid NOT NULL,
     event_stamp timestamptz(3) NOT NULL,
     merchant_id text NOT NULL,
     subject text NOT NULL,
     attempts integer NOT NULL DEFAULT 0,
     first_attempt_at timestamptz(3),
     due_at timestamptz(3) NOT NULL,
     taken boolean NOT NULL DEFAULT false,
     requested boolean NOT NULL DEFAULT false,
     hurried integer NOT NULL DEFAULT 0,
     urgent boolean NOT NULL DEFAULT false
   ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
     autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 5000,
     autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000)`,
  // First tries precede retries, however many of these are due.
  `CREATE INDEX due_delivery_first ON due_delivery (endpoint_id, due_at, sequence) WHERE attempts = 0`,
  `CREATE INDEX due_delivery_retry ON due_delivery (endpoint_id, due_at, sequence) WHERE attempts > 0`,
  `CREATE INDEX due_delivery_subject ON due_delivery (endpoint_id, subject, sequence)`,
  `CREATE INDEX due_delivery_taken ON due_delivery (endpoint_id, subject) WHERE taken`,
  // The few deliveries that a person has asked for, and those whose receivers asked for a wait of their subjects.
  `CREATE INDEX due_delivery_urgent ON due_delivery (endpoint_id, due_at, sequence) WHERE urgent`,
  `CREATE INDEX due_delivery_requested ON due_delivery (endpoint_id, subject) WHERE requested`,
  // The deliveries of an endpoint that wait, in the order of their list, however many there are.
  `CREATE INDEX due_delivery_listed ON due_delivery (endpoint_id, delivery_id)`,
  `COMMENT ON TABLE due_delivery IS 'The queue: a row for each unfinished delivery.';
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
   COMMENT ON COLUMN due_delivery.urgent IS 'A person requested the delivery: it goes first, even while its endpoint is paused.'`,
];
