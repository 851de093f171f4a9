import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Endpoints, the log of events, deliveries and their queue (chapter 9 of the decisions). */
export class WebhookTables1764979300000 implements MigrationInterface {
  name = 'WebhookTables1764979300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE replay, sender_lease, sender, due_delivery, delivery, event, endpoint_health, endpoint',
    );
  }
}

/** Emptied continuously: vacuum runs by number of rows, not by share (as the outbox). */
const EMPTIED = `autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 5000,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000`;

const STATEMENTS = [
  `CREATE TABLE endpoint (
     id uuid PRIMARY KEY,
     merchant_id text NOT NULL,
     url text NOT NULL,
     types text[],
     payload text NOT NULL CHECK (payload IN ('full', 'thin')),
     ordering text NOT NULL CHECK (ordering IN ('subject', 'none')),
     rate integer NOT NULL CHECK (rate BETWEEN 1 AND 200),
     description text,
     state text NOT NULL CHECK (state IN ('enabled', 'disabled')),
     disabled_reason text,
     disabled_at timestamptz(3),
     secret bytea NOT NULL,
     previous_secret bytea,
     previous_until timestamptz(3),
     bucket smallint NOT NULL CHECK (bucket BETWEEN 0 AND 63),
     created_at timestamptz(3) NOT NULL,
     updated_at timestamptz(3) NOT NULL,
     CHECK ((previous_secret IS NULL) = (previous_until IS NULL)),
     CHECK ((state = 'disabled') = (disabled_at IS NOT NULL))
   )`,
  `CREATE INDEX endpoint_merchant ON endpoint (merchant_id, id)`,
  `CREATE INDEX endpoint_bucket ON endpoint (bucket)`,

  // Changed with nearly every attempt, so it is not part of the row above.
  `CREATE TABLE endpoint_health (
     endpoint_id uuid PRIMARY KEY REFERENCES endpoint ON DELETE CASCADE,
     failures integer NOT NULL DEFAULT 0,
     failing_since timestamptz(3),
     last_success_at timestamptz(3),
     probe_at timestamptz(3)
   ) WITH (fillfactor = 50)`,

  `CREATE TABLE event (
     merchant_id text NOT NULL,
     stamp timestamptz(3) NOT NULL,
     seq integer NOT NULL,
     event_id uuid NOT NULL,
     stream text NOT NULL,
     type text NOT NULL,
     subject text NOT NULL,
     version bigint NOT NULL,
     occurred_at timestamptz(3) NOT NULL,
     dataschema text NOT NULL,
     traceparent text,
     value bytea NOT NULL,
     PRIMARY KEY (merchant_id, stamp, seq)
   ) PARTITION BY RANGE (stamp)`,
  `CREATE TABLE event_other PARTITION OF event DEFAULT`,
  `CREATE INDEX event_event_id ON event (event_id)`,
  `CREATE INDEX event_subject ON event (merchant_id, subject, stamp, seq)`,

  `CREATE TABLE delivery (
     id uuid PRIMARY KEY,
     endpoint_id uuid NOT NULL,
     merchant_id text NOT NULL,
     event_id uuid NOT NULL,
     event_stamp timestamptz(3) NOT NULL,
     type text NOT NULL,
     subject text NOT NULL,
     cause text NOT NULL CHECK (cause IN ('event', 'retry', 'replay', 'recovery', 'test')),
     state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
     attempts jsonb NOT NULL DEFAULT '[]',
     finished_at timestamptz(3)
   ) PARTITION BY RANGE (id)`,
  `CREATE TABLE delivery_other PARTITION OF delivery DEFAULT`,
  `CREATE INDEX delivery_endpoint ON delivery (endpoint_id, id)`,
  `CREATE INDEX delivery_event ON delivery (endpoint_id, event_id)`,
  `CREATE INDEX delivery_dead ON delivery (endpoint_id, id) WHERE state = 'dead'`,

  // CACHE 1: a session that caches numbers ahead would put a later event before an earlier one.
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
     taken boolean NOT NULL DEFAULT false
   ) WITH (fillfactor = 70)`,
  // First tries precede retries, however many of these are due.
  `CREATE INDEX due_delivery_first ON due_delivery (endpoint_id, due_at, sequence) WHERE attempts = 0`,
  `CREATE INDEX due_delivery_retry ON due_delivery (endpoint_id, due_at, sequence) WHERE attempts > 0`,
  `CREATE INDEX due_delivery_subject ON due_delivery (endpoint_id, subject, sequence)`,
  `CREATE INDEX due_delivery_taken ON due_delivery (endpoint_id, subject) WHERE taken`,
  `ALTER TABLE due_delivery SET (${EMPTIED})`,

  `CREATE TABLE sender (id uuid PRIMARY KEY, seen_at timestamptz(3) NOT NULL)`,
  `CREATE TABLE sender_lease (
     bucket smallint PRIMARY KEY,
     holder uuid
   )`,
  `INSERT INTO sender_lease (bucket) SELECT generate_series(0, 63)`,

  `CREATE TABLE replay (
     id uuid PRIMARY KEY,
     endpoint_id uuid NOT NULL REFERENCES endpoint ON DELETE CASCADE,
     kind text NOT NULL CHECK (kind IN ('replay', 'recovery')),
     from_at timestamptz(3) NOT NULL,
     until_at timestamptz(3) NOT NULL,
     types text[],
     "only" text NOT NULL CHECK ("only" IN ('failed', 'all')),
     cursor_stamp timestamptz(3),
     cursor_seq integer,
     queued bigint NOT NULL DEFAULT 0,
     skipped bigint NOT NULL DEFAULT 0,
     state text NOT NULL CHECK (state IN ('running', 'done', 'cancelled')),
     started_at timestamptz(3) NOT NULL,
     finished_at timestamptz(3),
     due_at timestamptz(3) NOT NULL
   )`,
  `CREATE UNIQUE INDEX replay_running ON replay (endpoint_id) WHERE state = 'running'`,
  `CREATE INDEX replay_due ON replay (due_at) WHERE state = 'running'`,
  `CREATE INDEX replay_endpoint ON replay (endpoint_id, started_at)`,
];
