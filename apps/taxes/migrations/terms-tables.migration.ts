import { COMPILED_RULES, COMPILED_TARIFFS } from '#terms/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tax rules, duty rates and freight tariffs as operators' data (decision 9.1). An installation that has exchange rates
 * has computed taxes with the rules of the code: it gets these, so that no price changes. A new one starts with none.
 */
export class TermsTables1765065600000 implements MigrationInterface {
  name = 'TermsTables1765065600000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    const [{ used }] = await runner.query('SELECT EXISTS (SELECT FROM fx_rate) AS used');
    if (!used) return;
    for (const document of COMPILED_RULES) {
      await load(runner, 'rules', { line: `rules/${document.destination}`, document });
    }
    for (const document of COMPILED_TARIFFS) {
      const line = `tariff/${document.origin}-${document.destination}-${document.service}`;
      await load(runner, 'tariff', { line, document });
    }
    // The service publishes them when it starts.
    await runner.query(
      `INSERT INTO terms_subject (subject, destination) SELECT DISTINCT 'rules/' || destination, destination FROM terms`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE terms_subject, terms_end, terms');
  }
}

interface Loaded {
  line: string;
  document: { destination: string; validFrom: string; validUntil?: string };
}

async function load(runner: QueryRunner, kind: string, { line, document }: Loaded): Promise<void> {
  const { destination, validFrom, validUntil } = document;
  await runner.query(
    `INSERT INTO terms (kind, line, destination, valid_from, revision, valid_until, document, loaded_by)
     VALUES ($1, $2, $3, $4, 1, $5, $6, 'migration')`,
    [kind, line, destination, validFrom, validUntil, JSON.stringify(document)],
  );
}

const STATEMENTS = [
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
  'CREATE INDEX terms_destination ON terms (destination)',
  // The last day that an operator gave to terms; the newest counts. Rows are added, never changed.
  `CREATE TABLE terms_end (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     terms bigint NOT NULL REFERENCES terms,
     valid_until date NOT NULL,
     reason text NOT NULL,
     correction text,
     ended_by text NOT NULL,
     ended_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
   )`,
  'CREATE INDEX terms_end_terms ON terms_end (terms, id)',
  // The terms as they were last published.
  `CREATE TABLE terms_subject (
     subject text PRIMARY KEY,
     destination text NOT NULL,
     version bigint NOT NULL DEFAULT 0,
     published json,
     published_at timestamptz(3)
   )`,
  'CREATE INDEX terms_subject_destination ON terms_subject (destination)',
  'CREATE INDEX terms_kind ON terms (kind, id)',
];
