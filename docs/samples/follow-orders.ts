import { Kafka } from 'kafkajs';
import pg from 'pg';

const pool = new pg.Pool(); // PGHOST, PGDATABASE, PGUSER, PGPASSWORD
await pool.query(`
  CREATE TABLE IF NOT EXISTS order_status (
    order_id text PRIMARY KEY, version bigint NOT NULL, status text NOT NULL);
  CREATE TABLE IF NOT EXISTS order_history (
    order_id text, history_id text, entry text NOT NULL, event_date timestamptz NOT NULL,
    received_date timestamptz NOT NULL, event_data json, PRIMARY KEY (order_id, history_id));
  CREATE TABLE IF NOT EXISTS unread_message (
    partition integer, "offset" bigint, type text, schema text, value text,
    PRIMARY KEY (partition, "offset"))`);

/** One statement, so one transaction: the status by its version, the history by its id. */
const APPLY = `
  WITH status AS (
    INSERT INTO order_status AS known (order_id, version, status) VALUES ($1, $2, $3)
    ON CONFLICT (order_id) DO UPDATE SET version = excluded.version, status = excluded.status
     WHERE known.version < excluded.version
  )
  INSERT INTO order_history (order_id, history_id, entry, event_date, received_date, event_data)
  VALUES ($1, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`;

const KEEP_UNREAD = `
  INSERT INTO unread_message VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`;

const TYPES = ['order.placed', 'order.status-changed', 'order.history-added'];

const kafka = new Kafka({ clientId: 'my-shop', brokers: ['127.0.0.1:4647'] });
const consumer = kafka.consumer({ groupId: 'my-shop.orders', allowAutoTopicCreation: false });

await consumer.connect();
await consumer.subscribe({ topics: ['orders.order'], fromBeginning: true });
await consumer.run({
  eachMessage: async ({ partition, message }) => {
    const header = (name: string) => message.headers?.[name]?.toString() ?? '';
    const [type, schema] = [header('ce_type'), header('ce_dataschema')];
    if (message.value === null || !TYPES.includes(type)) return;
    const value = message.value.toString();
    if (!schema.endsWith(`/schemas/${type}/v1`)) {
      await pool.query(KEEP_UNREAD, [partition, message.offset, type, schema, value]);
      return;
    }
    const event = JSON.parse(value);
    const status = event.status ?? 'CREATED'; // order.placed has no status
    const entry = event.entry ?? status; // only order.history-added has another one
    const { orderId, version, historyId, eventDate, receivedDate, eventData } = event;
    const history = [historyId, entry, eventDate, receivedDate, eventData];
    await pool.query(APPLY, [orderId, version, status, ...history]);
  },
});
