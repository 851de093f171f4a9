import type { Database, HealthRegistry, HealthState } from '#platform';
import type { Relay } from '../outbox/relay.js';
import type { EventStrategies } from './event-strategies.js';
import type { EventStrategy } from './event-strategy.js';

/** A paused consumer still fetches and beats; one that waits for its broker cannot, and says so. */
const SILENCE_MS = 5 * 60_000;

/**
 * Live: no consumer is silent without saying why. Ready: the store can be reached. The broker being away is
 * neither, since requests are answered without it; it is said in the details.
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

/** What one consumer group says of itself at a moment. */
export function consumerHealth(
  { state, halted }: Pick<EventStrategy, 'state' | 'halted'>,
  now: number,
): HealthState {
  const saying = [
    ...(state.detail === undefined ? [] : [state.detail]),
    ...[...halted].map(([stream, reason]) => `${stream}: ${reason}`),
    ...[...state.paused].map(([partition, reason]) => `${partition}: ${reason}`),
  ];
  const quiet = state.state === 'running' && now - state.lastActivity > SILENCE_MS;
  const detail = [state.state, ...saying].join('; ');
  return { up: !quiet, detail };
}
