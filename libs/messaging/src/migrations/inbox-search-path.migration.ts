import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A search path that does not name `pg_temp` has it first, before Postgres' own catalog: the one who may make temporary
 * tables could show `maintain_inbox`, which runs as the owner, a catalog of his own. Named last, it is looked at last.
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
