import type { MigrationInterface, QueryRunner } from 'typeorm';

const ownSteps = ['HANDLING', 'PACKED', 'INVOICED', 'LABEL', 'READY_TO_SHIP', 'CANCEL_PARCEL'];

/** The events of the scenarios of decision 6.14 are steps too. */
const storySteps = [
  'LEFT_FULFILLMENT',
  'HUB_RECEIVED',
  'LINEHAUL_DEPARTED',
  'ARRIVED_COUNTRY',
  'CUSTOMS_STARTED',
  'CUSTOMS_HELD',
  'CUSTOMS_RELEASED',
  'LAST_MILE_RECEIVED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
];

/** The last taken step, which distinguishes a repeated report from one out of order; and scenarios. */
export class FulfillmentSteps1763856100000 implements MigrationInterface {
  name = 'FulfillmentSteps1763856100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE order_flow ADD COLUMN last_step text CHECK (${isOneOf('last_step', ownSteps)})`,
    );
    await replaceCheck(runner, [...ownSteps, ...storySteps]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceCheck(runner, ownSteps);
    await runner.query('ALTER TABLE order_flow DROP COLUMN last_step');
  }
}

async function replaceCheck(runner: QueryRunner, steps: readonly string[]): Promise<void> {
  await runner.query(
    `ALTER TABLE order_flow DROP CONSTRAINT order_flow_next_step_check,
       ADD CONSTRAINT order_flow_next_step_check CHECK (${isOneOf('next_step', steps)})`,
  );
}

function isOneOf(column: string, values: readonly string[]): string {
  return `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;
}
