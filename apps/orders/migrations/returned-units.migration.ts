import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether every unit of an order was returned (decision 6.12). Orders that were returned in part may be returned
 * further.
 */
export class ReturnedUnits1765238400100 implements MigrationInterface {
  name = 'ReturnedUnits1765238400100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE orders ADD COLUMN fully_returned boolean NOT NULL DEFAULT false',
    );
    await runner.query(`
      UPDATE orders o SET fully_returned = true
       WHERE o.status = 'RETURNED'
         AND (SELECT sum((item ->> 'quantity')::integer)
                FROM order_history h, jsonb_array_elements(h.event_data -> 'items') AS item
               WHERE h.order_id = o.order_id AND h.status = 'RETURNED')
             >= (SELECT sum((item ->> 'quantity')::integer) FROM jsonb_array_elements(o.items) AS item)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN fully_returned');
  }
}
