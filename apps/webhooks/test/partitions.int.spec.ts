import { Transactor, type BackgroundWork } from '#messaging';
import { Database, writeAlone } from '#platform';
import { createTestStore, type TestStore } from '#testing';
import { migrations } from '../migrations/index.js';
import { Upkeep } from '../src/delivery/upkeep.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const today = Math.floor(Date.now() / DAY) * DAY;

let store: TestStore;
let database: Database;

beforeAll(async () => {
  store = await createTestStore('webhooks', migrations);
  database = new Database({ url: store.url, schema: store.schema, service: 'webhooks' });
  await database.whenConnected();
});

afterAll(async () => {
  await database?.onApplicationShutdown();
  await store?.drop();
});

/** Stores an event and its delivery with a date some days from the beginning of today. */
async function add(days: number): Promise<void> {
  const moment = new Date(today + days * DAY);
  await store.sql(
    `INSERT INTO event (merchant_id, stamp, seq, event_id, stream, type, subject, version, occurred_at, dataschema, value)
     VALUES ('ACME', $1, 0, uuidv7(), 'catalog.sku', 'sku.upserted', 'S', 1, $1, '', '{}')`,
    [moment],
  );
  await store.sql(
    `INSERT INTO delivery (id, endpoint_id, merchant_id, event_id, event_stamp, type, subject, cause, state)
     VALUES (uuid_floor($1), uuidv7(), 'ACME', uuidv7(), $1, 'sku.upserted', 'S', 'event', 'dead')`,
    [moment],
  );
}

/** The days of the events and of the deliveries that are kept. */
async function remainingDays(): Promise<number[][]> {
  const events = await store.sql<{ at: Date }>('SELECT stamp AS at FROM event ORDER BY 1');
  const deliveries = await store.sql<{ at: Date }>(
    'SELECT event_stamp AS at FROM delivery ORDER BY 1',
  );
  return [events, deliveries].map((rows) =>
    rows.map(({ at: stamp }) => (stamp.getTime() - today) / DAY),
  );
}

/** Runs the upkeep that the service runs each hour, with its role. */
function maintain(day: number, days: number): Promise<unknown> {
  return writeAlone(
    database.worker,
    `SELECT maintain_partitions(parent, $1, $2) FROM unnest(ARRAY['event', 'delivery']) AS parent`,
    [new Date(today + day * DAY), days],
  );
}

async function partitionOf(day: number): Promise<string[]> {
  const name = new Date(today + day * DAY).toISOString().slice(0, 10).replaceAll('-', '');
  const rows = await store.sql<{ parent: string }>(
    `SELECT parent FROM unnest(ARRAY['event', 'delivery']) AS parent WHERE to_regclass(parent || '_' || $1) IS NOT NULL`,
    [name],
  );
  return rows.map(({ parent }) => parent);
}

const ofBoth = (days: number[]) => [days, days];

/** Decision 11.1. */
it('events and deliveries are kept as long as configured, and are then removed by whole days', async () => {
  for (const day of [-20, -1, -0.5, 0, 0.25, 2, 40]) await add(day);
  await maintain(0, 14);
  expect(await remainingDays()).toEqual(ofBoth([-1, -0.5, 0, 0.25, 2, 40]));

  await maintain(14.5, 14);
  expect(await remainingDays()).toEqual(ofBoth([0, 0.25, 2, 40]));
  expect(await partitionOf(-1)).toEqual([]);
  for (const day of [13, 17]) expect(await partitionOf(day)).toEqual(['event', 'delivery']);

  // A clock was far ahead: that day already has rows, which stay in their partition.
  await maintain(40, 30);
  expect(await remainingDays()).toEqual(ofBoth([40]));
  expect(await partitionOf(40)).toEqual([]);
  for (const day of [39, 41]) expect(await partitionOf(day)).toEqual(['event', 'delivery']);
});

it('the background work creates partitions, and deletes the counts of hours that no summary reads', async () => {
  const works: (() => Promise<boolean>)[] = [];
  const background = {
    every: (_ms: number, _name: string, work: (typeof works)[0]) => works.push(work),
  };
  const transactor = new Transactor(database.worker, 'webhooks');
  const config = { WEBHOOKS_RETENTION_DAYS: 14 };
  void new Upkeep(background as unknown as BackgroundWork, database, transactor, config as never);
  await maintain(-60, 14);
  const both = ['event', 'delivery'];
  expect([await partitionOf(-60), await partitionOf(1)]).toEqual([both, []]);
  await store.sql(
    `INSERT INTO endpoint_hour (endpoint_id, hour, succeeded, failed)
     SELECT uuidv7(), now() - hours * interval '1 hour', hours, 0 FROM unnest(ARRAY[24, 26]) AS hours`,
  );
  for (const work of works) await work();
  expect([await partitionOf(-60), await partitionOf(1)]).toEqual([[], both]);
  expect(await store.sql('SELECT succeeded FROM endpoint_hour')).toEqual([{ succeeded: 24 }]);
});
