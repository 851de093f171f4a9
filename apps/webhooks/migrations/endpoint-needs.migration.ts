import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  endpoint_health_failing: 'endpoint_health (endpoint_id) WHERE failing_since IS NOT NULL',
  endpoint_disabled: `endpoint (merchant_id) WHERE state = 'disabled'`,
} as const;

/** The endpoints that do not receive their events, for the summary: few of all. */
export class EndpointNeeds1767484800000 implements MigrationInterface {
  name = 'EndpointNeeds1767484800000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) {
      await createIndexConcurrently(runner, name, on);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
