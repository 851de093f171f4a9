-- The tables of the three receivers; their rules are in docs/webhooks.md.

-- Every delivery, by the id of its event: stored before it is answered, applied afterwards. Store ids for as long as
-- an event can be sent again (docs/webhooks.md, Twice).
CREATE TABLE IF NOT EXISTS inbox (
  webhook_id TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' -- later applied, ignored, or unreadable (for a person to inspect)
);
CREATE INDEX IF NOT EXISTS inbox_waiting ON inbox (state) WHERE state = 'waiting';

CREATE TABLE IF NOT EXISTS orders (order_id TEXT PRIMARY KEY, status TEXT, version INTEGER);

-- Ordered by version within an order.
CREATE TABLE IF NOT EXISTS history (
  history_id TEXT PRIMARY KEY, order_id TEXT, version INTEGER, entry TEXT, event_date TEXT, received_date TEXT
);
