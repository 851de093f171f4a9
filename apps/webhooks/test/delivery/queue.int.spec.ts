import { outsideTransaction } from '#platform';
import { eventually } from '#testing';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { queueDeliveries, queueForEndpoint } from '../../src/delivery/queue-deliveries.js';
import { lockSender, renewLeases } from '../../src/delivery/store/leases.store.js';
import { settle, type Settlement } from '../../src/delivery/store/settle.store.js';
import { isAnyDue, takeDue, type TakenDelivery } from '../../src/delivery/store/take.store.js';
import { QueueModel, readQueue, type QueueRow } from './queue-model.js';
import { addEndpoint, eventAbout, letPass, MERCHANT, startQueueRig, type QueueRig } from './queue-rig.js';

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
  rig.run(async (work) => queueDeliveries(work, subjects.map((subject) => eventAbout(subject))));

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
  const rows = await rig.store.sql<{ id: string; subject: string }>('SELECT id, subject FROM delivery');
  const subjects = new Map(rows.map(({ id, subject }) => [id, subject]));
  return taken.map(({ deliveryId }) => subjects.get(deliveryId) ?? 'unknown');
}


function expectQueue(actual: readonly QueueRow[], expected: readonly QueueRow[]): void {
  const times = (rows: readonly QueueRow[]) => rows.map(({ dueAt, firstAttemptAt }) => [dueAt, firstAttemptAt ?? 0]);
  const plain = (rows: readonly QueueRow[]) => rows.map(({ dueAt: _, firstAttemptAt, ...row }) => ({ ...row, isTried: firstAttemptAt !== null }));
  expect(plain(actual)).toEqual(plain(expected));
  const differences = times(actual).flatMap((pair, at) => pair.map((time, part) => Math.abs(time - (times(expected)[at]?.[part] ?? 0))));
  expect(Math.max(0, ...differences)).toBeLessThan(2);
}

/** One step of a history. */
type Step =
  | { kind: 'queue'; subjects: number[] }
  | { kind: 'take'; rooms: [number, number] }
  | { kind: 'settle'; which: number; waitMs: number | undefined }
  | { kind: 'pass'; milliseconds: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('queue' as const), subjects: fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }) }),
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
      const endpoints = room.endpoints.map((each) => ({ ...each, room: asked.get(each.endpointId) ?? 0 }));
      const { taken } = await takeDue(work, { ...room, endpoints: endpoints.filter((each) => each.room > 0) });
      const after = (await readQueue(work)).rows;
      expectQueue(after, model.afterTaking(asked));
      const expected = [...asked].flatMap(([id, most]) => model.taken(id, most).map((row) => row.id));
      expect(taken.map(({ deliveryId }) => deliveryId).toSorted()).toEqual(expected.toSorted());
    });
  }

  async settle(which: number, waitMs: number | undefined): Promise<void> {
    await rig.run(async (work) => {
      const { now, rows } = await readQueue(work);
      const taken = rows.filter((row) => row.taken);
      const row = taken[which % taken.length];
      if (!row) return;
      settle(work, [settlement({ ...row, deliveryId: row.id }, waitMs === undefined ? 'delivered' : 'waiting', waitMs)]);
      expectQueue((await readQueue(work)).rows, new QueueModel(now, rows).afterSettling(row, waitMs));
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
        settle(work, taken.map((each) => settlement(each, 'delivered')));
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
        expect(states).toEqual(queued.length === 0 ? [] : [{ state: 'delivered', count: queued.length }]);
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
});
