import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GatewayTables1763683210000 implements MigrationInterface {
  name = 'GatewayTables1763683210000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE client, signing_key, channel_token, audit');
  }
}

const STATEMENTS = [
  // Sales channels have no secret and no row here: an operator issues their tokens (decision 2.3).
  `CREATE TABLE client (
     client_id text PRIMARY KEY,
     kind text NOT NULL CHECK (kind IN ('merchant', 'fulfillment-partner', 'operator')),
     merchant_id text,
     partner_id text,
     secret_hash text NOT NULL,
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     CHECK ((kind = 'merchant') = (merchant_id IS NOT NULL)),
     CHECK ((kind = 'fulfillment-partner') = (partner_id IS NOT NULL))
   )`,

  // Every key in the table verifies; 'next' is published before it signs, 'retired' no longer signs (decision 2.2).
  `CREATE TABLE signing_key (
     kid text PRIMARY KEY,
     private_jwk jsonb NOT NULL,
     state text NOT NULL CHECK (state IN ('active', 'next', 'retired')),
     created_at timestamptz(3) NOT NULL DEFAULT now()
   )`,
  `CREATE UNIQUE INDEX signing_key_active ON signing_key (state) WHERE state = 'active'`,

  `CREATE TABLE channel_token (
     token_id text PRIMARY KEY,
     sales_channel text NOT NULL,
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     expires_at timestamptz(3) NOT NULL,
     revoked_at timestamptz(3)
   )`,
  `CREATE INDEX channel_token_revoked ON channel_token (expires_at) WHERE revoked_at IS NOT NULL`,

  `CREATE TABLE audit (
     id uuid PRIMARY KEY,
     at timestamptz(3) NOT NULL DEFAULT now(),
     who text NOT NULL,
     what text NOT NULL,
     details jsonb NOT NULL
   )`,
];
