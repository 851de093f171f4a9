import { outsideTransaction } from '#platform';
import fc from 'fast-check';
import { settle } from '../../src/delivery/store/settle.store.js';
import { isAnyDue, claimDue, type ClaimedDelivery } from '../../src/delivery/store/claim.store.js';
import { QueueModel, readQueue, type QueueRow } from './queue-model.js';
import {
  addEndpoint,
  letPass,
  capacityFor,
  settlement,
  startQueueRig,
  type QueueRig,
} from './queue-rig.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let rig: QueueRig;

beforeAll(async () => {
  rig = await startQueueRig();
});

afterAll(() => rig.stop());

beforeEach(() => rig.clear());

/** The subjects of claimed deliveries. */
async function subjectsOf(claimed: readonly ClaimedDelivery[]): Promise<string[]> {
  const rows = await rig.store.sql<{ id: string; subject: string }>(
    'SELECT id, subject FROM delivery',
  );
  const subjects = new Map(rows.map(({ id, subject }) => [id, subject]));
  return claimed.map(({ deliveryId }) => subjects.get(deliveryId) ?? 'unknown');
}

/** Times may differ by a rounding, because Postgres stores milliseconds. */
function expectQueue(actual: readonly QueueRow[], expected: readonly QueueRow[]): void {
  const rest = (row: QueueRow) => ({ ...row, dueAt: 0, firstAttemptAt: row.firstAttemptAt && 0 });
  expect(actual.map(rest)).toEqual(expected.map(rest));
  for (const [index, { dueAt, firstAttemptAt }] of actual.entries()) {
    expect(Math.abs(dueAt - (expected[index]?.dueAt ?? 0))).toBeLessThan(2);
    expect(Math.abs((firstAttemptAt ?? 0) - (expected[index]?.firstAttemptAt ?? 0))).toBeLessThan(
      2,
    );
  }
}

/** One step of a history. */
type Step =
  | { kind: 'queue'; subjects: number[] }
  | { kind: 'claim'; capacities: [number, number] }
  | { kind: 'settle'; which: number; waitMs: number | undefined }
  | { kind: 'pass'; milliseconds: number };

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('queue' as const),
      subjects: fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }),
    }),
    fc.record({ kind: fc.constant('claim' as const), capacities: fc.tuple(fc.nat(3), fc.nat(3)) }),
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

  async claim(capacities: readonly number[]): Promise<void> {
    await rig.inTransaction(async (unitOfWork) => {
      const { now, rows } = await readQueue(unitOfWork);
      const model = new QueueModel(now, rows);
      const capacityById = new Map(this.endpoints.map((id, index) => [id, capacities[index] ?? 0]));
      const capacity = rig.capacityOf(this.endpoints);
      const endpoints = capacity.endpoints.map((each) => ({
        ...each,
        capacity: capacityById.get(each.endpointId) ?? 0,
      }));
      const { claimed } = await claimDue(unitOfWork, {
        ...capacity,
        endpoints: endpoints.filter((each) => each.capacity > 0),
      });
      const after = (await readQueue(unitOfWork)).rows;
      expectQueue(after, model.afterClaim(capacityById));
      const expected = [...capacityById].flatMap(([id, most]) =>
        model.claimed(id, most).map((row) => row.id),
      );
      expect(claimed.map(({ deliveryId }) => deliveryId).toSorted()).toEqual(expected.toSorted());
    });
  }

  async settle(which: number, waitMs: number | undefined): Promise<void> {
    await rig.inTransaction(async (unitOfWork) => {
      const { now, rows } = await readQueue(unitOfWork);
      const claimed = rows.filter((row) => row.taken);
      const row = claimed[which % claimed.length];
      if (!row) return;
      settle(unitOfWork, [
        settlement(
          { ...row, deliveryId: row.id },
          waitMs === undefined ? { state: 'delivered' } : { state: 'waiting', waitMs },
        ),
      ]);
      expectQueue(
        (await readQueue(unitOfWork)).rows,
        new QueueModel(now, rows).afterSettling(row, waitMs),
      );
    });
  }

  /** Delivers everything that is left, and returns the order for each subject. */
  async drain(): Promise<Map<string, number[]>> {
    const delivered = new Map<string, number[]>();
    for (let round = 0; ; round += 1) {
      if (round > 200) throw new Error('the queue does not become empty');
      const rows = await rig.inTransaction(async (unitOfWork) => {
        const before = (await readQueue(unitOfWork)).rows;
        const { claimed } = await claimDue(unitOfWork, rig.capacityOf(this.endpoints, 32));
        settle(
          unitOfWork,
          claimed.map((each) => settlement(each, { state: 'delivered' })),
        );
        for (const { deliveryId } of claimed) {
          const row = before.find(({ id }) => id === deliveryId);
          const key = `${row?.endpointId}/${row?.subject}`;
          delivered.set(key, [...(delivered.get(key) ?? []), row?.sequence ?? 0]);
        }
        return (await readQueue(unitOfWork)).rows;
      });
      if (rows.length === 0) return delivered;
      if (
        !(await isAnyDue(
          outsideTransaction(rig.database.worker),
          rig.capacityOf(this.endpoints).endpoints,
        ))
      ) {
        await letPass(rig.store, 24 * HOUR);
      }
    }
  }
}

