import { Counter, Gauge, Histogram } from 'prom-client';
import type { PendingRow } from './outbox-store.js';

export const relayMetrics = {
  published: new Counter({
    name: 'entrepot_outbox_published_total',
    help: 'Outbox rows acknowledged by Kafka',
    labelNames: ['stream'],
  }),
  active: new Gauge({
    name: 'entrepot_relay_active',
    help: 'Shards of the outbox that this process relays; the sum over all processes of the service is the number of shards',
  }),
  shards: new Gauge({
    name: 'entrepot_relay_shards',
    help: 'Shards of the outbox of this service (RELAY_SHARDS)',
  }),
  seconds: new Histogram({
    name: 'entrepot_outbox_send_seconds',
    help: 'Duration of one send of the relay',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
  }),
  age: new Gauge({
    name: 'entrepot_outbox_oldest_seconds',
    help: 'Age of the oldest outbox row of a single change that waits for the relay',
  }),
  waiting: new Gauge({
    name: 'entrepot_outbox_waiting',
    help: 'Outbox rows that wait for the relay (an upper estimate: the span of their ids)',
  }),
  parked: new Gauge({
    name: 'entrepot_outbox_parked',
    help: 'Outbox rows parked because the broker refuses them',
  }),
};

/** @param published the ids of the rows that Kafka acknowledged */
export function countPublished(rows: readonly PendingRow[], published: readonly string[]): void {
  const ids = new Set(published);
  const sent = rows.filter(({ id }) => ids.has(id));
  for (const [stream, own] of Map.groupBy(sent, (row) => row.stream)) {
    relayMetrics.published.inc({ stream }, own.length);
  }
}
