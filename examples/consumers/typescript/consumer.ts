/** Stores the status and history of orders and the channel statuses of SKUs in SQLite (docs/consuming.md). */
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { headerOf, parse } from '@entrepot/events';
import type { EventOf } from '@entrepot/events';
import { Kafka } from 'kafkajs';
import type { EachBatchPayload, KafkaMessage } from 'kafkajs';

const { env } = process;

const db = new DatabaseSync(env['DATABASE'] ?? 'consumer.db');
db.exec(`PRAGMA journal_mode = WAL; ${readFileSync('../tables.sql', 'utf8')}`);
const putOrder = db.prepare(`INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT DO UPDATE
  SET status = excluded.status, version = excluded.version WHERE excluded.version > orders.version`);
const putEntry = db.prepare('INSERT OR IGNORE INTO history VALUES (?, ?, ?, ?, ?, ?)');
const putChannel = db.prepare(`INSERT INTO channels VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
  SET status = excluded.status, version = excluded.version WHERE excluded.version > channels.version`);
const putDeletion = db.prepare(`INSERT INTO deletions VALUES (?, ?) ON CONFLICT DO UPDATE
  SET version = excluded.version WHERE excluded.version > deletions.version`);
const putInbox = db.prepare('INSERT OR IGNORE INTO inbox VALUES (?)');
const putDeadLetter = db.prepare('INSERT OR IGNORE INTO dead_letters VALUES (?, ?, ?, ?, ?)');

type OrderEvent = EventOf<'order.placed' | 'order.status-changed' | 'order.history-added'>;

function onOrder(event: OrderEvent): void {
  const status = 'status' in event ? event.status : 'CREATED'; // order.placed means CREATED
  const { orderId, version, historyId, eventDate = '', receivedDate = '' } = event;
  putOrder.run(orderId, status, version);
  // The version does not matter here: a late entry is also stored.
  const entry = 'entry' in event ? event.entry : status;
  if (historyId) putEntry.run(historyId, orderId, version, entry, eventDate, receivedDate);
}

function onChannels(event: EventOf<'sku.upserted' | 'sku.channel-status-changed'>): void {
  for (const { salesChannel, status } of 'channels' in event ? event.channels : [event]) {
    putChannel.run(event.subject, salesChannel, status, event.version);
  }
}

function onDeleted({ subject, version }: EventOf<'sku.deleted'>): void {
  putDeletion.run(subject, version);
}

const HANDLERS: Record<string, (event: never) => void> = {
  'order.placed': onOrder,
  'order.status-changed': onOrder,
  'order.history-added': onOrder,
  'sku.upserted': onChannels,
  'sku.channel-status-changed': onChannels,
  'sku.deleted': onDeleted,
};

function apply(topic: string, partition: number, message: KafkaMessage): void {
  const { headers = {}, value, offset } = message;
  const handler = HANDLERS[headerOf(headers, 'ce_type') ?? ''];
  if (!handler || value === null) return;
  const parsed = parse(headers, value);
  if (parsed.kind !== 'event') {
    putDeadLetter.run(topic, partition, Number(offset), JSON.stringify(parsed), value);
  } else if (putInbox.run(parsed.event.eventId).changes === 1) {
    handler(parsed.event as never);
  }
}

/** One transaction: the inbox and the effects of the batch. kafkajs commits offsets afterwards. */
async function eachBatch({ batch }: EachBatchPayload): Promise<void> {
  db.exec('BEGIN');
  try {
    for (const message of batch.messages) apply(batch.topic, batch.partition, message);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
  console.log(`${batch.topic}: ${batch.messages.length} messages`);
}

const username = env['KAFKA_SASL_USERNAME'];
const password = env['KAFKA_SASL_PASSWORD'] ?? '';
const kafka = new Kafka({
  brokers: (env['KAFKA_BROKERS'] ?? '127.0.0.1:4647').split(','),
  ...(username && {
    ssl: { ca: readFileSync(env['KAFKA_TLS_CA_FILE'] ?? '') },
    sasl: { mechanism: 'scram-sha-512', username, password },
  }),
});
const groupId = env['GROUP_ID'] ?? 'events-reader.typescript';
const consumer = kafka.consumer({ groupId, sessionTimeout: 10_000 });
const topics = ['orders.order', 'catalog.sku'].map(
  (stream) => (env['TOPIC_PREFIX'] ?? '') + stream,
);
await consumer.connect();
await consumer.subscribe({ topics, fromBeginning: true });
await consumer.run({ eachBatch });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void consumer.disconnect());
