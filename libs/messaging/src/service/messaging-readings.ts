import { Database, watchQueues } from '#store';
import { Readings } from '#runtime';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { consumerMetrics } from '../consume/metrics.js';
import { MESSAGING_OPTIONS, type MessagingOptions } from '../options.js';
import { relayMetrics } from '../outbox/relay-metrics.js';
import { Relay } from '../outbox/relay.js';
import { ParkedMessages } from '../parking/parked-messages.js';
import { EventStrategies } from '../transport/event-strategy.js';

const storeMetrics = {
  connections: new Gauge({
    name: 'entrepot_store_connections',
    help: 'Connections to Postgres by pool and state',
    labelNames: ['pool', 'state'],
  }),
  waiting: new Gauge({
    name: 'entrepot_store_waiting',
    help: 'Callers that wait for a connection of the pool',
    labelNames: ['pool'],
  }),
};

/** Registers the readings of a service's messaging, pools and queues, taken when its metrics are queried. */
@Injectable()
export class MessagingReadings {
  constructor(
    readings: Readings,
    @Inject(MESSAGING_OPTIONS) { queues = [] }: MessagingOptions,
    database: Database,
    { list }: EventStrategies,
    relay: Relay,
    parked: ParkedMessages,
  ) {
    relayMetrics.shards.set(relay.shards);
    readings.add('relay', () => relayMetrics.active.set(relay.active));
    readings.add('connections', () => {
      for (const { pool, busy, idle, waiting } of database.poolUse()) {
        storeMetrics.connections.set({ pool, state: 'busy' }, busy);
        storeMetrics.connections.set({ pool, state: 'idle' }, idle);
        storeMetrics.waiting.set({ pool }, waiting);
      }
    });
    readings.add('consumers', () => {
      for (const { group, state } of list.filter(({ consumes }) => consumes)) {
        consumerMetrics.running.set({ group }, state.state === 'running' ? 1 : 0);
        consumerMetrics.paused.set({ group }, state.paused.size);
      }
    });
    readings.add('parked messages', async () => {
      const counts = new Map(
        (await parked.counts()).map(({ group, messages }) => [group, messages]),
      );
      for (const { group } of list)
        consumerMetrics.parkedNow.set({ group }, counts.get(group) ?? 0);
    });
    if (queues.length > 0) watchQueues(readings, database, queues);
  }
}
