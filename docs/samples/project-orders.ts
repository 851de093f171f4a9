import { PostgresStore, Projection } from '@entrepot/events';
import { Kafka } from 'kafkajs';
import pg from 'pg';

const pool = new pg.Pool(); // PGHOST, PGDATABASE, PGUSER, PGPASSWORD
await pool.query(`
  CREATE TABLE IF NOT EXISTS current_status (order_id text PRIMARY KEY, status text NOT NULL)`);
const store = new PostgresStore(pool);
await store.setUp();

const projection = new Projection(store, {
  'order.status-changed': async ({ orderId, status }, client) => {
    await client.query(
      `INSERT INTO current_status VALUES ($1, $2)
       ON CONFLICT (order_id) DO UPDATE SET status = excluded.status`,
      [orderId, status],
    );
  },
});

const kafka = new Kafka({ clientId: 'my-shop', brokers: ['127.0.0.1:4647'] });
const consumer = kafka.consumer({ groupId: 'my-shop.status', allowAutoTopicCreation: false });

await consumer.connect();
await consumer.subscribe({ topics: ['orders.order'], fromBeginning: true });
await consumer.run({
  eachMessage: async ({ topic, partition, message }) => {
    const { key, headers = {}, value, offset } = message;
    await projection.handle({ topic, partition, offset, key, headers, value });
  },
});
