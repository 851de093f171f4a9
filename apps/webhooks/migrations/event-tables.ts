/** The log of events. */
export const eventTables: readonly string[] = [
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
  `COMMENT ON TABLE event IS 'The log of a merchant''s events on the open streams, partitioned by day and dropped by age.';
   COMMENT ON COLUMN event.stamp IS 'The stamp of the merchant''s list clock events, drawn last before the commit.';
   COMMENT ON COLUMN event.seq IS 'The place among the events with the same stamp.';
   COMMENT ON COLUMN event.subject IS 'The subject of the event.';
   COMMENT ON COLUMN event.version IS 'The version of the event.';
   COMMENT ON COLUMN event.occurred_at IS 'When the event occurred.';
   COMMENT ON COLUMN event.dataschema IS 'The schema of the event.';
   COMMENT ON COLUMN event.traceparent IS 'The W3C trace of the event; null for none.';
   COMMENT ON COLUMN event.value IS 'The exact bytes of the message.'`,
];
