import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last requests of the clients, by whose they are, by client and by request id; refusals have indexes of their own. */
export class RequestLog1766448000000 implements MigrationInterface {
  name = 'RequestLog1766448000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE request_log');
  }
}

/** Rows come and go without end: vacuum runs by number of rows, not by share. */
const STATEMENTS = [
  `CREATE TABLE request_log (
     stored_at timestamptz(3) NOT NULL,
     id uuid NOT NULL,
     at timestamptz(3) NOT NULL,
     duration_ms integer NOT NULL,
     kind text NOT NULL,
     owner text NOT NULL,
     client_id text NOT NULL,
     method text NOT NULL,
     path text,
     status integer NOT NULL,
     code text,
     request_id text NOT NULL,
     from_console boolean NOT NULL,
     refusal json,
     PRIMARY KEY (stored_at, id)
   ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000,
           autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000)`,
  `CREATE INDEX request_log_owner ON request_log (kind, owner, stored_at, id)`,
  `CREATE INDEX request_log_client ON request_log (client_id, stored_at, id)`,
  `CREATE INDEX request_log_request ON request_log (request_id)`,
  `CREATE INDEX request_log_refused ON request_log (stored_at, id) WHERE status >= 400`,
  `CREATE INDEX request_log_owner_refused ON request_log (kind, owner, stored_at, id) WHERE status >= 400`,
];
