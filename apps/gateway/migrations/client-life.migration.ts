import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators create clients, rotate their secrets and revoke them (decisions 2.2 and 2.4). */
export class ClientLife1763856001000 implements MigrationInterface {
  name = 'ClientLife1763856001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE client
         ADD secret_changed_at timestamptz(3) NOT NULL DEFAULT now(),
         ADD previous_secret_hash text,
         ADD previous_secret_until timestamptz(3),
         ADD revoked_at timestamptz(3),
         ADD CHECK ((previous_secret_hash IS NULL) = (previous_secret_until IS NULL))`,
    );
    await runner.query(
      `CREATE INDEX client_revoked ON client (revoked_at) WHERE revoked_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE client DROP secret_changed_at, DROP previous_secret_hash, DROP previous_secret_until,
         DROP revoked_at`,
    );
  }
}
