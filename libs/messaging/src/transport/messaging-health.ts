import { Database } from '#store';
import { HealthRegistry, type HealthState } from '#runtime';
import { Injectable } from '@nestjs/common';
import { Relay } from '../outbox/relay.js';
import { EventStrategies, type EventStrategy } from './event-strategy.js';

/**
 * The limit for a running consumer without activity. A paused consumer still fetches and sends heartbeats; a consumer
 * that waits for its broker reports that state.
 */
const SILENCE_MS = 5 * 60_000;

/**
 * Registers the health checks. Live: every running consumer is active. Ready: the store is reachable. The broker
 * affects neither, because requests are answered without it; its state is in the details.
 */
@Injectable()
export class MessagingHealth {
  constructor(
    health: HealthRegistry,
    database: Database,
    strategies: EventStrategies,
    relay: Relay,
  ) {
    health.addReady('store', async () => ({ up: await database.isReachable() }));
    health.addLive('relay', () => ({ up: true, detail: relay.status }));
    for (const strategy of strategies.list.filter(({ consumes }) => consumes)) {
      health.addLive(strategy.group, () => consumerHealth(strategy, Date.now()));
    }
  }
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
