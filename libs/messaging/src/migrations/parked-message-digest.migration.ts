import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The offsets of a recreated topic start at 0 again, so another message can have the offset of a parked one. A digest
 * of the content therefore belongs to the identity of a parked message; Postgres computes it, for existing rows as
 * well.
 * A process that started before this migration cannot park after it, because its `ON CONFLICT` finds no index. It pauses the partition and loses nothing; its successor continues there.
 */
export class ParkedMessageDigest1764201600000 implements MigrationInterface {
  name = 'ParkedMessageDigest1764201600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE parked_message
      ADD COLUMN digest bytea NOT NULL GENERATED ALWAYS AS (${DIGEST}) STORED,
      DROP CONSTRAINT ${OLD_KEY},
      ADD CONSTRAINT ${KEY} UNIQUE (consumer_group, stream, partition, "offset", digest)`);
  }

  /** Keeps only the first of several messages at one offset, because the previous constraint allows no more. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM parked_message AS later USING parked_message AS first
      WHERE (later.consumer_group, later.stream, later.partition, later."offset")
          = (first.consumer_group, first.stream, first.partition, first."offset") AND first.id < later.id`);
    await runner.query(`ALTER TABLE parked_message
      DROP CONSTRAINT ${KEY},
      DROP COLUMN digest,
      ADD CONSTRAINT ${OLD_KEY} UNIQUE (consumer_group, stream, partition, "offset")`);
  }
}

/** The name that Postgres gave the constraint of the first migration. */
const OLD_KEY = 'parked_message_consumer_group_stream_partition_offset_key';
const KEY = 'parked_message_identity';

/**
 * Each part is hashed separately, so that different messages never concatenate to the same bytes; `k` distinguishes ''
 * from no key.
 */
const DIGEST = `sha256(
  ${hashOf(`coalesce('k' || key, '')`)} || ${hashOf('headers::text')} || sha256(coalesce(value, '')))`;

/**
 * A generated column cannot use `convert_to`, which is not immutable; a cast is equivalent if backslashes are doubled.
 */
function hashOf(text: string): string {
  return String.raw`sha256(replace(${text}, '\', '\\')::bytea)`;
}
