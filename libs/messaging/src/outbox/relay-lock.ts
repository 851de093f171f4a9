import type { Client } from 'pg';

/** A part of a service's events by key; all events of a key are in the same part. */
export interface Shard {
  /** From 0. */
  index: number;
  of: number;
}

/** All events of a service. */
const WHOLE: Shard = { index: 0, of: 1 };

/** A power of two; with more shards than slots, some shards would be empty. */
const SLOTS = 64;

/** SQL condition: an outbox row is in the shard `$of`, `$index`. The parameters are placeholders of integers. */
export function inShard(index: string, of: string): string {
  return `(${of} = 1 OR (hashtext(key) & ${SLOTS - 1}) % ${of} = ${index})`;
}

/**
 * Tries to become the active relay of a shard. The lock is held until the connection ends. A relay locks every slot of
 * its shard, so no key ever has two relays, even while processes with another number of shards still run: relays of the
 * new number start only after all relays of the old number have ended. The shared lock excludes releases without
 * shards.
 * @returns false if another relay holds one of the locks
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
