import type { UnitOfWork } from '#messaging';
import { outsideTransaction } from '#platform';
import { eventually } from '#testing';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { queueDeliveries } from '../../src/delivery/queue-deliveries.js';
import { lockSender, renewLeases } from '../../src/delivery/store/leases.store.js';
import { settle, type Settlement } from '../../src/delivery/store/settle.store.js';
import { isAnyDue, takeDue, type TakenDelivery } from '../../src/delivery/store/take.store.js';
import { QueueModel, readQueue, type QueueRow } from './queue-model.js';
import { addEndpoint, eventAbout, letPass, startQueueRig, type QueueRig } from './queue-rig.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let rig: QueueRig;

beforeAll(async () => {
  rig = await startQueueRig();
});

afterAll(() => rig.stop());

beforeEach(() => rig.clear());

function roomOf(endpointIds: readonly string[], room = 4) {
  return {
    senderId: rig.senderId,
    endpoints: endpointIds.map((endpointId) => ({ endpointId, room, inFlight: 0, group: 0 })),
    most: 512,
    mostOfGroups: [512],
  };
}

async function take(endpointId: string, room = 4): Promise<TakenDelivery[]> {
  const { taken } = await rig.run((work) => takeDue(work, roomOf([endpointId], room)));
  return taken;
}

const queue = (...subjects: string[]) =>
  rig.run(async (work) =>
    queueDeliveries(
      work,
      subjects.map((subject) => eventAbout(subject)),
    ),
  );

function settlement(
  { deliveryId, attempts }: Pick<TakenDelivery, 'deliveryId' | 'attempts'>,
  state: Settlement['state'],
  waitMs = 0,
): Settlement {
  const outcome = state === 'delivered' ? 'delivered' : 'failed';
  const attempt = { at: '2026-03-04T10:00:00.000Z', durationMs: 3, outcome } as const;
  return { deliveryId, attempts, state, waitMs, attempt };
}

const end = (delivery: TakenDelivery, state: Settlement['state'] = 'delivered', waitMs = 0) =>
  rig.run(async (work) => settle(work, [settlement(delivery, state, waitMs)]));

/** The subjects of taken deliveries. */
async function subjectsOf(taken: readonly TakenDelivery[]): Promise<string[]> {
  const rows = await rig.store.sql<{ id: string; subject: string }>(
    'SELECT id, subject FROM delivery',
  );
  const subjects = new Map(rows.map(({ id, subject }) => [id, subject]));
  return taken.map(({ deliveryId }) => subjects.get(deliveryId) ?? 'unknown');
}

/** Times may differ by a rounding: Postgres keeps milliseconds. */
function expectQueue(actual: readonly QueueRow[], expected: readonly QueueRow[]): void {
  const rest = (row: QueueRow) => ({ ...row, dueAt: 0, firstAttemptAt: row.firstAttemptAt && 0 });
  expect(actual.map(rest)).toEqual(expected.map(rest));
  for (const [at, { dueAt, firstAttemptAt }] of actual.entries()) {
    expect(Math.abs(dueAt - (expected[at]?.dueAt ?? 0))).toBeLessThan(2);
    expect(Math.abs((firstAttemptAt ?? 0) - (expected[at]?.firstAttemptAt ?? 0))).toBeLessThan(2);
  }
}

/** One step of a history. */
type Step =
  | { kind: 'queue'; subjects: number[] }
  | { kind: 'take'; rooms: [number, number] }
  | { kind: 'settle'; which: number; waitMs: number | undefined }
  | { kind: 'pass'; milliseconds: number };

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('queue' as const),
      subjects: fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }),
    }),
    fc.record({ kind: fc.constant('take' as const), rooms: fc.tuple(fc.nat(3), fc.nat(3)) }),
    fc.record({
      kind: fc.constant('settle' as const),
      which: fc.nat(9),
      waitMs: fc.constantFrom(undefined, undefined, 0, 5 * SECOND, 30 * MINUTE, 5 * HOUR),
    }),
    fc.record({
      kind: fc.constant('pass' as const),
      milliseconds: fc.constantFrom(6 * SECOND, 61 * SECOND, 31 * MINUTE, 61 * MINUTE, 6 * HOUR),
    }),
  ),
  { minLength: 4, maxLength: 22 },
);

class History {
  constructor(private readonly endpoints: readonly string[]) {}

  async take(rooms: readonly number[]): Promise<void> {
    await rig.run(async (work) => {
      const { now, rows } = await readQueue(work);
      const model = new QueueModel(now, rows);
      const asked = new Map(this.endpoints.map((id, at) => [id, rooms[at] ?? 0]));
      const room = roomOf(this.endpoints);
      const endpoints = room.endpoints.map((each) => ({
        ...each,
        room: asked.get(each.endpointId) ?? 0,
      }));
      const { taken } = await takeDue(work, {
        ...room,
        endpoints: endpoints.filter((each) => each.room > 0),
      });
      const after = (await readQueue(work)).rows;
      expectQueue(after, model.afterTaking(asked));
      const expected = [...asked].flatMap(([id, most]) =>
        model.taken(id, most).map((row) => row.id),
      );
      expect(taken.map(({ deliveryId }) => deliveryId).toSorted()).toEqual(expected.toSorted());
    });
  }

