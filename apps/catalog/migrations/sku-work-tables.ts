/** Work on SKUs that is due, and work that an operator's change leaves behind for many SKUs, done in portions. */
export const skuWorkTables: readonly string[] = [
  // The store's clock sets `due_at`. In milliseconds it could be rounded up, so that work is not due when it is queued.
  `CREATE TABLE translation_task (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     task_id uuid NOT NULL,
     due_at timestamptz NOT NULL,
     traceparent text,
     bulk boolean NOT NULL DEFAULT false,
     PRIMARY KEY (merchant_id, sku_id)
   )`,
  `CREATE INDEX translation_task_due ON translation_task (due_at)`,
  // Translations take turns between merchants, single changes before bulk ones.
  `CREATE INDEX translation_task_turn ON translation_task (merchant_id, bulk, due_at)`,
  `COMMENT ON TABLE translation_task IS 'A SKU to translate. A replaced task gets another id, so a translation of the previous content finds none.';
   COMMENT ON COLUMN translation_task.task_id IS 'Identifies the task.';
   COMMENT ON COLUMN translation_task.bulk IS 'Whether the change belongs to a bulk one; the merchant''s other tasks go first.'`,

  `CREATE TABLE publication_task (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     due_at timestamptz NOT NULL,
     traceparent text,
     PRIMARY KEY (merchant_id, sku_id, sales_channel)
   )`,
  `CREATE INDEX publication_task_due ON publication_task (due_at)`,
  `COMMENT ON TABLE publication_task IS 'A SKU that the sandbox connector offers to a sales channel when due (decision 3.9).'`,

  `CREATE TABLE entry_alignment (
     merchant_id text NOT NULL,
     sales_channel text NOT NULL,
     run_id uuid NOT NULL,
     after_sku text NOT NULL DEFAULT '',
     changed integer NOT NULL DEFAULT 0,
     due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     started_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     finished_at timestamptz(3),
     PRIMARY KEY (merchant_id, sales_channel)
   )`,
  `CREATE INDEX entry_alignment_due ON entry_alignment (due_at) WHERE finished_at IS NULL`,
  `CREATE INDEX entry_alignment_channel ON entry_alignment (sales_channel)`,
  `COMMENT ON TABLE entry_alignment IS 'The adjustment of a merchant''s SKUs to a channel that opened or closed to it; restarted with each change. It has no foreign keys: their locks on both parents would conflict with changes by operators.';
   COMMENT ON COLUMN entry_alignment.run_id IS 'New with each restart.';
   COMMENT ON COLUMN entry_alignment.changed IS 'SKUs picked up by the channel or withdrawn from it.'`,
];
