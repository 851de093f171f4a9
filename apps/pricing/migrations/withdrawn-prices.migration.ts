import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A failed request withdraws the price before it (decision 5.5), which stayed valid before this migration. Such requests
 * count as localized to it again, and a job for each channel compares them with what was asked for: what still fails is
 * queued, and its failure is published, so that every service learns of it in the usual way.
 */
export class WithdrawnPrices1765756800000 implements MigrationInterface {
  name = 'WithdrawnPrices1765756800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE price_request DROP failed_at');
  }
}

const UP = [
  'ALTER TABLE price_request ADD failed_at timestamptz(3)',
  `WITH outlived AS (
     UPDATE price_record p SET request = r.request
       FROM price_request r
      WHERE r.price_id = p.price_id AND r.state = 'failed' AND NOT p.withdrawn
     RETURNING r.price_id, r.sales_channel
   ), compared AS (
     UPDATE price_request r SET state = 'localized', failure_code = NULL, failure_detail = NULL
       FROM outlived WHERE r.price_id = outlived.price_id
   )
   INSERT INTO requeue_job (cause, sales_channel) SELECT DISTINCT 'channel', sales_channel FROM outlived
   ON CONFLICT DO NOTHING`,
  // When it was asked for is the nearest that is known.
  `UPDATE price_request SET failed_at = requested_at WHERE state = 'failed'`,
];
