import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * History entries keep the version of their event, with which they are republished (decision 8.7). Earlier entries
 * have none, and not all were published: they take their place in the history as version, so that an
 * order's own version may not be below their number.
 */
export class OrderHistoryVersions1764633600300 implements MigrationInterface {
  name = 'OrderHistoryVersions1764633600300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_history ADD COLUMN version bigint');
    await runner.query(
      `UPDATE orders o SET version = h.entries
         FROM (SELECT order_id, count(*) AS entries FROM order_history GROUP BY order_id) h
        WHERE h.order_id = o.order_id AND o.version < h.entries`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_history DROP COLUMN version');
  }
}
