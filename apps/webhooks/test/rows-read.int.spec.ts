import { Transactor, type UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { createTestStore, type TestStore } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { migrations } from '../migrations/index.js';
import { findWaiting, selectDeliveries } from '../src/deliveries/store/deliveries.store.js';
import { examine, isCrowded } from '../src/deliveries/store/replay.store.js';
import { readingsOfAllMerchants } from '../src/delivery/store/delivery-readings.store.js';
import { removeDueOfNoEndpoint } from '../src/delivery/store/disabled-endpoint.store.js';
import { endLeases, lockSender, renewLeases } from '../src/delivery/store/leases.store.js';
import { insertForEndpoint } from '../src/delivery/store/queue.store.js';
import { eventsOfAllMerchants } from '../src/delivery/store/sent-event.store.js';
import { settle } from '../src/delivery/store/settle.store.js';
import { isAnyDue, claimDue } from '../src/delivery/store/claim.store.js';
import { selectEvent, selectEvents } from '../src/log/store/event.store.js';
import { addEndpoint, capacityFor, settlement } from './delivery/queue-rig.js';

const MERCHANTS = 40;
const ENDPOINTS = 200;
const DELIVERIES = 200;
const EVENTS = 1_000;

const merchantId = 'M7';
const senderId = uuidv7();

let store: TestStore;
let database: Database;
let transactor: Transactor;
let endpointId: string;
const longQueue = uuidv7();

beforeAll(async () => {
  store = await createTestStore('webhooks', migrations);
  database = new Database({ url: store.url, schema: store.schema, service: 'webhooks' });
  await database.whenConnected();
  transactor = new Transactor(database.worker, 'webhooks');
  await fill();
});

afterAll(async () => {
  await database?.onApplicationShutdown();
  await store?.drop();
});

/** Every endpoint has this number of deliveries, half of them waiting, of yesterday, today and tomorrow. */
async function fill(): Promise<void> {
  await store.sql(
    `INSERT INTO endpoint (id, merchant_id, url, payload, ordering, rate, state, secret, bucket, created_at, updated_at)
     SELECT uuidv7(), 'M' || n % $2, 'https://shop.example.com', 'full', 'subject', 50, 'enabled', '', n % 64, now(), now()
       FROM generate_series(1, $1::integer) n`,
    [ENDPOINTS, MERCHANTS],
  );
  await store.sql(
    `INSERT INTO event (merchant_id, stamp, seq, event_id, stream, type, subject, version, occurred_at, dataschema, value)
     SELECT 'M' || m, now() + (n % 3 - 1) * interval '1 day' - n * interval '1 second', 0, uuidv7(), 'catalog.sku',
            'sku.upserted', 'S' || n % 50, n, now(), '', '{}'
       FROM generate_series(1, $1::integer) n, generate_series(0, $2::integer - 1) m`,
    [EVENTS, MERCHANTS],
  );
  await store.sql(
    `WITH made AS (
       INSERT INTO delivery (id, endpoint_id, merchant_id, event_id, event_stamp, type, subject, cause, state)
       SELECT uuidv7((n % 3 - 1) * interval '1 day'), endpoint.id, merchant_id, uuidv7(), now(), 'sku.upserted',
              'S' || n % 50, 'event', CASE WHEN n % 2 = 0 THEN 'waiting' WHEN n % 20 = 1 THEN 'dead' ELSE 'delivered' END
         FROM generate_series(1, $1::integer) n, endpoint
       RETURNING *
     )
     INSERT INTO due_delivery (delivery_id, endpoint_id, event_id, event_stamp, merchant_id, subject, attempts,
                               first_attempt_at, due_at)
     SELECT id, endpoint_id, event_id, event_stamp, merchant_id, subject, tried::integer,
            CASE tried WHEN true THEN now() - interval '2 hours' END, now() - random() * interval '1 hour'
       FROM (SELECT made.*, random() < 0.5 AS tried FROM made WHERE state = 'waiting') AS waiting`,
    [DELIVERIES],
  );
  await store.sql(
    `INSERT INTO due_delivery (delivery_id, endpoint_id, event_id, event_stamp, merchant_id, subject, attempts, due_at)
     SELECT uuidv7(), $1, uuidv7(), now(), 'M', 'S' || n, n % 2, now() - n * interval '1 second'
       FROM generate_series(1, 10000) n`,
    [longQueue],
  );
  await addEndpoint(store, { id: longQueue });
  const [endpoint] = await store.sql<{ id: string }>(
    'SELECT id FROM endpoint WHERE merchant_id = $1 ORDER BY id LIMIT 1',
    [merchantId],
  );
  endpointId = endpoint?.id ?? '';
}

/** Rows of tables and entries of indexes that this connection has read in its transaction. */
async function read(unitOfWork: UnitOfWork): Promise<number> {
  const [row] = await unitOfWork.query<{ count: number }>(
    `SELECT sum(pg_stat_get_xact_tuples_returned(oid))::integer AS count
       FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'i')`,
  );
  return row?.count ?? 0;
}

/**
 * The number of rows that `use` reads, on a connection of the service with its cached plans. Its writes are rolled
 * back.
 */
async function rowsRead(use: (unitOfWork: UnitOfWork) => Promise<unknown>): Promise<number> {
  const undone = new Error('undone');
  let count = Infinity;
  const running = transactor.run('background', async (unitOfWork) => {
    const before = await read(unitOfWork);
    await use(unitOfWork);
    count = (await read(unitOfWork)) - before;
    throw undone;
  });
  await expect(running).rejects.toBe(undone);
  return count;
}

const address = () => ({ merchantId, endpointId });
const page = { before: undefined, limit: 20 };
const capacity = (...endpointIds: string[]) => ({
  ...capacityFor(
    senderId,
    endpointIds.map((id) => ({ endpointId: id })),
  ),
  most: 64,
});

async function claimAndSettle(unitOfWork: UnitOfWork): Promise<void> {
  const { claimed } = await claimDue(unitOfWork, capacity(endpointId));
  expect(claimed).toHaveLength(4);
  settle(
    unitOfWork,
    claimed.map((delivery) => settlement(delivery, { state: 'delivered' })),
  );
}

async function someEvent(unitOfWork: UnitOfWork) {
  const { rows: events } = await selectEvents(unitOfWork, merchantId, {
    after: { stamp: new Date(0), seq: 0 },
    limit: 1,
  });
  const [event] = events;
  if (!event) throw new Error('the log is empty');
  return event;
}

const replay = () => ({
  ...address(),
  kind: 'replay' as const,
  types: null,
  only: 'failed' as const,
  after: { stamp: new Date(0), seq: 0 },
  until: new Date(Date.now() + 86_400_000),
});

/**
 * The maximum number of rows that each statement may read. Without statistics, one event is searched among those of its
 * merchant and day; no statement reads the 100 000 rows of others.
 */
const USES: [what: string, most: number, use: (unitOfWork: UnitOfWork) => Promise<unknown>][] = [
  [
    'asking whether anything is due',
    20,
    (unitOfWork) => isAnyDue(unitOfWork, capacity(endpointId).endpoints),
  ],
  ['claiming and settling', 1_500, claimAndSettle],
  ['claim from a long queue', 3_000, (unitOfWork) => claimDue(unitOfWork, capacity(longQueue))],
  [
    'check of a long queue',
    20,
    (unitOfWork) => isAnyDue(unitOfWork, capacity(longQueue).endpoints),
  ],
  ['the crowd of a long queue', 300, (unitOfWork) => isCrowded(unitOfWork, longQueue, 50)],
  [
    'renewing leases',
    1_000,
    async (unitOfWork) => {
      await renewLeases(unitOfWork, senderId);
      lockSender(unitOfWork, senderId);
      await endLeases(unitOfWork, senderId);
    },
  ],
  ['queueing for an endpoint', 20, async (unitOfWork) => queueOne(unitOfWork)],
  [
    'the events of claimed deliveries',
    20,
    async (unitOfWork) => eventsOfAllMerchants(unitOfWork, [await someEvent(unitOfWork)]),
  ],
  ['the queue of no endpoint', 5_000, (unitOfWork) => removeDueOfNoEndpoint(unitOfWork, 100)],
  ['the readings', 5_000, (unitOfWork) => readingsOfAllMerchants(unitOfWork)],
  [
    'the deliveries',
    200,
    (unitOfWork) => selectDeliveries(unitOfWork, address(), { ...page, state: undefined }),
  ],
  [
    'those that wait',
    500,
    (unitOfWork) => selectDeliveries(unitOfWork, address(), { ...page, state: 'waiting' }),
  ],
  [
    'those delivered',
    500,
    (unitOfWork) => selectDeliveries(unitOfWork, address(), { ...page, state: 'delivered' }),
  ],
  [
    'those given up',
    200,
    (unitOfWork) => selectDeliveries(unitOfWork, address(), { ...page, state: 'dead' }),
  ],
  [
    'those that failed',
    700,
    (unitOfWork) => selectDeliveries(unitOfWork, address(), { ...page, state: 'failed' }),
  ],
  [
    'the waiting delivery of an event',
    50,
    (unitOfWork) => findWaiting(unitOfWork, address(), uuidv7()),
  ],
  ['the crowd', 100, (unitOfWork) => isCrowded(unitOfWork, endpointId, 50)],
  ['a part of a replay', 1_000, (unitOfWork) => examine(unitOfWork, replay(), 100)],
  [
    'a page of the log',
    100,
    (unitOfWork) =>
      selectEvents(unitOfWork, merchantId, { after: { stamp: new Date(0), seq: 0 }, limit: 20 }),
  ],
  [
    'a page about a subject',
    100,
    (unitOfWork) =>
      selectEvents(unitOfWork, merchantId, {
        after: { stamp: new Date(0), seq: 0 },
        subject: 'S7',
        limit: 20,
      }),
  ],
  [
    'one event',
    400,
    async (unitOfWork) =>
      selectEvent(unitOfWork, merchantId, (await someEvent(unitOfWork)).eventId),
  ],
];

async function queueOne(unitOfWork: UnitOfWork): Promise<void> {
  const event = { stamp: new Date(), eventId: uuidv7(), type: 'sku.upserted', subject: 'S1' };
  const ids = await insertForEndpoint(unitOfWork, {
    ...address(),
    cause: 'replay',
    events: [event],
  });
  expect(ids).toHaveLength(1);
}

describe.each([
  ['before', ''],
  ['after', 'ANALYZE'],
])('webhooks, %s Postgres has counted its rows', (_when, analyze) => {
  beforeAll(async () => {
    if (analyze) await store.sql(analyze);
    await store.sql('INSERT INTO sender (id, seen_at) VALUES ($1, now()) ON CONFLICT DO NOTHING', [
      senderId,
    ]);
  });

  it.each(USES)('reads few rows of others for %s', async (_what, most, use) => {
    expect(await rowsRead(use)).toBeLessThanOrEqual(most);
  });
});
