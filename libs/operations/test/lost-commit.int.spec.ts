import { CredentialRevoked } from '#contracts';
import { Refusal } from '#edge';
import { messagingMigrations, Transactor } from '#messaging';
import { Database, isTransientStoreError } from '#platform';
import {
  createTestStore,
  eventually,
  PATIENCE,
  TcpProxy,
  testEnvironment,
  type TestStore,
} from '#testing';
import { Client } from 'pg';
import { IdempotencyLocks } from '../src/idempotency/idempotency-locks.js';
import { IdempotencyStore } from '../src/idempotency/idempotency.store.js';
import type { KeyedRequest } from '../src/idempotency/keyed-request.js';
import { idempotencyMigrations, IdempotentRequests } from '../src/index.js';
import { fact } from '../../messaging/test/facts.js';

const keyed = { clientId: 'ACME', operation: 'create', key: 'k', bodyHash: 'one' };
const ANSWER_WITHIN_MS = 2_000;
const unknown = { code: 'outcome-unknown' };

describe('a write whose COMMIT is not answered', () => {
  let store: TestStore;
  let wire: TcpProxy;
  let database: Database;
  let locks: IdempotencyLocks;
  let requests: IdempotentRequests;
  let done: string[];

  beforeEach(async () => {
    store = await createTestStore('lost', [...messagingMigrations, ...idempotencyMigrations]);
    const url = new URL(store.url);
    wire = await TcpProxy.to(url.hostname, Number(url.port));
    url.host = `${wire.address.host}:${wire.address.port}`;
    database = new Database({
      url: String(url),
      schema: store.schema,
      service: 'lost',
      queryTimeoutMs: ANSWER_WITHIN_MS,
    });
    await database.whenConnected();
    locks = new IdempotencyLocks(database);
    requests = new IdempotentRequests(new IdempotencyStore(database), locks);
    done = [];
  });

  afterEach(async () => {
    wire.restore();
    await locks.onApplicationShutdown();
    await database.onApplicationShutdown();
    await wire.stop();
    await store.drop();
  });

  /** Does what a use case does for a request: publishes one event, and stores its answer if the request has a key. */
  function write(request?: KeyedRequest): Promise<{ wrote: string }> {
    const transactor = new Transactor(database.http, 'lost', {
      answersCaller: true,
      committed: () => void done.push('relay woken'),
    });
    return requests.run(request, (keep) =>
      transactor.run('background', async (unitOfWork) => {
        const answer = { wrote: 'it' };
        unitOfWork.onCommitted(() => void done.push('hook'));
        await unitOfWork.query('SELECT 1');
        unitOfWork.whenStamped({ merchantId: 'ACME', list: 'sku' }, () => undefined);
        await keep(unitOfWork, answer);
        unitOfWork.publish(CredentialRevoked, fact('ACME', 1));
        return answer;
      }),
    );
  }

  /** Calls `act` when a COMMIT passes through. */
  function atCommit(act: () => void): void {
    wire.inspect((request) => {
      if (request.includes('COMMIT')) {
        wire.inspect((next) => next);
        act();
      }
      return request;
    });
  }

  const events = async () => (await store.sql('SELECT 1 FROM outbox')).length;

  /** Lets the COMMIT pass, drops its answer, and closes the connection. */
  async function loseAnswer(written: Promise<unknown>): Promise<void> {
    written.catch(() => undefined);
    await eventually(async () => expect(await events()).toBe(1));
    wire.reset();
  }

  it.each([
    ['without a key', undefined],
    ['with a key', keyed],
  ])('is reported as applied, and its hooks run: %s (decision 1.4)', async (_, request) => {
    atCommit(() => wire.block('answers'));
    const written = write(request);
    await loseAnswer(written);
    wire.restore();
    expect(await written).toEqual({ wrote: 'it' });
    expect(done).toEqual(['hook', 'relay woken']);
    if (request) expect(await write(request)).toEqual({ wrote: 'it' });
    expect(await events()).toBe(1);
  });

  it.each([
    ['without a key', undefined],
    ['with a key', keyed],
  ])('is reported as not applied if the COMMIT was lost: %s', async (_, request) => {
    atCommit(() => wire.reset());
    const failure = await write(request).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(Refusal);
    expect(isTransientStoreError(failure)).toBe(true);
    expect([await events(), done]).toEqual([0, []]);
    await eventually(async () => expect(await write(request)).toEqual({ wrote: 'it' }));
    expect(await events()).toBe(1);
  });

  it('is reported as unknown while the store is unreachable, and its key later returns the first answer (decision 1.9)', async () => {
    atCommit(() => wire.block('answers'));
    const written = write(keyed);
    await loseAnswer(written);
    const lostAt = performance.now();
    wire.cut();
    await expect(written).rejects.toMatchObject(unknown);
    expect(performance.now() - lostAt).toBeGreaterThan(3_000);
    expect(performance.now() - lostAt).toBeLessThan(7_000 * PATIENCE);
    expect(done).toEqual([]);
    wire.restore();
    await eventually(async () => expect(await write(keyed)).toEqual({ wrote: 'it' }));
    expect(await events()).toBe(1);
  });

  it('is resolved even if the connection hangs and times out', async () => {
    atCommit(() => {
      wire.block('answers');
      wire.inspect((request) => {
        if (request.includes('entrepot-commit-outcome')) wire.restore();
        return request;
      });
    });
    expect(await write()).toEqual({ wrote: 'it' });
    expect([await events(), done]).toEqual([1, ['hook', 'relay woken']]);
  });

  it('is awaited while the COMMIT is still in progress', async () => {
    await store.sql(`
      CREATE FUNCTION wait_at_commit() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END';
      CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON outbox DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION wait_at_commit()`);
    const holder = new Client({ connectionString: store.url });
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(1)');
    const waiting = () =>
      store.sql(
        `SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`,
      );
    let asked = 0;
    wire.inspect((request) => {
      if (request.includes('pg_xact_status')) asked += 1;
      return request;
    });
    try {
      const written = write();
      written.catch(() => undefined);
      await eventually(async () => expect(await waiting()).toHaveLength(1));
      wire.reset();
      await eventually(() => expect(asked).toBeGreaterThan(1));
      await holder.query('SELECT pg_advisory_unlock(1)');
      expect(await written).toEqual({ wrote: 'it' });
      expect(await events()).toBe(1);
    } finally {
      await holder.end();
    }
  });

  it('is reported as unknown if Postgres has a new epoch, in which the id may belong to another transaction', async () => {
    atCommit(() => wire.block('answers'));
    const written = write();
    await loseAnswer(written);
    await startNewEpoch();
    wire.restore();
    await expect(written).rejects.toMatchObject(unknown);
  });

  it('fails with the error that Postgres answers to a COMMIT', async () => {
    await store.sql(`
      CREATE FUNCTION refuse_at_commit() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION USING ERRCODE = ''23514''; END';
      CREATE CONSTRAINT TRIGGER refuses AFTER INSERT ON outbox DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse_at_commit()`);
    await expect(write()).rejects.toMatchObject({ code: '23514' });
    expect(done).toEqual([]);
  });
});

/** Does what Postgres does at a start after a crash; only the cluster's owner may do it. */
async function startNewEpoch(): Promise<void> {
  const owner = new Client({ connectionString: testEnvironment().adminUrl });
  await owner.connect();
  await owner.query(`SELECT pg_stat_reset_shared('bgwriter')`);
  await owner.end();
}
