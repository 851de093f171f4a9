import { commentOn } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The meaning of tables and columns. */
export class GatewayComments1770076800100 implements MigrationInterface {
  name = 'GatewayComments1770076800100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await commentOn(runner, COMMENTS);
  }

  async down(): Promise<void> {}
}

const COMMENTS = `
  COMMENT ON TABLE channel_token IS 'A token that was issued to a sales channel; the token itself is not stored.';
  COMMENT ON COLUMN channel_token.token_id IS 'The jti of the token.';
  COMMENT ON COLUMN channel_token.kid IS 'The key that signed the token; null for tokens issued before keys were recorded.';
  COMMENT ON COLUMN channel_token.scopes IS 'The scopes of the token (decision 10.2).';
  COMMENT ON COLUMN channel_token.name IS 'The name that an operator gave the token; null for none.';
  COMMENT ON COLUMN channel_token.last_used_at IS 'When the token was last used, at most a minute too early; null if never.';

  COMMENT ON TABLE client IS 'A client that logs in with a secret (decision 2.1).';
  COMMENT ON COLUMN client.kind IS 'merchant, fulfillment-partner, operator or sales-channel.';
  COMMENT ON COLUMN client.merchant_id IS 'The merchant of a merchant''s client; null for others.';
  COMMENT ON COLUMN client.partner_id IS 'The partner of a fulfilment partner''s client; null for others.';
  COMMENT ON COLUMN client.sales_channel IS 'The channel of a sales channel''s client; null for others.';
  COMMENT ON COLUMN client.secret_hash IS 'The Argon2id hash of the secret.';
  COMMENT ON COLUMN client.secret_changed_at IS 'When the secret was last changed.';
  COMMENT ON COLUMN client.previous_secret_hash IS 'The hash of the previous secret, valid until previous_secret_until; null if there is none.';
  COMMENT ON COLUMN client.previous_secret_until IS 'When the previous secret stops being valid; null if there is none.';
  COMMENT ON COLUMN client.access IS 'full, or read for an operator that may only read (decision 2.2).';
  COMMENT ON COLUMN client.scopes IS 'The scopes of the tokens of a sales channel''s client (decision 10.2); null for others.';

  COMMENT ON TABLE console_session IS 'A session of the console that may still be live.';
  COMMENT ON COLUMN console_session.token_id IS 'The jti of the session''s token.';
  COMMENT ON COLUMN console_session.client_id IS 'The client, or oidc: and the name of a person.';
  COMMENT ON COLUMN console_session.begun_at IS 'When the session started.';

  COMMENT ON TABLE ended_session IS 'The token of a console session that ended before it expired.';
  COMMENT ON COLUMN ended_session.token_id IS 'The jti of the session''s token.';
  COMMENT ON COLUMN ended_session.ended_by IS 'The id of the transaction that ended the session.';

  COMMENT ON TABLE request_log IS 'An answered request of a client, without bodies and values except the answer that rejected it (decision 1.19).';
  COMMENT ON COLUMN request_log.stored_at IS 'The stamp of the list''s clock, one for a batch.';
  COMMENT ON COLUMN request_log.at IS 'When the request arrived.';
  COMMENT ON COLUMN request_log.duration_ms IS 'Milliseconds until the answer ended.';
  COMMENT ON COLUMN request_log.kind IS 'The kind of client, as in client.';
  COMMENT ON COLUMN request_log.owner IS 'The merchant, partner or sales channel, or the operator''s client.';
  COMMENT ON COLUMN request_log.method IS 'The HTTP method.';
  COMMENT ON COLUMN request_log.path IS 'The path as in the API document; null for an unknown path.';
  COMMENT ON COLUMN request_log.status IS 'The HTTP status; 499 if the caller closed the connection before the answer ended.';
  COMMENT ON COLUMN request_log.code IS 'The problem code of the answer; null for none.';
  COMMENT ON COLUMN request_log.request_id IS 'The id of the request in answers and logs.';
  COMMENT ON COLUMN request_log.from_console IS 'Whether the console sent the request.';
  COMMENT ON COLUMN request_log.refusal IS 'The body of the answer that rejected the request, at most 8 KiB; null for others.';

  COMMENT ON TABLE signing_key IS 'A key that signs tokens, or that signed tokens which may still be valid (decision 2.2).';
  COMMENT ON COLUMN signing_key.kid IS 'The key id in the header of tokens.';
  COMMENT ON COLUMN signing_key.private_jwk IS 'The private key as a JSON Web Key.';
  COMMENT ON COLUMN signing_key.state IS 'active, next or retired.';
  COMMENT ON COLUMN signing_key.signs_from IS 'When the key starts to sign: later than its creation, so that all services know it by then.';
  COMMENT ON COLUMN signing_key.retired_at IS 'When the key stopped signing; null before.'`;
