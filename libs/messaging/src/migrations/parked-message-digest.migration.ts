import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A topic that is deleted and created again counts its offsets from 0: another message can stand at a place at which
 * one is parked already. So a digest of the content belongs to a parked message's identity; Postgres computes it, for
 * the rows that exist as well.
 *
 * A process of the release before cannot park while it runs beside this schema: its `ON CONFLICT` finds no index. It
 * pauses the partition and loses nothing; its successor goes on there.
 */
export class ParkedMessageDigest1764201600000 implements MigrationInterface {
  name = 'ParkedMessageDigest1764201600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE parked_message
      ADD COLUMN digest bytea NOT NULL GENERATED ALWAYS AS (${DIGEST}) STORED,
      DROP CONSTRAINT ${OLD_KEY},
      ADD CONSTRAINT ${KEY} UNIQUE (consumer_group, stream, partition, "offset", digest)`);
  }

  /** Of several messages at one place only the first is kept: the key before knows no more than one. */
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

/** Each part is hashed by itself, so that no two messages run together to the same bytes; `k` distinguishes '' from no key. */
const DIGEST = `sha256(
  ${hashOf(`coalesce('k' || key, '')`)} || ${hashOf('headers::text')} || sha256(coalesce(value, '')))`;

/** A column takes no `convert_to`, which is not immutable; a cast does the same once backslashes are doubled. */
function hashOf(text: string): string {
  return String.raw`sha256(replace(${text}, '\', '\\')::bytea)`;
}
