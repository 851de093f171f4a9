import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders that need a decision: since when, and which were promised for which day. Few rows, whatever has ended. */
export class OrderAttention1767484800200 implements MigrationInterface {
  name = 'OrderAttention1767484800200';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) await createIndexConcurrently(runner, name, on);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEXES.map(([name]) => name).join(', ')}`);
  }
}

const ATTENTION = `status IN ('ON_HOLD', 'REQUIRES_REVIEW', 'OPERATIONAL_ISSUE', 'RETURN_REQUESTED')`;
const UNDER_WAY = `status NOT IN (
  'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURNED', 'CANCELLED', 'OPERATIONAL_ISSUE')`;

const INDEXES = [
  ['orders_attention', `orders (merchant_id, status, status_since) WHERE ${ATTENTION}`],
  ['orders_attention_of_all', `orders (status, status_since) WHERE ${ATTENTION}`],
  [
    'orders_promised',
    `orders (merchant_id, left(delivery ->> 'deliveryEstimateDate', 10)) WHERE ${UNDER_WAY}`,
  ],
  [
    'orders_promised_of_all',
    `orders (left(delivery ->> 'deliveryEstimateDate', 10)) WHERE ${UNDER_WAY}`,
  ],
] as const;
