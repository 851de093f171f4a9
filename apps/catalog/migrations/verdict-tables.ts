/**
 * The verdicts on SKUs, and how many SKUs have each (decision 3.19). The work that updates listings writes them, from the
 * same marks.
 */
export const verdictTables: readonly string[] = [
  `CREATE TABLE sku_verdict (
     merchant_id text NOT NULL,
     sku_id text NOT NULL,
     sales_channel text NOT NULL,
     verdict text NOT NULL,
     since timestamptz(3) NOT NULL,
     PRIMARY KEY (merchant_id, sku_id, sales_channel)
   )`,
  `CREATE INDEX sku_verdict_of_merchant ON sku_verdict (merchant_id, verdict, sales_channel)`,
  `CREATE INDEX sku_verdict_of_all ON sku_verdict (verdict, sales_channel)`,
  `CREATE INDEX sku_verdict_oldest ON sku_verdict (merchant_id, verdict, since) WHERE verdict <> 'live'`,
  `CREATE INDEX sku_verdict_oldest_of_all ON sku_verdict (verdict, since) WHERE verdict <> 'live'`,
  `COMMENT ON TABLE sku_verdict IS 'The verdict on a live SKU in a channel (decision 3.19).';
   COMMENT ON COLUMN sku_verdict.verdict IS 'The verdict.';
   COMMENT ON COLUMN sku_verdict.since IS 'When the verdict was first reached.'`,

  `CREATE TABLE sku_verdict_count (
     merchant_id text NOT NULL,
     sales_channel text NOT NULL,
     verdict text NOT NULL,
     count bigint NOT NULL,
     PRIMARY KEY (merchant_id, sales_channel, verdict)
   )`,
  `COMMENT ON TABLE sku_verdict_count IS 'The number of SKUs with a verdict, of a merchant or of all, in a channel or in any.';
   COMMENT ON COLUMN sku_verdict_count.merchant_id IS 'The merchant; empty for all together.';
   COMMENT ON COLUMN sku_verdict_count.sales_channel IS 'The channel; empty for SKUs with the verdict in at least one channel.';
   COMMENT ON COLUMN sku_verdict_count.verdict IS 'The verdict.';
   COMMENT ON COLUMN sku_verdict_count.count IS 'The number of SKUs.'`,

  `CREATE TABLE live_sku_day (
     merchant_id text NOT NULL,
     day date NOT NULL,
     count bigint NOT NULL,
     PRIMARY KEY (merchant_id, day)
   )`,
  `COMMENT ON TABLE live_sku_day IS 'The number of SKUs live in at least one channel at the end of a day on which it changed.';
   COMMENT ON COLUMN live_sku_day.merchant_id IS 'The merchant; empty for all together.';
   COMMENT ON COLUMN live_sku_day.day IS 'The day in UTC.';
   COMMENT ON COLUMN live_sku_day.count IS 'The number of SKUs.'`,
];
