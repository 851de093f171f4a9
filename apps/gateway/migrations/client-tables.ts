/** Clients, and the tokens that operators issue to sales channels. */
export const clientTables: readonly string[] = [
  // A sales channel has a row here only if it has a secret (decision 10.2); operators issue the tokens of the others
  // (decision 2.3).
  `CREATE TABLE client (
     client_id text PRIMARY KEY,
     kind text NOT NULL CHECK (kind IN ('merchant', 'fulfillment-partner', 'operator', 'sales-channel')),
     merchant_id text,
     partner_id text,
     secret_hash text NOT NULL,
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     secret_changed_at timestamptz(3) NOT NULL DEFAULT now(),
     previous_secret_hash text,
     previous_secret_until timestamptz(3),
     revoked_at timestamptz(3),
     access text NOT NULL DEFAULT 'full' CHECK (access IN ('full', 'read')),
     sales_channel text,
     scopes text[],
     CHECK ((kind = 'merchant') = (merchant_id IS NOT NULL)),
     CHECK ((kind = 'fulfillment-partner') = (partner_id IS NOT NULL)),
     CHECK ((previous_secret_hash IS NULL) = (previous_secret_until IS NULL)),
     CHECK (kind = 'operator' OR access = 'full'),
     CHECK ((kind = 'sales-channel') = (sales_channel IS NOT NULL)),
     CHECK ((kind = 'sales-channel') = (scopes IS NOT NULL))
   )`,
  `CREATE INDEX client_revoked ON client (revoked_at) WHERE revoked_at IS NOT NULL`,
  `COMMENT ON TABLE client IS 'A client that logs in with a secret (decision 2.1).';
   COMMENT ON COLUMN client.kind IS 'merchant, fulfillment-partner, operator or sales-channel.';
   COMMENT ON COLUMN client.merchant_id IS 'The merchant of a merchant''s client; null for others.';
   COMMENT ON COLUMN client.partner_id IS 'The partner of a fulfillment partner''s client; null for others.';
   COMMENT ON COLUMN client.secret_hash IS 'The Argon2id hash of the secret.';
   COMMENT ON COLUMN client.secret_changed_at IS 'When the secret was last changed.';
   COMMENT ON COLUMN client.previous_secret_hash IS 'The hash of the previous secret, valid until previous_secret_until; null if there is none.';
   COMMENT ON COLUMN client.previous_secret_until IS 'When the previous secret stops being valid; null if there is none.';
   COMMENT ON COLUMN client.access IS 'full, or read for an operator that may only read (decision 2.2).';
   COMMENT ON COLUMN client.sales_channel IS 'The channel of a sales channel''s client; null for others.';
   COMMENT ON COLUMN client.scopes IS 'The scopes of the tokens of a sales channel''s client (decision 10.2); null for others.'`,

  `CREATE TABLE channel_token (
     token_id text PRIMARY KEY,
     sales_channel text NOT NULL,
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     expires_at timestamptz(3) NOT NULL,
     revoked_at timestamptz(3),
     kid text,
     scopes text[] NOT NULL DEFAULT '{taxes}',
     name text,
     last_used_at timestamptz(3)
   )`,
  `CREATE INDEX channel_token_revoked ON channel_token (expires_at) WHERE revoked_at IS NOT NULL`,
  // The tokens of a channel are listed newest first (decision 2.3).
  `CREATE INDEX channel_token_list ON channel_token (sales_channel, created_at, token_id)`,
  `COMMENT ON TABLE channel_token IS 'A token that was issued to a sales channel; the token itself is not stored.';
   COMMENT ON COLUMN channel_token.token_id IS 'The jti of the token.';
   COMMENT ON COLUMN channel_token.kid IS 'The key that signed the token; null for tokens issued before keys were recorded.';
   COMMENT ON COLUMN channel_token.scopes IS 'The scopes of the token (decision 10.2).';
   COMMENT ON COLUMN channel_token.name IS 'The name that an operator gave the token; null for none.';
   COMMENT ON COLUMN channel_token.last_used_at IS 'When the token was last used, at most a minute too early; null if never.'`,
];
