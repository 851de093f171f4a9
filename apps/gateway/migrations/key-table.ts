export const keyTable: readonly string[] = [
  // Every key in the table verifies; 'next' is published before it signs, 'retired' no longer signs. Operators start a
  // rotation; the next states follow by time (decision 2.2).
  `CREATE TABLE signing_key (
     kid text PRIMARY KEY,
     private_jwk jsonb NOT NULL,
     state text NOT NULL CHECK (state IN ('active', 'next', 'retired')),
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     signs_from timestamptz(3),
     retired_at timestamptz(3)
   )`,
  `CREATE UNIQUE INDEX signing_key_active ON signing_key (state) WHERE state = 'active'`,
  `CREATE UNIQUE INDEX signing_key_next ON signing_key (state) WHERE state = 'next'`,
  `COMMENT ON TABLE signing_key IS 'A key that signs tokens, or that signed tokens which may still be valid (decision 2.2).';
   COMMENT ON COLUMN signing_key.kid IS 'The key id in the header of tokens.';
   COMMENT ON COLUMN signing_key.private_jwk IS 'The private key as a JSON Web Key.';
   COMMENT ON COLUMN signing_key.state IS 'active, next or retired.';
   COMMENT ON COLUMN signing_key.signs_from IS 'When the key starts to sign: later than its creation, so that all services know it by then.';
   COMMENT ON COLUMN signing_key.retired_at IS 'When the key stopped signing; null before.'`,
];
