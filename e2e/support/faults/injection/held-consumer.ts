import { eventually } from '#testing';
import type { Pool, PoolClient } from 'pg';
import { schemaOf, type ServiceName } from '../../../../tools/stack/topology.js';

/**
 * The point at which a consumer's transaction is blocked: after its inbox marks and before any effect, or before its
 * commit.
 */
export type HoldPoint = 'marked' | 'written';

const LIMIT = { timeoutMs: 120_000 };

/**
 * The transactions of a service's consumers, blocked by a lock of the test. A consumer's session is recognised by its
 * lock on `inbox`: only consumers write there, but no request, relay or poller.
 */
export class HeldConsumer {
  private constructor(
    private readonly store: Pool,
    private readonly session: PoolClient,
    private readonly service: ServiceName,
    /** Ids of the blocked transactions. */
    readonly transactions: readonly string[],
  ) {}

  /** Waits until at least one consumer of the service is blocked. */
  static async take(store: Pool, service: ServiceName, point: HoldPoint): Promise<HeldConsumer> {
    const schema = schemaOf(service);
    if (point === 'written') await holdBeforeCommit(store, schema);
    const session = await store.connect();
    try {
      const { rows } = await session.query('SELECT pg_backend_pid() AS pid');
      await session.query('BEGIN');
      await session.query(LOCKS[point](schema));
      // Use another session: within a transaction Postgres shows only the first snapshot of the activity.
      const held = await eventually(
        async () => {
          const activity = await store.query(HELD, [
            workerOf(service),
            `${schema}.inbox`,
            rows[0].pid,
          ]);
          expect(activity.rows).not.toEqual([]);
          return activity.rows as { xid: string }[];
        },
        { ...LIMIT, waitingFor: `a consumer of ${service} to be held` },
      );
      return new HeldConsumer(
        store,
        session,
        service,
        held.map(({ xid }) => xid),
      );
    } catch (error) {
      await end(session);
      throw error;
    }
  }

  /**
   * Releases the lock after the service was killed. Ends the service's sessions first: they wait for the lock, and one
   * that was blocked in its commit would continue, as if the kill had come after the commit.
   * @throws Error if a blocked transaction was not rolled back
   */
  async release(): Promise<void> {
    try {
      await endSessions(this.store, workerOf(this.service));
      const { rows } = await this.store.query(
        'SELECT xid, pg_xact_status(xid::xid8) AS status FROM unnest($1::text[]) AS t (xid)',
        [this.transactions],
      );
      expect(rows).toEqual(this.transactions.map((xid) => ({ xid, status: 'aborted' })));
    } finally {
      await end(this.session);
    }
  }
}

/** Ends all sessions with this application name and waits until they are gone. */
export async function endSessions(store: Pool, applicationName: string): Promise<void> {
  await store.query(
    'SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = $1',
    [applicationName],
  );
}

function workerOf(service: ServiceName): string {
  return `entrepot-${service}-worker`;
}

async function end(session: PoolClient): Promise<void> {
  await session.query('ROLLBACK');
  session.release();
}

const LOCKS: Record<HoldPoint, (schema: string) => string> = {
  // Only consumers write this table, directly after the inbox.
  marked: (schema) => `LOCK TABLE ${schema}.subject_version IN SHARE MODE`,
  written: (schema) =>
    `SELECT pg_advisory_xact_lock(hashtext('held before commit'), hashtext('${schema}'))`,
};

const HELD = `
  SELECT DISTINCT backend_xid::text AS xid
    FROM pg_stat_activity JOIN pg_locks AS mark USING (pid)
   WHERE application_name = $1 AND state = 'active' AND wait_event_type = 'Lock' AND backend_xid IS NOT NULL
     AND mark.granted AND mark.mode = 'RowExclusiveLock' AND mark.relation = $2::regclass
     AND $3 = ANY (pg_blocking_pids(pid))`;

/** Adds a deferred trigger, which runs at the commit and waits only while a test has the lock. */
async function holdBeforeCommit(store: Pool, schema: string): Promise<void> {
  const { rows } = await store.query(
    'SELECT FROM pg_trigger WHERE tgrelid = $1::regclass AND tgname = $2',
    [`${schema}.inbox`, 'hold_before_commit'],
  );
  if (rows.length > 0) return;
  await store.query(`
    CREATE OR REPLACE FUNCTION ${schema}.hold_before_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(hashtext('held before commit'), hashtext('${schema}'));
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER hold_before_commit AFTER INSERT ON ${schema}.inbox
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${schema}.hold_before_commit()`);
}