  async settle(which: number, waitMs: number | undefined): Promise<void> {
    await rig.run(async (work) => {
      const { now, rows } = await readQueue(work);
      const taken = rows.filter((row) => row.taken);
      const row = taken[which % taken.length];
      if (!row) return;
      settle(work, [
        settlement(
          { ...row, deliveryId: row.id },
          waitMs === undefined ? 'delivered' : 'waiting',
          waitMs,
        ),
      ]);
      expectQueue(
        (await readQueue(work)).rows,
        new QueueModel(now, rows).afterSettling(row, waitMs),
      );
    });
  }

  /** Delivers all that is left, and says in which order each subject's came. */
  async drain(): Promise<Map<string, number[]>> {
    const delivered = new Map<string, number[]>();
    for (let round = 0; ; round += 1) {
      if (round > 200) throw new Error('the queue does not become empty');
      const rows = await rig.run(async (work) => {
        const before = (await readQueue(work)).rows;
        const { taken } = await takeDue(work, roomOf(this.endpoints, 32));
        settle(
          work,
          taken.map((each) => settlement(each, 'delivered')),
        );
        for (const { deliveryId } of taken) {
          const row = before.find(({ id }) => id === deliveryId);
          const key = `${row?.endpointId}/${row?.subject}`;
          delivered.set(key, [...(delivered.get(key) ?? []), row?.sequence ?? 0]);
        }
        return (await readQueue(work)).rows;
      });
      if (rows.length === 0) return delivered;
      if (!(await isAnyDue(outsideTransaction(rig.database.worker), this.endpoints))) {
        await letPass(rig.store, 24 * HOUR);
      }
    }
  }
}

describe('the queue of deliveries', () => {
  it('takes and settles as the model says, whatever the history, and delivers each exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await rig.clear();
        const endpoints = [await addEndpoint(rig.store), await addEndpoint(rig.store)];
        const history = new History(endpoints);
        for (const step of all) await play(history, step);
        const queued = await rig.store.sql<{ id: string }>('SELECT id FROM delivery');
        await history.drain();
        const states = await rig.store.sql<{ state: string; count: number }>(
          'SELECT state, count(*)::integer FROM delivery GROUP BY state',
        );
        expect(states).toEqual(
          queued.length === 0 ? [] : [{ state: 'delivered', count: queued.length }],
        );
      }),
      { numRuns: 40 },
    );
  });

  async function play(history: History, step: Step): Promise<void> {
    if (step.kind === 'queue') await queue(...step.subjects.map((each) => `S${each}`));
    else if (step.kind === 'take') await history.take(step.rooms);
    else if (step.kind === 'settle') await history.settle(step.which, step.waitMs);
    else await letPass(rig.store, step.milliseconds);
  }

  it('takes first tries before retries, and of one subject only the first', async () => {
    const endpointId = await addEndpoint(rig.store);
    await queue('OLD', 'A', 'A', 'B');
    const [old] = await take(endpointId, 1);
    if (!old) throw new Error('nothing was taken');
    await end(old, 'waiting', 0);
    expect(await subjectsOf(await take(endpointId, 2))).toEqual(['A', 'B']);
    expect(await subjectsOf(await take(endpointId, 9))).toEqual(['OLD']);
  });

  it('takes no more than a group and the process may, of the least busy endpoints first', async () => {
    const [busy, idle, poor] = [
      await addEndpoint(rig.store),
      await addEndpoint(rig.store),
      await addEndpoint(rig.store),
    ];
    await queue('A', 'B', 'C', 'D');
    const { taken } = await rig.run((work) =>
      takeDue(work, {
        senderId: rig.senderId,
        endpoints: [
          { endpointId: busy, room: 4, inFlight: 2, group: 0 },
          { endpointId: idle, room: 4, inFlight: 0, group: 0 },
          { endpointId: poor, room: 4, inFlight: 0, group: 1 },
        ],
        most: 5,
        mostOfGroups: [512, 1],
      }),
    );
    const counts = [busy, idle, poor].map(
      (id) => taken.filter((one) => one.endpointId === id).length,
    );
    expect(counts).toEqual([1, 3, 1]);
  });

  it('is not held up by a million rows that must wait', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.store.sql(
      `INSERT INTO due_delivery (delivery_id, endpoint_id, merchant_id, event_id, event_stamp, subject, due_at)
       SELECT uuidv7(), $1, 'ACME', uuidv7(), now(), 'SAME', now() - interval '1 hour' FROM generate_series(1, 600)`,
      [endpointId],
    );
    await queue('OTHER');
    const looked: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const { taken, blocked } = await rig.run((work) => takeDue(work, roomOf([endpointId])));
      looked.push(blocked);
      if ((await subjectsOf(taken)).includes('OTHER')) break;
    }
    expect(looked.length).toBeLessThan(5);
    expect(Math.max(...looked)).toBeLessThanOrEqual(256);
  });
});