describe('the queue of deliveries', () => {
  it('takes and settles like the model in any history, and delivers each event exactly once', async () => {
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
    if (step.kind === 'queue') await rig.queue(...step.subjects.map((each) => `S${each}`));
    else if (step.kind === 'claim') await history.claim(step.capacities);
    else if (step.kind === 'settle') await history.settle(step.which, step.waitMs);
    else await letPass(rig.store, step.milliseconds);
  }

  it('takes first attempts before retries, and only the first of one subject', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.queue('OLD', 'A', 'A', 'B');
    const [old] = await rig.claim(endpointId, 1);
    if (!old) throw new Error('nothing was claimed');
    await rig.end(old, { state: 'waiting', waitMs: 0 });
    expect(await subjectsOf(await rig.claim(endpointId, 2))).toEqual(['A', 'B']);
    expect(await subjectsOf(await rig.claim(endpointId, 9))).toEqual(['OLD']);
  });

  it('takes no more than a group and the process allow, from the least busy endpoints first', async () => {
    const [busy, idle, poor] = [
      await addEndpoint(rig.store),
      await addEndpoint(rig.store),
      await addEndpoint(rig.store),
    ];
    await rig.queue('A', 'B', 'C', 'D');
    const capacity = capacityFor(rig.senderId, [
      { endpointId: busy, inFlight: 2 },
      { endpointId: idle },
      { endpointId: poor, group: 'poor' },
    ]);
    const { claimed } = await rig.inTransaction((unitOfWork) =>
      claimDue(unitOfWork, {
        ...capacity,
        most: 5,
        limitByGroup: { proven: 512, unknown: 0, poor: 1 },
      }),
    );
    const counts = [busy, idle, poor].map(
      (id) => claimed.filter((delivery) => delivery.endpointId === id).length,
    );
    expect(counts).toEqual([1, 3, 1]);
  });

  it('takes no more than the share of a merchant, and the first delivery of another from the reserve', async () => {
    const ids = [
      await addEndpoint(rig.store),
      await addEndpoint(rig.store),
      await addEndpoint(rig.store),
    ] as const;
    const [first, second, idle] = ids;
    await rig.queue('A', 'B', 'C', 'D');
    const capacity = capacityFor(rig.senderId, [
      { endpointId: first, merchantId: 'BUSY', merchantInFlight: 100, merchantCapacity: 3 },
      { endpointId: second, merchantId: 'BUSY', merchantInFlight: 100, merchantCapacity: 3 },
      { endpointId: idle, merchantId: 'IDLE', isReserved: true },
    ]);
    const nothingLeft = { proven: 0, unknown: 0, poor: 0 };
    const countsOf = async (changes: Partial<typeof capacity>) => {
      const { claimed } = await rig.inTransaction((unitOfWork) =>
        claimDue(unitOfWork, { ...capacity, ...changes }),
      );
      return ids.map((id) => claimed.filter((delivery) => delivery.endpointId === id).length);
    };
    expect(await countsOf({ most: 0, mostReserved: 2, limitByGroup: nothingLeft })).toEqual([
      0, 0, 1,
    ]);
    const [ofFirst = 0, ofSecond = 0] = await countsOf({});
    expect(ofFirst + ofSecond).toBe(3);
  });

  it('is not slowed down by many rows that must wait', async () => {
    const endpointId = await addEndpoint(rig.store);
    await rig.store.sql(
      `INSERT INTO due_delivery (delivery_id, endpoint_id, merchant_id, event_id, event_stamp, subject, due_at)
       SELECT uuidv7(), $1, 'ACME', uuidv7(), now(), 'SAME', now() - interval '1 hour' FROM generate_series(1, 600)`,
      [endpointId],
    );
    await rig.queue('OTHER');
    const looked: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const { claimed, blocked } = await rig.inTransaction((unitOfWork) =>
        claimDue(unitOfWork, rig.capacityOf([endpointId])),
      );
      looked.push(blocked);
      if ((await subjectsOf(claimed)).includes('OTHER')) break;
    }
    expect(looked.length).toBeLessThan(5);
    expect(Math.max(...looked)).toBeLessThanOrEqual(256);
  });
});
