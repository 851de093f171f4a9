import type { Database, HealthRegistry, HealthState } from '#platform';
import type { Relay } from '../outbox/relay.js';
import type { EventStrategies } from './event-strategies.js';
import type { EventStrategy } from './event-strategy.js';

/**
 * The limit for a running consumer without activity. A paused consumer still fetches and sends heartbeats; a consumer
 * that waits for its broker reports that state.
 */
const SILENCE_MS = 5 * 60_000;

/**
 * Registers the health checks. Live: every running consumer is active. Ready: the store is reachable. The broker
 * affects neither, because requests are answered without it; its state is in the details.
 */
export function registerHealth(
  health: HealthRegistry,
  database: Database,
  strategies: EventStrategies,
  relay: Relay,
): true {
  health.addReady('store', async () => ({ up: await database.isReachable() }));
  health.addLive('relay', () => ({ up: true, detail: relay.status }));
  for (const strategy of strategies.list.filter(({ consumes }) => consumes)) {
    health.addLive(strategy.group, () => consumerHealth(strategy, Date.now()));
  }
  return true;
}

/** The health of one consumer group at a time. */
export function consumerHealth(
  { state, halted }: Pick<EventStrategy, 'state' | 'halted'>,
  now: number,
): HealthState {
  const reasons = [
    ...(state.detail === undefined ? [] : [state.detail]),
    ...[...halted].map(([stream, reason]) => `${stream}: ${reason}`),
    ...[...state.paused].map(([partition, reason]) => `${partition}: ${reason}`),
  ];
  const quiet = state.state === 'running' && now - state.lastActivity > SILENCE_MS;
  const detail = [state.state, ...reasons].join('; ');
  return { up: !quiet, detail };
}