describe('two transactions of the queue', () => {
  /** Runs `work`, and `meanwhile` before it is committed. */
  async function beforeCommit<T>(
    work: (work: UnitOfWork) => Promise<T>,
    meanwhile: () => Promise<void>,
  ): Promise<T> {
    return rig.run(async (unitOfWork) => {
      const result = await work(unitOfWork);
      await meanwhile();
      return result;
    });
  }

  const someoneWaits = () =>
    eventually(async () => {
      const rows = await rig.store.sql('SELECT FROM pg_locks WHERE NOT granted');
      if (rows.length === 0) throw new Error('no transaction waits');
    });

  it('do not take a row twice while an endpoint changes hands', async () => {
    const endpointId = await addEndpoint(rig.store);
    await queue('A');
    let second: Promise<TakenDelivery[]> | undefined;
    const first = await beforeCommit(
      (work) => takeDue(work, roomOf([endpointId])),
      async () => {
        second = take(endpointId);
        await someoneWaits();
      },
    );
    expect([first.taken.length, (await second)?.length]).toEqual([1, 0]);
  });

  it('do not move the due time of a row that was taken meanwhile', async () => {
    const endpointId = await addEndpoint(rig.store);
    await queue('A', 'A');
    const [head] = await take(endpointId);
    if (!head) throw new Error('nothing was taken');
    let other: Promise<TakenDelivery[]> | undefined;
    // The first settles the head and takes the next one; the other still sees the head in flight.
    const { taken } = await beforeCommit(
      async (work) => {
        settle(work, [settlement(head, 'delivered')]);
        return takeDue(work, roomOf([endpointId]));
      },
      async () => {
        other = take(endpointId);
        await someoneWaits();
      },
    );
    expect([taken.length, (await other)?.length]).toEqual([1, 0]);
    const [row] = await rig.store.sql<{ flying: boolean }>(
      `SELECT taken AND due_at > now() + interval '50 seconds' AS flying FROM due_delivery`,
    );
    expect(row?.flying).toBe(true);
  });

  it('leave nothing asleep when one queues and the other settles', async () => {
    const endpointId = await addEndpoint(rig.store);
    await queue('A');
    const [head] = await take(endpointId);
    if (!head) throw new Error('nothing was taken');
    await beforeCommit(
      async (work) => {
        queueDeliveries(work, [eventAbout('A')]);
        await work.query('SELECT 1');
      },
      () => end(head),
    );
    expect(await subjectsOf(await take(endpointId))).toEqual(['A']);
  });

  it('leave an attempt alone that has overtaken theirs', async () => {
    const endpointId = await addEndpoint(rig.store);
    await queue('A');
    const [first] = await take(endpointId);
    await letPass(rig.store, 61 * SECOND);
    const [second] = await take(endpointId);
    if (!first || !second) throw new Error('nothing was taken');
    await end(first);
    await end(second, 'waiting', 5 * SECOND);
    await end(second, 'waiting', 5 * SECOND);
    const rows = await rig.store.sql(
      'SELECT state, jsonb_array_length(attempts) AS attempts FROM delivery',
    );
    expect(rows).toEqual([{ state: 'waiting', attempts: 1 }]);
  });
});

describe('the leases of senders', () => {
  const renew = (senderId: string) => rig.run((work) => renewLeases(work, senderId));

  beforeEach(async () => {
    await rig.store.sql('DELETE FROM sender');
    await rig.store.sql('UPDATE sender_lease SET holder = NULL');
  });

  afterAll(async () => {
    await rig.store.sql('DELETE FROM sender');
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

  it('of a process that is seen no more go to another one, but not while it is at work', async () => {
    const endpointId = await addEndpoint(rig.store);
    await queue('A', 'B');
    const [gone, other] = [uuidv7(), uuidv7()];
    const asGone = { ...roomOf([endpointId], 1), senderId: gone };
    await renew(gone);
    await rig.store.sql(`UPDATE sender SET seen_at = seen_at - interval '16 seconds'`);
    await rig.run(async (work) => {
      lockSender(work, gone);
      expect((await takeDue(work, asGone)).taken).toHaveLength(1);
      expect(await renew(other)).toHaveLength(0);
    });
    expect(await renew(other)).toHaveLength(64);
    const { taken } = await rig.run((work) => takeDue(work, asGone));
    expect(taken).toEqual([]);
  });
});
