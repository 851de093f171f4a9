import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An operator may be limited to reading (decision 2.2). */
export class ClientAccess1764979200000 implements MigrationInterface {
  name = 'ClientAccess1764979200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE client
         ADD access text NOT NULL DEFAULT 'full' CHECK (access IN ('full', 'read')),
         ADD CHECK (kind = 'operator' OR access = 'full')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE client DROP access');
  }
}
