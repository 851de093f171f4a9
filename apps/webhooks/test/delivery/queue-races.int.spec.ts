import type { UnitOfWork } from '#messaging';
import { v7 as uuidv7 } from 'uuid';
import { queueDeliveries } from '../../src/delivery/queue-deliveries.js';
import { endLeases, lockSender, renewLeases } from '../../src/delivery/store/leases.store.js';
import { settle } from '../../src/delivery/store/settle.store.js';
import { claimDue, type ClaimedDelivery } from '../../src/delivery/store/claim.store.js';
import {
  addEndpoint,
  eventAbout,
  letPass,
  settlement,
  startQueueRig,
  type QueueRig,
} from './queue-rig.js';

const SECOND = 1_000;

let rig: QueueRig;

beforeAll(async () => {
  rig = await startQueueRig();
});

afterAll(() => rig.stop());

beforeEach(() => rig.clear());

describe('two transactions of the queue', () => {
  /** Runs `work`, and `meanwhile` before it is committed. */
  async function beforeCommit<T>(
    work: (unitOfWork: UnitOfWork) => Promise<T>,
    meanwhile: () => Promise<void>,
  ): Promise<T> {
    return rig.inTransaction(async (unitOfWork) => {
      const result = await work(unitOfWork);
      await meanwhile();
      return result;
    });
  }

  it('do not claim a row twice while an endpoint moves to another process', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.queue('A');
    let second: Promise<ClaimedDelivery[]> | undefined;
    const first = await beforeCommit(
      (unitOfWork) => claimDue(unitOfWork, rig.capacityOf([endpointId])),
      async () => {
        second = rig.claim(endpointId);
        await rig.untilSomeoneWaits();
      },
    );
    expect([first.claimed.length, (await second)?.length]).toEqual([1, 0]);
  });

  it('do not move the due time of a row that was claimed meanwhile', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.queue('A');
    const [head] = await rig.claim(endpointId);
    if (!head) throw new Error('nothing was claimed');
    await rig.queue('A');
    await letPass(rig.store, 30 * SECOND);
    let other: Promise<ClaimedDelivery[]> | undefined;
    // The first transaction settles the head and takes the next row; the other one still sees the head in flight.
    const { claimed } = await beforeCommit(
      async (unitOfWork) => {
        settle(unitOfWork, [settlement(head, { state: 'delivered' })]);
        return claimDue(unitOfWork, rig.capacityOf([endpointId]));
      },
      async () => {
        other = rig.claim(endpointId);
        await rig.untilSomeoneWaits();
      },
    );
    expect([claimed.length, (await other)?.length]).toEqual([1, 0]);
    const [row] = await rig.store.sql<{ flying: boolean }>(
      `SELECT taken AND due_at > now() + interval '50 seconds' AS flying FROM due_delivery`,
    );
    expect(row?.flying).toBe(true);
  });

  it('leave no delivery blocked when one queues and the other settles', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.queue('A');
    const [head] = await rig.claim(endpointId);
    if (!head) throw new Error('nothing was claimed');
    await beforeCommit(
      async (unitOfWork) => {
        queueDeliveries(unitOfWork, [eventAbout('A')]);
        await unitOfWork.query('SELECT 1');
      },
      () => rig.end(head),
    );
    expect(await rig.claim(endpointId)).toHaveLength(1);
  });

  it('do not change an attempt that has overtaken theirs', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.queue('A');
    const [first] = await rig.claim(endpointId);
    await letPass(rig.store, 61 * SECOND);
    const [second] = await rig.claim(endpointId);
    if (!first || !second) throw new Error('nothing was claimed');
    await rig.end(first);
    await rig.end(first, { state: 'waiting', waitMs: 0 });
    expect(await rig.claim(endpointId)).toEqual([]);
    await rig.end(second, { state: 'waiting', waitMs: 5 * SECOND });
    await rig.end(second, { state: 'waiting', waitMs: 5 * SECOND });
    const rows = await rig.store.sql(
      'SELECT state, jsonb_array_length(attempts) AS attempts FROM delivery',
    );
    expect(rows).toEqual([{ state: 'waiting', attempts: 1 }]);
  });
});

describe('the leases of senders', () => {
  const renew = (senderId: string) =>
    rig.inTransaction((unitOfWork) => renewLeases(unitOfWork, senderId));

  beforeEach(async () => {
    await rig.store.sql('DELETE FROM sender');
    await rig.store.sql('UPDATE sender_lease SET holder = NULL');
  });

  it('divide the buckets evenly, each to one process', async () => {
    const [a, b, c] = [uuidv7(), uuidv7(), uuidv7()];
    expect(await renew(a)).toHaveLength(64);
    expect(await renew(b)).toHaveLength(0);
    expect([(await renew(a)).length, (await renew(b)).length]).toEqual([32, 32]);
    await renew(c);
    await Promise.all([renew(a), renew(b)]);
    const held = [await renew(c), await renew(a), await renew(b)];
    expect(held.map(({ length }) => length).toSorted()).toEqual([20, 22, 22]);
    expect(new Set(held.flat()).size).toBe(64);
  });

  it('stay with a process that renews them', async () => {
    const [alive, other] = [uuidv7(), uuidv7()];
    for (let round = 0; round < 2; round += 1) {
      expect(await renew(alive)).toHaveLength(64);
      await rig.store.sql(`UPDATE sender SET seen_at = seen_at - interval '14 seconds'`);
    }
    expect(await renew(other)).toEqual([]);
  });

  it('are free when their process ends, and go to only one other process', async () => {
    const [gone, first, second] = [uuidv7(), uuidv7(), uuidv7()];
    await renew(gone);
    await rig.inTransaction((unitOfWork) => endLeases(unitOfWork, gone));
    await rig.inTransaction(async (unitOfWork) => {
      expect(await renewLeases(unitOfWork, first)).toHaveLength(64);
      expect(await renew(second)).toEqual([]);
    });
  });

  it('of a process that no longer reports go to another one, but not while the process is active', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.queue('A', 'B');
    const [gone, other] = [uuidv7(), uuidv7()];
    const asGone = { ...rig.capacityOf([endpointId], 1), senderId: gone };
    await renew(gone);
    await rig.store.sql(`UPDATE sender SET seen_at = seen_at - interval '16 seconds'`);
    await rig.inTransaction(async (unitOfWork) => {
      lockSender(unitOfWork, gone);
      expect((await claimDue(unitOfWork, asGone)).claimed).toHaveLength(1);
      expect(await renew(other)).toHaveLength(0);
    });
    expect(await renew(other)).toHaveLength(64);
    const { claimed } = await rig.inTransaction((unitOfWork) => claimDue(unitOfWork, asGone));
    expect(claimed).toEqual([]);
  });
});
