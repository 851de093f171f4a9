import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * If a search path does not name `pg_temp`, Postgres searches it first, before its own catalog. A caller who can create
 * temporary tables could then replace the catalog for `maintain_inbox`, which runs as the owner. With `pg_temp` named
 * last, it is searched last.
 */
export class InboxSearchPath1763769600000 implements MigrationInterface {
  name = 'InboxSearchPath1763769600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(setSearchPath('%1$I, pg_temp'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(setSearchPath('%1$I'));
  }
}

function setSearchPath(path: string): string {
  return `DO $$ BEGIN
    EXECUTE format('ALTER FUNCTION %1$I.maintain_inbox(timestamptz) SET search_path = ${path}', current_schema());
  END $$`;
}
