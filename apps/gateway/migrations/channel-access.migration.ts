import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tokens of sales channels have scopes, a name and a last use, and a channel may be a client with a secret (decision 10.2).
 * A process that started before this migration issues tokens without scopes, so the column has a default.
 */
export class ChannelAccess1767398400000 implements MigrationInterface {
  name = 'ChannelAccess1767398400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE channel_token
         ADD scopes text[] NOT NULL DEFAULT '{taxes}',
         ADD name text,
         ADD last_used_at timestamptz(3)`,
    );
    await runner.query(
      `ALTER TABLE client
         ADD sales_channel text,
         ADD scopes text[],
         DROP CONSTRAINT client_kind_check,
         ADD CONSTRAINT client_kind_check
           CHECK (kind IN ('merchant', 'fulfillment-partner', 'operator', 'sales-channel')),
         ADD CHECK ((kind = 'sales-channel') = (sales_channel IS NOT NULL)),
         ADD CHECK ((kind = 'sales-channel') = (scopes IS NOT NULL))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM client WHERE kind = 'sales-channel'`);
    await runner.query(
      `ALTER TABLE client
         DROP sales_channel,
         DROP scopes,
         DROP CONSTRAINT client_kind_check,
         ADD CONSTRAINT client_kind_check CHECK (kind IN ('merchant', 'fulfillment-partner', 'operator'))`,
    );
    await runner.query('ALTER TABLE channel_token DROP scopes, DROP name, DROP last_used_at');
  }
}
