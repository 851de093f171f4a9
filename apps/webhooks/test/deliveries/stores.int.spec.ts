import { outsideTransaction } from '#platform';
import { v7 as uuidv7 } from 'uuid';
import { hasten } from '../../src/deliveries/store/deliveries.store.js';
import {
  examine,
  isCrowded,
  lockReplayOfAllMerchants,
  saveProgress,
  type ReplayRange,
} from '../../src/deliveries/store/replay.store.js';
import { readingsOfAllMerchants } from '../../src/delivery/store/delivery-readings.store.js';
import {
  addEndpoint,
  letPass,
  MERCHANT,
  startQueueRig,
  type QueueRig,
} from '../delivery/queue-rig.js';

const SECOND = 1_000;

let rig: QueueRig;

beforeAll(async () => {
  rig = await startQueueRig();
});

afterAll(() => rig?.stop());

beforeEach(() => rig.clear());

const queries = () => outsideTransaction(rig.database.worker);

it('a retry by hand makes a waiting delivery due, and changes none that is due or in flight', async () => {
  const endpointId = await addEndpoint(rig.store);
  await rig.queue('A');
  const dueAt = async () => {
    const [row] = await rig.store.sql<{ due_at: Date }>('SELECT due_at FROM due_delivery');
    return row?.due_at.getTime() ?? 0;
  };
  const [{ delivery_id: deliveryId }] = (await rig.store.sql(
    'SELECT delivery_id FROM due_delivery',
  )) as [{ delivery_id: string }];
  const changed = async () => {
    const before = await dueAt();
    await rig.inTransaction(async (unitOfWork) => hasten(unitOfWork, deliveryId));
    return (await dueAt()) - before;
  };
  await letPass(rig.store, SECOND);
  expect(await changed()).toBe(0);
  const [claimed] = await rig.claim(endpointId);
  if (!claimed) throw new Error('nothing was claimed');
  expect(await changed()).toBe(0);
  await rig.end(claimed, { state: 'waiting', waitMs: 60 * SECOND });
  expect(await changed()).toBeLessThan(-50 * SECOND);
});

