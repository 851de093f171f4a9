/** Trade restrictions, which operators set (decision 3.16). */
export const restrictionTables: readonly string[] = [
  `CREATE TABLE trade_restriction (
     restriction_id uuid PRIMARY KEY,
     hs_prefix text COLLATE "C" NOT NULL,
     destination text NOT NULL,
     kind text NOT NULL,
     goods text,
     valid_from date NOT NULL,
     valid_until date,
     source text NOT NULL,
     correction text,
     added_by text NOT NULL,
     added_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     ended_until date,
     end_reason text,
     end_correction text,
     ended_by text,
     ended_at timestamptz(3),
     last_update_date timestamptz(3) NOT NULL DEFAULT clock_timestamp()
   )`,
  // One that was withdrawn before its first day blocks no other.
  `CREATE UNIQUE INDEX trade_restriction_key ON trade_restriction (hs_prefix, destination, kind, valid_from)
    WHERE ended_until IS NULL OR ended_until >= valid_from`,
  `CREATE INDEX trade_restriction_prefix ON trade_restriction (hs_prefix)`,
  `CREATE INDEX trade_restriction_list ON trade_restriction (last_update_date, restriction_id)`,
  `COMMENT ON TABLE trade_restriction IS 'A trade restriction as it was added, with the end that an operator set later (decision 3.16).';
   COMMENT ON COLUMN trade_restriction.restriction_id IS 'Identifies the restriction; a UUIDv7.';
   COMMENT ON COLUMN trade_restriction.hs_prefix IS 'The digits that the customs code begins with.';
   COMMENT ON COLUMN trade_restriction.destination IS 'ISO 3166-1 alpha-2, or * for all.';
   COMMENT ON COLUMN trade_restriction.kind IS 'The kind of restriction.';
   COMMENT ON COLUMN trade_restriction.goods IS 'The restricted goods in words; null for none.';
   COMMENT ON COLUMN trade_restriction.valid_from IS 'The first day in force, UTC.';
   COMMENT ON COLUMN trade_restriction.valid_until IS 'The last day in force, as added; null for none.';
   COMMENT ON COLUMN trade_restriction.source IS 'The legal source.';
   COMMENT ON COLUMN trade_restriction.correction IS 'Why the restriction was added for past days; null for others.';
   COMMENT ON COLUMN trade_restriction.added_by IS 'The client that added the restriction.';
   COMMENT ON COLUMN trade_restriction.added_at IS 'When the restriction was added.';
   COMMENT ON COLUMN trade_restriction.ended_until IS 'The last day in force that replaces valid_until; before the first day: never in force.';
   COMMENT ON COLUMN trade_restriction.end_reason IS 'Why the restriction was ended; null for none.';
   COMMENT ON COLUMN trade_restriction.end_correction IS 'Why the end changed past days; null for others.'`,

  `CREATE TABLE restriction_recheck (
     restriction_id uuid PRIMARY KEY REFERENCES trade_restriction,
     due_at timestamptz(3),
     periodic boolean NOT NULL DEFAULT false,
     started_at timestamptz(3),
     after_code text NOT NULL DEFAULT '',
     after_merchant text NOT NULL DEFAULT '',
     after_sku text NOT NULL DEFAULT ''
   )`,
  `CREATE INDEX restriction_recheck_due ON restriction_recheck (periodic, due_at) WHERE due_at IS NOT NULL`,
  `COMMENT ON TABLE restriction_recheck IS 'The recheck of the SKUs that a restriction affects, in portions (decision 3.7).';
   COMMENT ON COLUMN restriction_recheck.restriction_id IS 'The restriction.';
   COMMENT ON COLUMN restriction_recheck.due_at IS 'When the next portion is due; null once the restriction has ended and its SKUs are rechecked.';
   COMMENT ON COLUMN restriction_recheck.periodic IS 'A pass without a change; passes after a change, a first or a last day go first.';
   COMMENT ON COLUMN restriction_recheck.started_at IS 'When the first portion was done; null between two rechecks.';
   COMMENT ON COLUMN restriction_recheck.after_code IS 'The customs code of the last SKU of the previous portion; empty before the first.';
   COMMENT ON COLUMN restriction_recheck.after_merchant IS 'The merchant of that SKU.';
   COMMENT ON COLUMN restriction_recheck.after_sku IS 'The id of that SKU.'`,
];
