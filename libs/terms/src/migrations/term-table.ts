/** Terms as taxes publishes them (decision 9.6). A new installation starts with none. */
export const termTable: readonly string[] = [
  `CREATE TABLE term (
     key text COLLATE "C" PRIMARY KEY,
     destination text NOT NULL,
     version bigint NOT NULL,
     content_id uuid NOT NULL DEFAULT gen_random_uuid(),
     document jsonb NOT NULL
   )`,
  `CREATE INDEX term_destination ON term (destination)`,
  `COMMENT ON TABLE term IS 'Tax rules, duty rates or a freight tariff as taxes last published them (decision 9.6).';
   COMMENT ON COLUMN term.key IS 'The subject of the events, for example rules/DE.';
   COMMENT ON COLUMN term.content_id IS 'A new id for each event; the key of the compiled document in memory.';
   COMMENT ON COLUMN term.document IS 'The event without its envelope.'`,
];
