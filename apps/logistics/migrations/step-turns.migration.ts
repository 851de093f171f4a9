import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the poller take due steps in turns between merchants. */
export class StepTurns1770336000500 implements MigrationInterface {
  name = 'StepTurns1770336000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX order_flow_turn ON order_flow (merchant_id, due_at) WHERE due_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX order_flow_turn');
  }
}
