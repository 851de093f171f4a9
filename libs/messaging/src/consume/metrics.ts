import { Counter, Gauge } from 'prom-client';
import type { ChunkResult } from './chunk.js';

export const consumerMetrics = {
  events: new Counter({
    name: 'entrepot_events_total',
    help: 'Consumed messages by what became of them',
    labelNames: ['group', 'type', 'outcome'],
  }),
  parked: new Counter({
    name: 'entrepot_events_parked_total',
    help: 'Messages put aside by a consumer group',
    labelNames: ['group', 'reason'],
  }),
  lag: new Gauge({
    name: 'entrepot_consumer_lag',
    help: 'Messages behind the end of the partition, when its last batch was done',
    labelNames: ['group', 'stream', 'partition'],
  }),
  halted: new Gauge({
    name: 'entrepot_consumer_halted',
    help: '1 while a stream is stopped because messages were parked in a row',
    labelNames: ['group', 'stream'],
  }),
};

/** Counts what became of a chunk's messages. */
export function recordChunk(group: string, result: ChunkResult): void {
  for (const { decoded, ignored } of result.applied) {
    const outcome = ignored === undefined ? 'applied' : `ignored: ${ignored}`;
    consumerMetrics.events.inc({ group, type: decoded.subscription.contract.type, outcome });
  }
  for (const { received, reason } of result.skipped) {
    const type = received.headers.ce_type ?? '';
    consumerMetrics.events.inc({ group, type, outcome: `ignored: ${reason}` });
  }
  if (result.duplicates > 0) {
    consumerMetrics.events.inc(
      { group, type: '', outcome: 'ignored: duplicate' },
      result.duplicates,
    );
  }
  for (const { reason } of result.parked) consumerMetrics.parked.inc({ group, reason });
}
