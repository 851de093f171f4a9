/** The tables of a state file. A batch is taken or refused as a whole: the records of a product, or a single one. */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS property (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS record (
    id INTEGER PRIMARY KEY,
    line INTEGER NOT NULL,
    key TEXT,
    sku TEXT,
    batch TEXT,
    later INTEGER NOT NULL,
    raw BLOB NOT NULL,
    body TEXT NOT NULL,
    pending INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS batch (
    id TEXT PRIMARY KEY,
    first INTEGER NOT NULL,
    place INTEGER NOT NULL,
    size INTEGER NOT NULL,
    state TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS fault (
    id INTEGER PRIMARY KEY,
    record INTEGER NOT NULL,
    code TEXT NOT NULL,
    detail TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS warning (
    id INTEGER PRIMARY KEY,
    record INTEGER NOT NULL,
    code TEXT NOT NULL,
    detail TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS deletion (batch TEXT NOT NULL, sku TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS move (batch TEXT NOT NULL, sku TEXT NOT NULL);
`;

/** Created after all records are inserted, which is faster. */
export const INDEXES = `
  CREATE INDEX record_batch ON record (batch, id);
  CREATE INDEX record_key ON record (key, id);
  CREATE INDEX record_sku ON record (sku);
  CREATE INDEX record_pending ON record (pending) WHERE pending;
  CREATE INDEX fault_record ON fault (record);
  CREATE INDEX batch_place ON batch (state, place);
`;
