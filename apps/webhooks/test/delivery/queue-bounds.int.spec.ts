import { outsideTransaction } from '#platform';
import { v7 as uuidv7 } from 'uuid';
import { isAnyDue, claimDue } from '../../src/delivery/store/claim.store.js';
import { addEndpoint, letPass, startQueueRig, type QueueRig } from './queue-rig.js';

const SECOND = 1_000;
/** The maximum number of rows that are read of an endpoint, and of endpoints that are read. */
const WINDOW = 256;

let rig: QueueRig;

beforeAll(async () => {
  rig = await startQueueRig();
});

afterAll(() => rig?.stop());

beforeEach(() => rig.clear());

/** Due deliveries, each with its own subject unless one is given. */
async function addDue(
  endpointIds: readonly string[],
  attempts: number,
  count: number,
  subject?: string,
): Promise<void> {
  await rig.store.sql(
    `INSERT INTO due_delivery (delivery_id, endpoint_id, merchant_id, event_id, event_stamp, subject, attempts, due_at)
     SELECT uuidv7(), endpoint_id, 'ACME', uuidv7(), now(), coalesce($4, uuidv7()::text), $2, now() - interval '1 hour'
       FROM unnest($1::uuid[]) AS endpoint_id, generate_series(1, $3)`,
    [endpointIds, attempts, count, subject],
  );
}

describe('the part of the queue that is read', () => {
  it('contains first attempts, however many retries are due', async () => {
    const endpointId = uuidv7();
    await addDue([endpointId], 1, WINDOW + 44);
    await addDue([endpointId], 0, 1);
    const [claimed] = await rig.claim(endpointId, 1);
    expect(claimed?.attempts).toBe(1);
  });

  it('is bounded, with first attempts and retries together', async () => {
    const endpointId = uuidv7();
    for (const attempts of [0, 1]) await addDue([endpointId], attempts, WINDOW, 'SAME');
    const { claimed, blocked } = await rig.inTransaction((unitOfWork) =>
      claimDue(unitOfWork, rig.capacityOf([endpointId])),
    );
    expect(claimed.length + blocked).toBe(WINDOW);
  });

  it('contains the least busy endpoints, and of these the one that waits longest', async () => {
    const endpointIds = Array.from({ length: WINDOW + 2 }, () => uuidv7());
    const [busy, late] = endpointIds as [string, string];
    await addDue(endpointIds, 0, 1);
    await rig.store.sql(
      `UPDATE due_delivery SET due_at = due_at + interval '1 minute' WHERE endpoint_id = $1`,
      [late],
    );
    await rig.store.sql(
      `UPDATE due_delivery SET due_at = due_at - interval '1 minute' WHERE endpoint_id = $1`,
      [busy],
    );
    const capacity = rig.capacityOf(endpointIds, 1);
    const endpoints = capacity.endpoints.map((endpoint) => ({
      ...endpoint,
      merchantId: endpoint.endpointId,
      inFlight: endpoint.endpointId === busy ? 1 : 0,
    }));
    const { claimed } = await rig.inTransaction((unitOfWork) =>
      claimDue(unitOfWork, { ...capacity, endpoints }),
    );
    const missing = new Set(endpointIds).difference(
      new Set(claimed.map((delivery) => delivery.endpointId)),
    );
    expect(missing).toEqual(new Set([busy, late]));
  });
});

it('nothing is due while every delivery waits for its time', async () => {
  const endpointId = await addEndpoint(rig.store);
  const isDue = () =>
    isAnyDue(outsideTransaction(rig.database.worker), rig.capacityOf([endpointId]).endpoints);
  await rig.queue('A', 'A');
  expect(await isDue()).toBe(true);
  const [head] = await rig.claim(endpointId);
  // The second delivery is found to wait for the first.
  expect(await rig.claim(endpointId)).toEqual([]);
  expect(await isDue()).toBe(false);
  if (!head) throw new Error('nothing was claimed');
  await rig.end(head);
  expect(await isDue()).toBe(true);
  const [next] = await rig.claim(endpointId);
  if (!next) throw new Error('nothing was claimed');
  await rig.end(next, { state: 'waiting', waitMs: 5 * SECOND });
  expect(await isDue()).toBe(false);
  await letPass(rig.store, 6 * SECOND);
  expect(await isDue()).toBe(true);
});

it('events of one subject do not wait for each other at an endpoint without order', async () => {
  const endpointId = await addEndpoint(rig.store, { ordering: 'none' });
  await rig.queue('A', 'A', 'A');
  expect(await rig.claim(endpointId)).toHaveLength(3);
});
