import { messagingMigrations, Transactor } from '#messaging';
import { Database } from '#platform';
import { TcpProxy, createTestStore, eventually, type TestStore } from '#testing';
import { IdempotencyLocks } from '../src/idempotency/idempotency-locks.js';
import { IdempotencyStore } from '../src/idempotency/idempotency.store.js';
import { idempotencyMigrations, IdempotentRequests } from '../src/index.js';

const request = { clientId: 'ACME', operation: 'create', key: 'k', bodyHash: 'one' };
const inUse = { code: 'idempotency-key-in-use', extras: { retryAfterSeconds: 1 } };

/** The objects of one process. */
class Process {
  readonly locks: IdempotencyLocks;
  readonly answers: IdempotencyStore;
  readonly requests: IdempotentRequests;

  private constructor(private readonly database: Database) {
    this.locks = new IdempotencyLocks(database);
    this.answers = new IdempotencyStore(database);
    this.requests = new IdempotentRequests(this.answers, this.locks);
  }

  static async start({ url, schema }: TestStore, wire?: TcpProxy): Promise<Process> {
    const far = new URL(url);
    if (wire) far.host = `${wire.address.host}:${wire.address.port}`;
    const database = new Database({ url: String(far), schema, service: 'orders' });
    await database.whenConnected();
    return new Process(database);
  }

  async stop(): Promise<void> {
    await this.locks.onApplicationShutdown();
    await this.database.onApplicationShutdown();
  }

  /** An effect that returns the name of the process as soon as the test allows it. */
  run(name: string, until: Promise<void> = Promise.resolve(), asked = request): Promise<object> {
    return this.requests.run(asked, async (keep) => {
      await until;
      const answer = { by: name };
      await new Transactor(this.database.http, 'idempotent').run('background', (unitOfWork) =>
        keep(unitOfWork, answer),
      );
      return answer;
    });
  }
}

describe('a request with an idempotency key (decision 1.9)', () => {
  let store: TestStore;
  let here: Process;
  let there: Process;

  beforeEach(async () => {
    store = await createTestStore('idempotent', [...messagingMigrations, ...idempotencyMigrations]);
    [here, there] = await Promise.all([Process.start(store), Process.start(store)]);
  });

  afterEach(async () => {
    await Promise.all([here.stop(), there.stop()]);
    await store.drop();
  });

  const locks = () =>
    store.sql(
      `SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)
        WHERE l.locktype = 'advisory' AND a.datname = current_database()
          AND a.application_name = 'entrepot-orders-idempotency-locks'`,
    );

  /** Starts a request; returns a function that continues the request. */
  async function begin(): Promise<{ first: Promise<object>; goOn: () => void }> {
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    const first = here.run('first', promise);
    await eventually(async () => expect(await locks()).toHaveLength(1));
    return { first, goOn };
  }

  it('is refused by its own and another process while the first request is in progress, and then gets the first answer', async () => {
    const { first, goOn } = await begin();
    for (const process of [here, there]) {
      await expect(process.run('second')).rejects.toMatchObject(inUse);
    }
    goOn();
    expect(await first).toEqual({ by: 'first' });
    for (const process of [here, there]) {
      expect(await process.run('third')).toEqual({ by: 'first' });
    }
    await eventually(async () => expect(await locks()).toEqual([]));
  });

  it('keeps its answer for 24 hours, after which the service deletes it', async () => {
    await here.run('first');
    await here.run('second', undefined, { ...request, key: 'old' });
    await store.sql(
      `UPDATE idempotency_key SET kept_at = now() - interval '24:01' WHERE key = 'old'`,
    );
    expect(await here.answers.deleteExpired()).toBe(false);
    expect(await store.sql('SELECT key FROM idempotency_key')).toEqual([{ key: 'k' }]);
  });

  it('does not delay requests with other keys', async () => {
    const { first, goOn } = await begin();
    expect(await here.run('other', undefined, { ...request, key: 'k2' })).toEqual({ by: 'other' });
    expect(await there.run('other', undefined, { ...request, clientId: 'GLOBEX' })).toEqual({
      by: 'other',
    });
    goOn();
    await first;
  });

  it('is processed again after the first request has failed', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    const first = here.run('first', promise);
    await eventually(async () => expect(await locks()).toHaveLength(1));
    reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    await eventually(async () => expect(await there.run('second')).toEqual({ by: 'second' }));
  });

  it('has its effect once even if the connection of the locks is lost', async () => {
    const { first, goOn } = await begin();
    await store.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'entrepot-orders-idempotency-locks'`,
    );
    await eventually(async () => expect(await locks()).toEqual([]));
    expect(await there.run('second')).toEqual({ by: 'second' });
    goOn();
    expect(await first).toEqual({ by: 'second' });
    expect(await here.run('third')).toEqual({ by: 'second' });
    await eventually(async () => expect(await locks()).toEqual([]));
  });

  it('keeps no lock after locking has timed out on a stalled connection', async () => {
    const { hostname, port } = new URL(store.url);
    const wire = await TcpProxy.to(hostname, Number(port));
    const far = await Process.start(store, wire);
    try {
      await far.locks.take({ ...request, key: 'before' });
      wire.block();
      await expect(far.locks.take(request)).rejects.toThrow('Query read timeout');
      wire.restore();
      await eventually(async () => expect(await locks()).toEqual([]));
      expect(await there.run('other')).toEqual({ by: 'other' });
      expect(await far.run('far')).toEqual({ by: 'other' });
    } finally {
      await far.stop();
      await wire.stop();
    }
  });
});
