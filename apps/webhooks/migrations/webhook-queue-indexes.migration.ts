import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The few deliveries that a person has asked for, and those whose receivers asked for a wait of their subjects. */
export class WebhookQueueIndexes1765843200100 implements MigrationInterface {
  name = 'WebhookQueueIndexes1765843200100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(runner, name, on);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEXES.map(([name]) => name).join(', ')}`);
  }
}

const INDEXES = [
  ['due_delivery_urgent', 'due_delivery (endpoint_id, due_at, sequence) WHERE urgent'],
  ['due_delivery_requested', 'due_delivery (endpoint_id, subject) WHERE requested'],
] as const;
