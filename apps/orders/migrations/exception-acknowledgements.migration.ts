import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators acknowledge exceptions, also those that are derived from the data (decision 6.3). */
export class ExceptionAcknowledgements1764979200200 implements MigrationInterface {
  name = 'ExceptionAcknowledgements1764979200200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE exception_acknowledgement (
      order_id text NOT NULL,
      kind text NOT NULL,
      since timestamptz(3) NOT NULL,
      at timestamptz(3) NOT NULL DEFAULT now(),
      who text NOT NULL,
      note text,
      PRIMARY KEY (order_id, kind)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE exception_acknowledgement');
  }
}
