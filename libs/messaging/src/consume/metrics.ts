import { Counter, Gauge, Histogram } from 'prom-client';
import { createdAtOf } from '../transaction/outbox-row.js';
import type { ChunkResult } from './apply-chunk.js';

export const consumerMetrics = {
  events: new Counter({
    name: 'entrepot_events_total',
    help: 'Consumed messages by outcome',
    labelNames: ['group', 'type', 'outcome'],
  }),
  parked: new Counter({
    name: 'entrepot_events_parked_total',
    help: 'Messages parked by a consumer group',
    labelNames: ['group', 'reason'],
  }),
  lag: new Gauge({
    name: 'entrepot_consumer_lag',
    help: 'Messages behind the end of the partition, measured when its last batch ended',
    labelNames: ['group', 'stream', 'partition'],
  }),
  delay: new Histogram({
    name: 'entrepot_event_delay_seconds',
    help: 'Time from the creation of an event to the commit of its effect, for the oldest event of each transaction',
    labelNames: ['group'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600],
  }),
  parkedNow: new Gauge({
    name: 'entrepot_parked_messages',
    help: 'Messages that are currently parked',
    labelNames: ['group'],
  }),
  running: new Gauge({
    name: 'entrepot_consumer_running',
    help: '1 while this process reads for the group; 0 while it starts or waits for the broker',
    labelNames: ['group'],
  }),
  paused: new Gauge({
    name: 'entrepot_consumer_paused_partitions',
    help: 'Partitions of this process that wait for a retry',
    labelNames: ['group'],
  }),
  halted: new Gauge({
    name: 'entrepot_consumer_halted',
    help: '1 while a stream is stopped because messages were parked in a row',
    labelNames: ['group', 'stream'],
  }),
};

/**
 * Counts the outcomes of a chunk's messages; one increment per outcome, because this is on the hot path.
 * @param types the types of all events: a publisher chooses the type in the header, and only these become label values
 */
export function recordChunk(group: string, result: ChunkResult, types: ReadonlySet<string>): void {
  const outcomes = [
    ...result.applied.map(({ decoded, ignored }) => ({
      type: decoded.subscription.contract.type,
      outcome: ignored === undefined ? 'applied' : `ignored: ${ignored}`,
    })),
    ...result.skipped.map(({ received, reason }) => ({
      type: typeLabel(received.headers.ce_type, types),
      outcome: `ignored: ${reason}`,
    })),
  ];
  for (const [, alike] of Map.groupBy(outcomes, ({ type, outcome }) => `${type} ${outcome}`)) {
    const [first] = alike;
    if (first) consumerMetrics.events.inc({ group, ...first }, alike.length);
  }
  if (result.duplicates > 0) {
    consumerMetrics.events.inc(
      { group, type: '', outcome: 'ignored: duplicate' },
      result.duplicates,
    );
  }
  for (const { reason } of result.parked) consumerMetrics.parked.inc({ group, reason });
  observeDelay(group, result);
}

function observeDelay(group: string, { applied }: ChunkResult): void {
  if (applied.length === 0) return;
  const oldest = applied.reduce(
    (earliest, { decoded }) => Math.min(earliest, createdAtOf(decoded.eventId)),
    Number.POSITIVE_INFINITY,
  );
  consumerMetrics.delay.observe({ group }, Math.max(0, Date.now() - oldest) / 1_000);
}

function typeLabel(type: string | undefined, types: ReadonlySet<string>): string {
  return type !== undefined && types.has(type) ? type : 'unknown';
}
