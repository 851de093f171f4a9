/**
 * The digest of a parked message. Each part is hashed separately, so that different messages never concatenate to the
 * same bytes; `k` distinguishes '' from no key.
 */
const DIGEST = `sha256(
  ${hashOf(`coalesce('k' || key, '')`)} || ${hashOf('headers::text')} || sha256(coalesce(value, '')))`;

/**
 * A generated column cannot use `convert_to`, which is not immutable; a cast is equivalent if backslashes are doubled.
 */
function hashOf(text: string): string {
  return String.raw`sha256(replace(${text}, '\', '\\')::bytea)`;
}

export const parkedTables: readonly string[] = [
  `CREATE TABLE parked_key (
     consumer_group text NOT NULL,
     stream text NOT NULL,
     key text NOT NULL,
     parked_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (consumer_group, stream, key)
   )`,
  `COMMENT ON TABLE parked_key IS 'A key with parked messages: later messages of its group, stream and key are parked as well.';
   COMMENT ON COLUMN parked_key.key IS 'The key of the messages.';
   COMMENT ON COLUMN parked_key.parked_at IS 'When the first message was parked.'`,

  // The offsets of a recreated topic start at 0 again, so another message can have the offset of a parked one. A digest
  // of the content therefore belongs to the identity of a parked message.
  `CREATE TABLE parked_message (
     id bigint GENERATED ALWAYS AS IDENTITY (CACHE 1) PRIMARY KEY,
     consumer_group text NOT NULL,
     stream text NOT NULL,
     key text,
     partition integer NOT NULL,
     "offset" bigint NOT NULL,
     event_id text,
     type text,
     headers jsonb NOT NULL,
     value bytea,
     reason text NOT NULL,
     detail text NOT NULL,
     parked_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     digest bytea NOT NULL GENERATED ALWAYS AS (${DIGEST}) STORED,
     CONSTRAINT parked_message_identity UNIQUE (consumer_group, stream, partition, "offset", digest)
   )`,
  `CREATE INDEX parked_message_key ON parked_message (consumer_group, stream, key, id)`,
  `COMMENT ON TABLE parked_message IS 'A message that could not be applied, or that follows one with the same key; operators replay or drop it.';
   COMMENT ON COLUMN parked_message.key IS 'The key of the message; null for a message without one.';
   COMMENT ON COLUMN parked_message.partition IS 'The partition of the topic.';
   COMMENT ON COLUMN parked_message.offset IS 'The offset in the partition.';
   COMMENT ON COLUMN parked_message.event_id IS 'The event; null if the headers contain no id.';
   COMMENT ON COLUMN parked_message.type IS 'The type of the event; null if the headers contain none.';
   COMMENT ON COLUMN parked_message.headers IS 'The headers, by name.';
   COMMENT ON COLUMN parked_message.value IS 'The bytes of the message; null for a tombstone.';
   COMMENT ON COLUMN parked_message.reason IS 'The code of the fault, for example contract.';
   COMMENT ON COLUMN parked_message.detail IS 'The fault in words.';
   COMMENT ON COLUMN parked_message.parked_at IS 'When the message was parked.';
   COMMENT ON COLUMN parked_message.digest IS 'The digest of key, headers and value: a recreated topic has another message at the same offset.'`,
];
