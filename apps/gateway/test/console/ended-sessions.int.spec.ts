import { Database } from '#platform';
import { createTestStore, eventually, type TestStore } from '#testing';
import { Client } from 'pg';
import { migrations } from '../../migrations/index.js';
import { ConsoleSessionStore } from '../../src/auth/store/console-session.store.js';

const EXPIRES = new Date(Date.now() + 3_600_000);

describe('reading the ended sessions of the console (decision 2.9)', () => {
  let store: TestStore;
  let database: Database;
  let sessions: ConsoleSessionStore;

  beforeAll(async () => {
    store = await createTestStore('gateway', migrations);
    database = new Database({ url: store.url, schema: store.schema, service: 'gateway' });
    sessions = new ConsoleSessionStore(database);
    await database.whenConnected();
  });

  afterAll(async () => {
    await database?.onApplicationShutdown();
    await store?.drop();
  });

  const end = (tokenId: string) => sessions.end({ tokenId, expiresAt: EXPIRES });
  const idsSince = async (since: string) => {
    const { ended, horizon } = await sessions.endedSince(since);
    return { ids: ended.map(({ tokenId }) => tokenId).toSorted(), horizon };
  };

  it('returns all of them once, and then only those that ended since', async () => {
    await store.sql(
      `INSERT INTO ended_session (token_id, expires_at)
       SELECT 'old ' || n, now() + interval '1 hour' FROM generate_series(1, 500) AS n`,
    );
    // An open transaction of another database delays the horizon.
    const horizon = await eventually(async () => {
      const first = await idsSince('0');
      expect(first.ids).toHaveLength(500);
      const none = await idsSince(first.horizon);
      expect(none.ids).toEqual([]);
      return none.horizon;
    });
    await end('new');
    expect((await idsSince(horizon)).ids).toEqual(['new']);
  });

  it('misses no session whose transaction commits after later ones', async () => {
    const late = new Client({ connectionString: store.url });
    await late.connect();
    await late.query(`SET search_path = ${store.schema}`);
    await late.query('BEGIN');
    await late.query(`INSERT INTO ended_session VALUES ('late', now() + interval '1 hour')`);
    await end('early');
    const before = await idsSince('0');
    expect(before.ids).toEqual(expect.arrayContaining(['early']));
    expect(before.ids).not.toContain('late');
    await late.query('COMMIT');
    await late.end();
    expect((await idsSince(before.horizon)).ids).toContain('late');
  });
});
