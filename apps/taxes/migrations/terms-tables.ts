/** Tax rules, duty rates and freight tariffs as operators' data (decision 9.1). A new installation starts with none. */
export const termsTables: readonly string[] = [
  // A document keeps the order of its members, which jsonb does not. Reads of many rows would parse it again for each.
  `CREATE TABLE terms (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     kind text NOT NULL CHECK (kind IN ('rules', 'duties', 'tariff')),
     line text NOT NULL,
     destination text NOT NULL,
     valid_from date NOT NULL,
     revision integer NOT NULL,
     valid_until date,
     document json NOT NULL,
     source json NOT NULL GENERATED ALWAYS AS (document -> 'source') STORED,
     time_zone text GENERATED ALWAYS AS (document ->> 'timeZone') STORED,
     estimate boolean GENERATED ALWAYS AS ((document ->> 'estimate')::boolean) STORED,
     correction text,
     loaded_by text NOT NULL,
     loaded_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     UNIQUE (line, valid_from, revision)
   )`,
  `CREATE INDEX terms_destination ON terms (destination)`,
  `CREATE INDEX terms_kind ON terms (kind, id)`,
  `COMMENT ON TABLE terms IS 'A revision of a tax rule set, of duty rates or of a freight tariff; none is changed or removed (decision 9.4).';
   COMMENT ON COLUMN terms.kind IS 'rules, duties or tariff.';
   COMMENT ON COLUMN terms.line IS 'The documents that follow each other, for example rules/DE.';
   COMMENT ON COLUMN terms.valid_from IS 'The first day of the document.';
   COMMENT ON COLUMN terms.revision IS 'The number of the revision of the same first day.';
   COMMENT ON COLUMN terms.valid_until IS 'The last day of the document; terms_end contains one that an operator set later.';
   COMMENT ON COLUMN terms.document IS 'The document as loaded, with its members in order.';
   COMMENT ON COLUMN terms.source IS 'The sources in the document, so that lists do not parse it.';
   COMMENT ON COLUMN terms.time_zone IS 'The time zone in the document; null unless it is a rule set.';
   COMMENT ON COLUMN terms.estimate IS 'Whether the document is an estimate.';
   COMMENT ON COLUMN terms.correction IS 'Why the revision replaces terms of past days or an earlier revision; null for others.'`,

  `CREATE TABLE terms_end (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     terms bigint NOT NULL REFERENCES terms,
     valid_until date NOT NULL,
     reason text NOT NULL,
     correction text,
     ended_by text NOT NULL,
     ended_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE INDEX terms_end_terms ON terms_end (terms, id)`,
  `COMMENT ON TABLE terms_end IS 'A last day that an operator set for a revision; the newest one counts, and none is changed (decision 9.4).';
   COMMENT ON COLUMN terms_end.terms IS 'The row in terms.';
   COMMENT ON COLUMN terms_end.valid_until IS 'The last day.';
   COMMENT ON COLUMN terms_end.reason IS 'Why the revision was ended.';
   COMMENT ON COLUMN terms_end.correction IS 'Why the end changes past days; null for others.'`,

  `CREATE TABLE terms_subject (
     subject text PRIMARY KEY,
     destination text NOT NULL,
     version bigint NOT NULL DEFAULT 0,
     published json,
     published_at timestamptz(3)
   )`,
  `CREATE INDEX terms_subject_destination ON terms_subject (destination)`,
  `COMMENT ON TABLE terms_subject IS 'The terms of a subject as last published.';
   COMMENT ON COLUMN terms_subject.subject IS 'The subject of the events.';
   COMMENT ON COLUMN terms_subject.published IS 'The terms as published; null before the first publication.';
   COMMENT ON COLUMN terms_subject.published_at IS 'When the terms were published; null before.'`,
];
