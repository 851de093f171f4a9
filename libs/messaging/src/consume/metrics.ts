import { contractByType } from '#contracts';
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
    help: 'Messages behind the end of the partition, when its last batch ended',
    labelNames: ['group', 'stream', 'partition'],
  }),
  halted: new Gauge({
    name: 'entrepot_consumer_halted',
    help: '1 while a stream is stopped because messages were parked in a row',
    labelNames: ['group', 'stream'],
  }),
};

/** Counts what became of a chunk's messages; one increment for each outcome, as this is on the hot path. */
export function recordChunk(group: string, result: ChunkResult): void {
  const outcomes = [
    ...result.applied.map(({ decoded, ignored }) => ({
      type: decoded.subscription.contract.type,
      outcome: ignored === undefined ? 'applied' : `ignored: ${ignored}`,
    })),
    ...result.skipped.map(({ received, reason }) => ({
      type: typeLabel(received.headers.ce_type),
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
}

/** Anybody who may write to a topic chooses the type; only those that we know make a series of their own. */
function typeLabel(type: string | undefined): string {
  return type !== undefined && contractByType(type) ? type : 'unknown';
}
