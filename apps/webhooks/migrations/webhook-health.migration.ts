import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How endpoints answer, by hour and the last time, waits that receivers ask for, and deliveries that a person asked for
 * or that were dropped. Pauses that receivers asked for end: the endpoint as a whole pauses by the breaker only.
 */
export class WebhookHealth1765843200000 implements MigrationInterface {
  name = 'WebhookHealth1765843200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of BACK) await runner.query(statement);
  }
}

const checkOf = (table: string, column: string, values: string) =>
  `ALTER TABLE ${table} DROP CONSTRAINT ${table}_${column}_check,
     ADD CONSTRAINT ${table}_${column}_check CHECK (${column} IN (${values})) NOT VALID`;

const STATEMENTS = [
  `ALTER TABLE endpoint ADD COLUMN types_changed_at timestamptz(3)`,
  `ALTER TABLE endpoint_health ADD COLUMN last_status integer, ADD COLUMN last_error text`,
  `UPDATE endpoint_health
      SET probe_at = CASE WHEN failures >= 10 THEN least(probe_at, now() + interval '10 minutes') END
    WHERE probe_at IS NOT NULL`,
  `ALTER TABLE due_delivery ADD COLUMN requested boolean NOT NULL DEFAULT false,
     ADD COLUMN hurried integer NOT NULL DEFAULT 0, ADD COLUMN urgent boolean NOT NULL DEFAULT false`,
  checkOf('delivery', 'state', `'waiting', 'delivered', 'dead', 'dropped'`),
  checkOf('replay', 'kind', `'replay', 'recovery', 'retry'`),
  `ALTER TABLE replay ADD COLUMN total bigint`,
  `CREATE TABLE endpoint_hour (
     endpoint_id uuid NOT NULL,
     hour timestamptz(3) NOT NULL,
     succeeded integer NOT NULL DEFAULT 0,
     failed integer NOT NULL DEFAULT 0,
     delivered integer NOT NULL DEFAULT 0,
     dead integer NOT NULL DEFAULT 0,
     dropped integer NOT NULL DEFAULT 0,
     PRIMARY KEY (endpoint_id, hour)
   ) WITH (fillfactor = 50)`,
];

const BACK = [
  `DROP TABLE endpoint_hour`,
  `ALTER TABLE replay DROP COLUMN total`,
  `DELETE FROM replay WHERE kind = 'retry'`,
  checkOf('replay', 'kind', `'replay', 'recovery'`),
  `UPDATE delivery SET state = 'dead' WHERE state = 'dropped'`,
  checkOf('delivery', 'state', `'waiting', 'delivered', 'dead'`),
  `ALTER TABLE due_delivery DROP COLUMN requested, DROP COLUMN hurried, DROP COLUMN urgent`,
  `ALTER TABLE endpoint_health DROP COLUMN last_status, DROP COLUMN last_error`,
  `ALTER TABLE endpoint DROP COLUMN types_changed_at`,
];
