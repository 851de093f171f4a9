import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records each restore of the store, so that services reject cursors and tokens of the lost time (decision 1.23). */
export class Restorations1770163200000 implements MigrationInterface {
  name = 'Restorations1770163200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE restoration (restored_to timestamptz(3) NOT NULL, recovered_at timestamptz(3) PRIMARY KEY)`,
    );
    await runner.query(`
      COMMENT ON TABLE restoration IS 'A restore of the store to an earlier time; the last one marks page tokens and cursors (decision 1.23).';
      COMMENT ON COLUMN restoration.restored_to IS 'The time of the restored state.';
      COMMENT ON COLUMN restoration.recovered_at IS 'When recover after-restore ran.'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE restoration');
  }
}
