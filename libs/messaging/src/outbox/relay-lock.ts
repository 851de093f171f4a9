import type { Client } from 'pg';

/** A part of a service's events, by key. What has the same key is always in the same part. */
export interface Shard {
  /** From 0. */
  index: number;
  of: number;
}

/** All events of a service. */
const WHOLE: Shard = { index: 0, of: 1 };

/** A power of two. More shards than slots would leave some with nothing. */
const SLOTS = 64;

/** Is an outbox row in the shard `$of`, `$index`? Two parameters of integers. */
export function inShard(index: string, of: string): string {
  return `(${of} = 1 OR (hashtext(key) & ${SLOTS - 1}) % ${of} = ${index})`;
}

/**
 * Takes the place of the one active relay of a shard. Held until the connection ends.
 *
 * A relay locks every slot of its shard, so no key ever has two relays, also while processes with another number of
 * shards still run: those of the one number have to end before any of the other can begin. The lock that is shared
 * keeps versions out that know no shards.
 * @returns false when another relay has any of it
 */
export async function lockRelay(
  client: Pick<Client, 'query'>,
  schema: string,
  { index, of }: Shard = WHOLE,
): Promise<boolean> {
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot).filter(
    (slot) => slot % of === index,
  );
  const { rows } = await client.query<{ locked: boolean }>(LOCK, [schema, slots]);
  const locked = rows[0]?.locked ?? false;
  if (!locked) await client.query('SELECT pg_advisory_unlock_all()');
  return locked;
}

const LOCK = `
  SELECT bool_and(locked) AS locked
    FROM (SELECT pg_try_advisory_lock_shared(hashtext('entrepot-relay'), hashtext($1)) AS locked
          UNION ALL
          SELECT pg_try_advisory_lock(hashtextextended(concat_ws(' ', 'entrepot-relay', $1, slot), 0))
            FROM unnest($2::int[]) AS t (slot)) AS each`;
