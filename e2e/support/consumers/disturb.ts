import { eventually } from '#testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { projectRoot } from '../../../tools/stack/paths.js';
import type { FaultContext, FaultRig } from '../faults/fault-rig.js';
import { repeatEverything } from '../faults/injection/messages.js';
import type { ReadRecord } from '../faults/raw-kafka.js';
import type { Consumer } from './consumer.js';

/** The streams that the examples read, a quarter of whose events are published again as stale ones. */
const STREAMS = new Set(['orders.order', 'catalog.sku']);
const ONE_IN = 4;
/** Only webhooks consumes this type, so invalid events of this type disturb no other service. */
const TYPE = 'order.history-added';
/**
 * The number of orders with unreadable events: webhooks stops a stream after it has parked the messages of twenty keys
 * in a row.
 */
const UNREADABLE = 15;
const IN_BATCH = 20;
const EXAMPLE = JSON.parse(
  readFileSync(
    path.join(projectRoot(), 'libs/contracts/examples', `${TYPE}.v1`, 'minimal.json'),
    'utf8',
  ),
);
const BETWEEN_KILLS_MS = 20_000;

/** The number of sent records, beside those of the services. */
export interface Disturbance {
  stale: number;
  /** Messages that a consumer must store as dead letters. */
  unreadable: number;
}

/**
 * Publishes every event twice, some again under a new id after later versions, and messages of an unknown type, of an
 * unknown version and with an invalid schema; meanwhile kills and restarts each consumer repeatedly.
 */
export async function disturb(
  context: FaultContext,
  consumers: readonly Consumer[],
  forMs: number,
): Promise<Disturbance> {
  const sent: Disturbance = { stale: 0, unreadable: 0 };
  const unreadable = new Set<string>();
  const also = (record: ReadRecord): ReadRecord[] => {
    if (!STREAMS.has(record.stream) || context.random.below(ONE_IN) > 0) return [];
    sent.stale += 1;
    const order = String(record.key);
    const isKnown = unreadable.has(order);
    if (record.stream !== 'orders.order' || (!isKnown && unreadable.size === UNREADABLE)) {
      return [underNewId(record)];
    }
    unreadable.add(order);
    sent.unreadable += 2;
    return [underNewId(record), ...strange(record)];
  };
  const end = Date.now() + forMs;
  await Promise.all([
    repeatEverything(context, forMs, also),
    ...consumers.map(async (consumer) => {
      do {
        await consumer.killInBatch(() => untilPublished(context.rig, IN_BATCH));
        consumer.start();
        await delay(Math.min(BETWEEN_KILLS_MS, Math.max(0, end - Date.now())));
      } while (Date.now() < end);
    }),
  ]);
  return sent;
}

/** Waits until the streams of the examples contain this many further messages. */
async function untilPublished({ kafka }: FaultRig, count: number): Promise<void> {
  const written = async (): Promise<number> =>
    [...(await kafka.written())]
      .filter(([name]) => STREAMS.has(name.slice(0, name.lastIndexOf('/'))))
      .reduce((sum, [, end]) => sum + Number(end), 0);
  const before = await written();
  await eventually(async () => expect(await written()).toBeGreaterThanOrEqual(before + count), {
    timeoutMs: 60_000,
    waitingFor: `${count} further messages`,
  });
}

/** A republished event: the same facts and version with a new id. */
function underNewId(record: ReadRecord, headers: Record<string, string> = {}): ReadRecord {
  const eventId = uuidv7();
  const value = { ...JSON.parse(String(record.value)), eventId };
  return {
    ...record,
    headers: { ...record.headers, ce_id: eventId, ...headers },
    value: Buffer.from(JSON.stringify(value)),
  };
}

/** Records of an unknown type, of an unknown version, and without the members that the schema requires. */
function strange(record: ReadRecord): ReadRecord[] {
  const { entry: _, ...value } = JSON.parse(String(record.value));
  const faulty = { ...record, value: Buffer.from(JSON.stringify(value)) };
  return [
    underNewId(record, { ce_type: 'order.sung', ce_dataschema: '/schemas/order.sung/v1' }),
    underNewId(record, { ce_type: TYPE, ce_dataschema: `/schemas/${TYPE}/v9` }),
    underNewId(faulty, { ce_type: TYPE, ce_dataschema: `/schemas/${TYPE}/v1` }),
  ];
}

/**
 * Publishes the entries of an order that no service knows, the newest first.
 * @returns the expected state of a consumer
 */
export async function publishBackwards(rig: FaultRig): Promise<[string, string, string[]]> {
  const orderId = 'ACME-MELI-backwards';
  const date = '2026-11-23T10:00:00.000Z';
  const sender = await rig.kafka.sender();
  const entries = [
    { version: 3, entry: 'PARCEL_TRACKING_UPDATED', status: 'SHIPPED' },
    { version: 2, entry: 'APPROVED', status: 'ON_HOLD' },
  ];
  try {
    for (const entry of entries) {
      const eventId = uuidv7();
      const dates = { occurredAt: date, eventDate: date, receivedDate: date };
      const ids = { eventId, historyId: uuidv7(), subject: orderId, orderId };
      const event = { ...EXAMPLE, ...dates, ...ids, ...entry };
      await sender.send([
        {
          stream: 'orders.order',
          key: Buffer.from(orderId),
          value: Buffer.from(JSON.stringify(event)),
          headers: { ce_id: eventId, ce_type: TYPE, ce_dataschema: `/schemas/${TYPE}/v1` },
        },
      ]);
    }
  } finally {
    await sender.stop();
  }
  const history = entries.toReversed().map(({ entry }) => `${entry} ${date} ${date}`);
  return [orderId, 'SHIPPED', history];
}
