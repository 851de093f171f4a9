-- The tables of the three consumers; their rules are in docs/consuming.md.

-- Every applied event. Store ids for longer than the retention of the streams (14 days).
CREATE TABLE IF NOT EXISTS inbox (event_id TEXT PRIMARY KEY);

CREATE TABLE IF NOT EXISTS orders (order_id TEXT PRIMARY KEY, status TEXT, version INTEGER);

-- Ordered by version within an order.
CREATE TABLE IF NOT EXISTS history (
  history_id TEXT PRIMARY KEY, order_id TEXT, version INTEGER, entry TEXT, event_date TEXT, received_date TEXT
);

CREATE TABLE IF NOT EXISTS channels (
  sku TEXT, channel TEXT, status TEXT, version INTEGER, PRIMARY KEY (sku, channel)
);

-- The newest deletion of each SKU. Channels written after it belong to a SKU that was created again.
CREATE TABLE IF NOT EXISTS deletions (sku TEXT PRIMARY KEY, version INTEGER);

CREATE VIEW IF NOT EXISTS sku_channels AS
  SELECT sku, channel, status FROM channels LEFT JOIN deletions USING (sku)
   WHERE channels.version > coalesce(deletions.version, 0);

-- Unreadable messages, for a person to inspect.
CREATE TABLE IF NOT EXISTS dead_letters (
  topic TEXT, partition INTEGER, position INTEGER, reason TEXT, value BLOB, PRIMARY KEY (topic, partition, position)
);
