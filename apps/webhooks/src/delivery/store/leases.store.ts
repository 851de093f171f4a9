import type { UnitOfWork, Writes } from '#messaging';

/**
 * Senders divide the endpoints by bucket. A process takes deliveries of a bucket only while it is the owner in its own
 * last renewal and its row is in `sender`, which it locks during the transaction. A process that takes its buckets away
 * deletes that row first, so two processes never take from the same bucket at the same time.
 */

/** Locks the process's row until the commit, so that it keeps its buckets. */
export function lockSender(writes: Writes, senderId: string): void {
  writes.write('SELECT FROM sender WHERE id = $1 FOR UPDATE', [senderId]);
}

/**
 * Reports that the process is alive, removes processes that have not reported for a while, and takes or releases
 * buckets so that each process has its share.
 * @returns the buckets of this process
 */
export async function renewLeases(unitOfWork: UnitOfWork, senderId: string): Promise<number[]> {
  unitOfWork.write(REPORT, [senderId]);
  unitOfWork.write(EXPIRE, []);
  unitOfWork.write(LEAVE, [senderId]);
  unitOfWork.write(ACQUIRE, [senderId]);
  const rows = await unitOfWork.query<{ bucket: number }>(HELD, [senderId]);
  return rows.map(({ bucket }) => bucket);
}

/** Releases all buckets to the other processes, which take them with their next renewal. */
export async function endLeases(unitOfWork: UnitOfWork, senderId: string): Promise<void> {
  await unitOfWork.query('DELETE FROM sender WHERE id = $1', [senderId]);
}

const REPORT = `
  INSERT INTO sender (id, seen_at) VALUES ($1, now())
  ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`;

/** A process whose row is locked is alive, and the renewing process has just reported. */
const EXPIRE = `
  DELETE FROM sender
   WHERE id IN (SELECT id FROM sender WHERE seen_at < now() - interval '15 seconds'
                 ORDER BY id FOR UPDATE SKIP LOCKED)`;

const SHARE = `(SELECT ceil(64.0 / count(*)) FROM sender)::integer`;

const LEAVE = `
  UPDATE sender_lease SET holder = NULL
   WHERE bucket IN (SELECT bucket FROM sender_lease WHERE holder = $1 ORDER BY bucket OFFSET ${SHARE})`;

const ACQUIRE = `
  UPDATE sender_lease SET holder = $1
   WHERE bucket IN (
     SELECT bucket FROM sender_lease
      WHERE NOT EXISTS (SELECT FROM sender WHERE id = holder)
      ORDER BY bucket
      LIMIT greatest(0, ${SHARE} - (SELECT count(*) FROM sender_lease WHERE holder = $1))
        FOR UPDATE SKIP LOCKED)`;

const HELD = `SELECT bucket FROM sender_lease WHERE holder = $1 ORDER BY bucket`;
