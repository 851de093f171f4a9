import { Gauge } from 'prom-client';
import type { Database } from './database.js';
import { readQueues, type StoredQueue } from './read-queues.js';
import type { Readings } from '#runtime';

const waiting = new Gauge({
  name: 'entrepot_queue_waiting',
  help: 'Rows of delayed work in the store, due or not; counted up to 100,000',
  labelNames: ['queue'],
});

const overdue = new Gauge({
  name: 'entrepot_queue_overdue_seconds',
  help: 'How long the row that is due longest has been due',
  labelNames: ['queue'],
});

/** Reports the delayed work in a service's store as metrics (decision 6.15). */
export function watchQueues(
  readings: Readings,
  database: Database,
  queues: readonly StoredQueue[],
): void {
  readings.add('queues', async () => {
    for (const { queue, ...reading } of await readQueues(database.http, queues)) {
      waiting.set({ queue }, reading.waiting);
      overdue.set({ queue }, reading.overdueSeconds);
    }
  });
}
