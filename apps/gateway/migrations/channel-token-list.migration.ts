import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tokens of a channel are listed newest first (decision 2.3). */
export class ChannelTokenList1764979200300 implements MigrationInterface {
  name = 'ChannelTokenList1764979200300';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'channel_token_list',
      'channel_token (sales_channel, created_at, token_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX channel_token_list');
  }
}
