import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the relay read the outbox in turns between merchants, single changes before bulk ones. The column is generated,
 * so that rows of processes that started before this migration take the same turns: all rows of a key are in one turn.
 */
export class OutboxTurns1770336000000 implements MigrationInterface {
  name = 'OutboxTurns1770336000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE outbox
         ADD COLUMN merchant text NOT NULL GENERATED ALWAYS AS (coalesce(value::json ->> 'merchantId', '')) STORED,
         ADD COLUMN bulk boolean NOT NULL DEFAULT false`,
    );
    await runner.query(
      'CREATE INDEX outbox_turn ON outbox (merchant, bulk, id) WHERE parked_at IS NULL',
    );
    await runner.query('CREATE INDEX outbox_bulk_key ON outbox (stream, key, id) WHERE bulk');
    await runner.query(`
      COMMENT ON COLUMN outbox.merchant IS 'The merchant of the event, in whose turn the relay reads it; empty for an event of no merchant.';
      COMMENT ON COLUMN outbox.bulk IS 'Whether the event belongs to a batch, a re-pricing or a republication; the merchant''s other events go first.'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_bulk_key, outbox_turn');
    await runner.query('ALTER TABLE outbox DROP COLUMN bulk, DROP COLUMN merchant');
  }
}
