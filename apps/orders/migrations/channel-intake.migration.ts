import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Channel orders that wait for intake, and the versions of rejections (decision 6.9). */
export class ChannelIntake1763856000100 implements MigrationInterface {
  name = 'ChannelIntake1763856000100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_out_of_stock');
    await runner.query('DROP TABLE channel_reply, waiting_intake');
  }
}

const STATEMENTS = [
  // Only the first row of each order is due; later events of the order are blocked behind it, in order.
  `CREATE TABLE waiting_intake (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     order_id text NOT NULL,
     merchant_id text NOT NULL,
     type text NOT NULL,
     event jsonb NOT NULL,
     arrived_at timestamptz(3) NOT NULL,
     detail text NOT NULL,
     due_at timestamptz(3)
   )`,
  `CREATE INDEX waiting_intake_due ON waiting_intake (due_at) WHERE due_at IS NOT NULL`,
  `CREATE INDEX waiting_intake_order ON waiting_intake (order_id, id)`,
  `CREATE TABLE channel_reply (
     subject text PRIMARY KEY,
     version bigint NOT NULL
   )`,
  `CREATE INDEX orders_out_of_stock ON orders (on_hold_date) WHERE hold_reason = 'out-of-stock'`,
];
