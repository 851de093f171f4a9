import { eventually } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceName } from '../../../../tools/stack/topology.js';
import type { Json } from '../../merchant.js';
import type { FaultContext } from '../fault-rig.js';
import { GROUPS } from '../oracle/contract.js';
import type { ReadRecord } from '../raw-kafka.js';

const LATE_MS = 8_000;

/**
 * Sends every event of every stream again up to 8 s later, for `forMs`.
 * @param also further records to send for an event
 * @returns the number of repeated events
 */
export async function repeatEverything(
  { rig, random }: FaultContext,
  forMs: number,
  also: (record: ReadRecord) => readonly ReadRecord[] = () => [],
): Promise<number> {
  const due: { sendAt: number; record: ReadRecord }[] = [];
  const seenIds = new Set<string>();
  let repeated = 0;
  const stopFollowing = await rig.kafka.follow((record) => {
    if (seenIds.has(idOf(record))) return;
    repeated += 1;
    for (const copy of [record, ...also(record)]) {
      seenIds.add(idOf(copy));
      due.push({ sendAt: Date.now() + random.below(LATE_MS), record: copy });
    }
  });
  const sender = await rig.kafka.sender();
  const sendDue = async (isDue: (sendAt: number) => boolean): Promise<void> => {
    const now = due
      .filter(({ sendAt }) => isDue(sendAt))
      .toSorted((first, other) => first.sendAt - other.sendAt);
    due.splice(0, due.length, ...due.filter(({ sendAt }) => !isDue(sendAt)));
    if (now.length > 0) await sender.send(now.map(({ record }) => record));
  };
  try {
    for (const end = Date.now() + forMs; Date.now() < end;) {
      await delay(100);
      const now = Date.now();
      await sendDue((sendAt) => sendAt <= now);
    }
    await stopFollowing();
    await sendDue(() => true);
  } finally {
    await sender.stop();
  }
  return repeated;
}

function idOf({ headers }: ReadRecord): string {
  return headers['ce_id'] ?? '';
}

/** Rebalances every group every two seconds by a joining member. @returns the number of rebalances */
export async function rebalance({ rig }: FaultContext, forMs: number): Promise<number> {
  const groups = Object.keys(GROUPS);
  const end = Date.now() + forMs;
  let times = 0;
  await Promise.all(
    groups.map(async (group) => {
      while (Date.now() < end) {
        await Promise.all([rig.kafka.joinAndLeave(group), delay(2_000)]);
        times += 1;
      }
    }),
  );
  return times;
}

/** Streams that only one group reads besides webhooks, so that the service which parks a message is known. */
const TARGETS = [
  { stream: 'catalog.stock', type: 'stock.reserved', service: 'orders' },
  { stream: 'logistics.fulfillment', type: 'fulfillment.progressed', service: 'orders' },
  { stream: 'orders.release', type: 'order.released', service: 'logistics' },
  { stream: 'sales-channel.catalog', type: 'sales-channel.sku-answered', service: 'catalog' },
] as const;

const POISONS = {
  'bytes without a header': (): Partial<ReadRecord> => ({
    headers: {},
    value: Buffer.from([0, 255, 254, 1]),
  }),
  'invalid JSON': (): Partial<ReadRecord> => ({ value: Buffer.from('{"eventId": ') }),
  'unknown version': (type: string): Partial<ReadRecord> => ({
    headers: { ce_type: type, ce_dataschema: `/schemas/${type}/v9` },
    value: Buffer.from('{"a": "later version"}'),
  }),
} as const;

/**
 * Sends unreadable messages, under new keys and under keys of orders in progress; then an operator drops them and
 * replays the messages that they blocked by key.
 * @returns the number of messages sent, each of which was parked once by every service that reads its stream
 */
export async function poison(context: FaultContext, batches: number): Promise<number> {
  const { rig, random } = context;
  const sender = await rig.kafka.sender();
  let sent = 0;
  let parked = 0;
  try {
    for (let round = 0; round < batches; round += 1) {
      const orderId = await latestOrder(context);
      for (const target of TARGETS) {
        for (const make of Object.values(POISONS)) {
          const isOfOrder = target.service !== 'catalog' && random.below(3) === 0;
          const key = isOfOrder ? orderId : `poison-${random.below(3)}`;
          const headers = { ce_type: target.type, ce_dataschema: `/schemas/${target.type}/v1` };
          const whole = { stream: target.stream, key: Buffer.from(key), headers };
          await sender.send([{ ...whole, value: null, ...make(target.type) }]);
          sent += 1;
          parked += GROUPS['webhooks.main']?.includes(target.stream) ? 2 : 1;
        }
      }
      await delay(500);
    }
  } finally {
    await sender.stop();
  }
  const dropped = await cleanUp(context, parked);
  expect(dropped).toBe(parked);
  return sent;
}

function latestOrder({ rig }: FaultContext): Promise<string> {
  return eventually(async () => {
    const { rows } = await rig.store.query(
      'SELECT order_id FROM orders.orders ORDER BY creation_date DESC LIMIT 1',
    );
    expect(rows).toHaveLength(1);
    return rows[0].order_id as string;
  });
}

/** @returns the number of dropped unreadable messages */
async function cleanUp({ rig }: FaultContext, expected: number): Promise<number> {
  const operator = await rig.logIn('OPS');
  let dropped = 0;
  const services: ServiceName[] = ['orders', 'logistics', 'catalog', 'webhooks'];
  await eventually(
    async () => {
      for (const service of services) {
        const path = `/ops/services/${service}/parked-messages`;
        const { messages } = await operator.get(`${path}?limit=200`);
        for (const { id, reason } of messages as Json[]) {
          if (reason === 'key-parked') continue;
          await operator.send('POST', `${path}/${id}/drop`, { reason: 'sent by a test' });
          dropped += 1;
        }
        const behind = (await operator.get(`${path}?limit=200`)).messages as Json[];
        const [first] = behind.filter(({ reason }) => reason === 'key-parked');
        if (first) await operator.send('POST', `${path}/${first.id}/replay`);
      }
      expect(dropped).toBeGreaterThanOrEqual(expected);
      expect(await rig.parked()).toBe(0);
    },
    { timeoutMs: 120_000, waitingFor: 'the poison messages to be parked and dropped' },
  );
  return dropped;
}
