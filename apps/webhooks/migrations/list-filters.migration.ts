import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The deliveries of an endpoint that wait, in the order of their list, however many there are. */
export class ListFilters1765324800300 implements MigrationInterface {
  name = 'ListFilters1765324800300';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'due_delivery_listed',
      'due_delivery (endpoint_id, delivery_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX due_delivery_listed');
  }
}