describe('a replay', () => {
  async function addReplay(endpointId: string, dueIn = '-1 seconds'): Promise<string> {
    const replayId = uuidv7();
    await rig.store.sql(
      `INSERT INTO replay (id, endpoint_id, kind, from_at, until_at, "only", state, started_at, due_at)
       VALUES ($1, $2, 'replay', now(), now(), 'all', 'running', now(), now() + $3::interval)`,
      [replayId, endpointId, dueIn],
    );
    return replayId;
  }

  async function addEvent(subject: string, secondsAgo: number, type = 'sku.upserted') {
    const eventId = uuidv7();
    await rig.store.sql(
      `INSERT INTO event (merchant_id, stamp, seq, event_id, stream, type, subject, version, occurred_at, dataschema, value)
       VALUES ($1, $2, 0, $3, 'catalog.sku', $4, $5, 1, now(), '', '{}')`,
      [MERCHANT, instantBefore(secondsAgo), eventId, type, subject],
    );
    return eventId;
  }

  const now = Date.now();
  const instantBefore = (secondsAgo: number) => new Date(now - secondsAgo * SECOND);

  it('sends the events between its position and its end, but no test and no event about its endpoint', async () => {
    const [endpointId, other] = [await addEndpoint(rig.store), await addEndpoint(rig.store)];
    await addEvent('before', 5);
    await addEvent('ready', 4);
    await addEvent('tried', 3.9, 'webhook.test');
    await addEvent(endpointId, 3.8, 'webhook.endpoint-disabled');
    await addEvent(other, 3.7, 'webhook.endpoint-disabled');
    await addEvent('other type', 3.6, 'order.placed');
    await addEvent('last', 3);
    await addEvent('after', 2.9);
    const replay: ReplayRange = {
      endpointId,
      merchantId: MERCHANT,
      kind: 'replay',
      types: null,
      only: 'all',
      after: { stamp: instantBefore(5), seq: 0 },
      until: instantBefore(3),
    };
    const sent = async (types: string[] | null) =>
      (await examine(queries(), { ...replay, types }, 100))
        .filter(({ missing }) => missing)
        .map(({ subject }) => subject);
    expect(await sent(null)).toEqual(['ready', other, 'other type', 'last']);
    expect(await sent(['sku.upserted'])).toEqual(['ready', 'last']);
  });

  it('depends on the deliveries to its own endpoint, not to others', async () => {
    const [endpointId, other] = [await addEndpoint(rig.store), await addEndpoint(rig.store)];
    const replay: ReplayRange = {
      endpointId,
      merchantId: MERCHANT,
      kind: 'recovery',
      types: null,
      only: 'failed',
      after: { stamp: instantBefore(60), seq: 0 },
      until: instantBefore(0),
    };
    const states: [endpoint: string, state: string][] = [
      [endpointId, 'waiting'],
      [endpointId, 'delivered'],
      [endpointId, 'dead'],
      [other, 'delivered'],
    ];
    for (const [place, [endpoint, state]] of states.entries()) {
      const eventId = await addEvent(String(place), 30 - place);
      await rig.store.sql(
        `INSERT INTO delivery (id, endpoint_id, merchant_id, event_id, event_stamp, type, subject, cause, state)
         VALUES (uuidv7(), $1, $2, $3, now(), 'sku.upserted', 'S', 'event', $4)`,
        [endpoint, MERCHANT, eventId, state],
      );
    }
    const missing = async (only: ReplayRange['only']) =>
      (await examine(queries(), { ...replay, only }, 100)).map((event) => event.missing);
    expect(await missing('failed')).toEqual([false, false, true, true]);
    expect(await missing('all')).toEqual([false, true, true, true]);
  });

  it('is continued by one process at a time, when it is due, and not while its endpoint changes', async () => {
    const [first, second, later] = [
      await addEndpoint(rig.store),
      await addEndpoint(rig.store),
      await addEndpoint(rig.store),
    ];
    const ids = [await addReplay(first, '-3 seconds'), await addReplay(second, '-2 seconds')];
    await addReplay(later, '1 hour');
    const lock = () =>
      rig.inTransaction(
        async (unitOfWork) => (await lockReplayOfAllMerchants(unitOfWork))?.replayId,
      );
    await rig.inTransaction(async (unitOfWork) => {
      expect((await lockReplayOfAllMerchants(unitOfWork))?.replayId).toBe(ids[0]);
      expect(await lock()).toBe(ids[1]);
      await unitOfWork.query('SELECT FROM endpoint WHERE id = $1 FOR UPDATE', [second]);
      expect(await lock()).toBeUndefined();
    });
  });

  it('that was idle for long continues with one part, not with many at once', async () => {
    const replayId = await addReplay(await addEndpoint(rig.store), '-1 hour');
    const reached = { stamp: instantBefore(1), seq: 0 };
    await rig.inTransaction(async (unitOfWork) =>
      saveProgress(unitOfWork, replayId, {
        reached,
        queued: 5,
        skipped: 1,
        waitMs: 3_000,
        isDone: false,
      }),
    );
    const [row] = await rig.store.sql<{ seconds: number }>(
      'SELECT extract(epoch FROM due_at - now())::float8 AS seconds FROM replay',
    );
    expect(row?.seconds).toBeGreaterThan(0);
    expect(row?.seconds).toBeLessThanOrEqual(2);
  });

  it('waits while the given number of deliveries is due, but not for deliveries with a later time', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.queue('A', 'B', 'C');
    expect([
      await isCrowded(queries(), endpointId, 3),
      await isCrowded(queries(), endpointId, 4),
    ]).toEqual([true, false]);
    await rig.claim(endpointId, 1);
    expect(await isCrowded(queries(), endpointId, 3)).toBe(false);
  });
});

it('the reading of the oldest due delivery excludes paused endpoints', async () => {
  const [failing, answering] = [await addEndpoint(rig.store), await addEndpoint(rig.store)];
  await addEndpoint(rig.store, { state: 'disabled' });
  await rig.store.sql(
    `INSERT INTO endpoint_health (endpoint_id, failures, probe_at) VALUES ($1, 10, now() + interval '1 minute')`,
    [failing],
  );
  await rig.queue('A');
  const oldest = async () =>
    Math.round((await readingsOfAllMerchants(queries())).oldestDueSeconds / 60);
  const [claimed] = await rig.claim(answering);
  if (!claimed) throw new Error('nothing was claimed');
  await rig.end(claimed, { state: 'waiting', waitMs: 0 });
  await letPass(rig.store, 5 * 60 * SECOND);
  await rig.store.sql(
    `UPDATE due_delivery SET due_at = due_at - interval '1 hour' WHERE endpoint_id = $1`,
    [failing],
  );
  expect(await readingsOfAllMerchants(queries())).toMatchObject({
    enabled: 1,
    failing: 1,
    disabled: 1,
  });
  expect(await oldest()).toBe(5);
  await rig.store.sql(`UPDATE endpoint_health SET probe_at = now() - interval '1 second'`);
  expect(await oldest()).toBe(65);
});
