import { COMPILED_RULES, COMPILED_TARIFFS } from '#terms';
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
    // The service publishes them as what has come into force.
    await runner.query(
      `INSERT INTO terms_subject (subject, line, version, published, due_at)
       SELECT line, line, 0, '[]', clock_timestamp() FROM (SELECT DISTINCT line FROM terms) AS loaded`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE terms_subject, terms');
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
  // A document keeps the order of its members, which jsonb does not.
  `CREATE TABLE terms (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     kind text NOT NULL CHECK (kind IN ('rules', 'duties', 'tariff')),
     line text NOT NULL,
     destination text NOT NULL,
     valid_from date NOT NULL,
     revision integer NOT NULL,
     valid_until date,
     document json NOT NULL,
     correction text,
     loaded_by text NOT NULL,
     loaded_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     ended_by text,
     ended_at timestamptz(3),
     end_reason text,
     UNIQUE (line, valid_from, revision)
   )`,
  // What was last published, and when the next terms of the line come into force or end.
  `CREATE TABLE terms_subject (
     subject text PRIMARY KEY,
     line text NOT NULL,
     version bigint NOT NULL DEFAULT 0,
     published json NOT NULL,
     published_at timestamptz(3),
     due_at timestamptz(3)
   )`,
];
