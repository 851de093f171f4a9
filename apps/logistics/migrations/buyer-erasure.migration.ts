import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders whose buyers are erased (decision 8.6): links stop working at once, contents are removed after the commit.
 */
export class BuyerErasure1763856200000 implements MigrationInterface {
  name = 'BuyerErasure1763856200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE parcel ALTER COLUMN customer_document DROP NOT NULL');
    await runner.query(
      `ALTER TABLE order_flow ADD COLUMN erased_at timestamptz(3), ADD COLUMN contents_removed_at timestamptz(3)`,
    );
    await runner.query(
      `CREATE INDEX order_flow_contents ON order_flow (erased_at)
        WHERE erased_at IS NOT NULL AND contents_removed_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_flow_contents');
    await runner.query(
      'ALTER TABLE order_flow DROP COLUMN erased_at, DROP COLUMN contents_removed_at',
    );
    await runner.query(`UPDATE parcel SET customer_document = '' WHERE customer_document IS NULL`);
    await runner.query('ALTER TABLE parcel ALTER COLUMN customer_document SET NOT NULL');
  }
}
