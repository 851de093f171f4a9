/** Endpoints, and how they answer. */
export const endpointTables: readonly string[] = [
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
     types_changed_at timestamptz(3),
     CHECK ((previous_secret IS NULL) = (previous_until IS NULL)),
     CHECK ((state = 'disabled') = (disabled_at IS NOT NULL))
   )`,
  `CREATE INDEX endpoint_merchant ON endpoint (merchant_id, id)`,
  `CREATE INDEX endpoint_bucket ON endpoint (bucket)`,
  // The endpoints that do not receive their events, for the summary: few of all.
  `CREATE INDEX endpoint_disabled ON endpoint (merchant_id) WHERE state = 'disabled'`,
  `COMMENT ON TABLE endpoint IS 'The address at which a merchant receives its events.';
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
   COMMENT ON COLUMN endpoint.updated_at IS 'When the endpoint was last changed.'`,

  // Changed with nearly every attempt, so it is not part of the row above.
  `CREATE TABLE endpoint_health (
     endpoint_id uuid PRIMARY KEY REFERENCES endpoint ON DELETE CASCADE,
     failures integer NOT NULL DEFAULT 0,
     failing_since timestamptz(3),
     last_success_at timestamptz(3),
     probe_at timestamptz(3),
     last_status integer,
     last_error text
   ) WITH (fillfactor = 50)`,
  // For the summary, as above.
  `CREATE INDEX endpoint_health_failing ON endpoint_health (endpoint_id) WHERE failing_since IS NOT NULL`,
  `COMMENT ON TABLE endpoint_health IS 'The recent answers of an endpoint; no row before its first recorded failure or success.';
   COMMENT ON COLUMN endpoint_health.failures IS 'Failures in a row.';
   COMMENT ON COLUMN endpoint_health.failing_since IS 'The first failure since the last success; null for none.';
   COMMENT ON COLUMN endpoint_health.last_success_at IS 'The last success; null before the first.';
   COMMENT ON COLUMN endpoint_health.probe_at IS 'When the next single attempt is made after ten failures in a row; null without such a limit.';
   COMMENT ON COLUMN endpoint_health.last_status IS 'The HTTP status of the last answer; null if there was none.';
   COMMENT ON COLUMN endpoint_health.last_error IS 'Why the last attempt got no answer; null if it got one.'`,

  `CREATE TABLE endpoint_hour (
     endpoint_id uuid NOT NULL,
     hour timestamptz(3) NOT NULL,
     succeeded integer NOT NULL DEFAULT 0,
     failed integer NOT NULL DEFAULT 0,
     delivered integer NOT NULL DEFAULT 0,
     dead integer NOT NULL DEFAULT 0,
     dropped integer NOT NULL DEFAULT 0,
     PRIMARY KEY (endpoint_id, hour)
   ) WITH (fillfactor = 50)`,
  `COMMENT ON TABLE endpoint_hour IS 'An endpoint''s attempts and finished deliveries in an hour; stored for a day.';
   COMMENT ON COLUMN endpoint_hour.hour IS 'The start of the hour.';
   COMMENT ON COLUMN endpoint_hour.succeeded IS 'Attempts answered 2xx.';
   COMMENT ON COLUMN endpoint_hour.failed IS 'Attempts answered otherwise, or not answered.';
   COMMENT ON COLUMN endpoint_hour.delivered IS 'Deliveries that were delivered.';
   COMMENT ON COLUMN endpoint_hour.dead IS 'Deliveries given up after their last attempt.';
   COMMENT ON COLUMN endpoint_hour.dropped IS 'Deliveries dropped without one.'`,
];
