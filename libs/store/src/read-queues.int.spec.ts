import { createTestStore, type TestStore } from '#testing';
import { DataSource } from 'typeorm';
import { migrationClass } from './migration-class.js';
import { readQueues } from './read-queues.js';

/** Created by the owner, because a service's role may not create tables. */
const tables = migrationClass('Tables1763683200000', [
  'CREATE TABLE task (id int, due_at timestamptz(3), finished_at timestamptz)',
]);

describe('the queues of a store', () => {
  let store: TestStore;
  let source: DataSource;

  beforeAll(async () => {
    store = await createTestStore('queues', [tables]);
    source = new DataSource({
      type: 'postgres',
      url: store.url,
      installExtensions: false,
      extra: { options: `-c search_path=${store.schema}` },
    });
    await source.initialize();
  });

  afterAll(async () => {
    await source?.destroy();
    await store?.drop();
  });

  it('report how many rows wait and how long the oldest row has been due', async () => {
    const queues = [
      { queue: 'all', table: 'task' },
      { queue: 'open', table: 'task', where: 'finished_at IS NULL' },
      { queue: 'none', table: 'task', where: 'id < 0' },
    ];
    await store.sql(`
      INSERT INTO task VALUES (1, now() - interval '1 hour', now()), (2, now() - interval '1 minute', NULL),
                              (3, now() + interval '1 day', NULL)`);
    expect(await readQueues(source, queues)).toEqual([
      { queue: 'all', waiting: 3, overdueSeconds: expect.closeTo(3_600, -2) },
      { queue: 'open', waiting: 2, overdueSeconds: expect.closeTo(60, -2) },
      { queue: 'none', waiting: 0, overdueSeconds: 0 },
    ]);
  });

  it('are not late if rows are due in the future', async () => {
    const [late] = await readQueues(source, [{ queue: 'later', table: 'task', where: 'id = 3' }]);
    expect(late).toEqual({ queue: 'later', waiting: 1, overdueSeconds: 0 });
  });

  it('are never late if their rows have no due time', async () => {
    const queue = {
      queue: 'events',
      table: 'task t',
      where: 't.id < 3',
      dueAt: 'NULL::timestamptz',
    };
    const [reading] = await readQueues(source, [queue]);
    expect(reading).toEqual({ queue: 'events', waiting: 2, overdueSeconds: 0 });
  });
});
