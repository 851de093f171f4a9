import type { ConsumerState } from '../kafka/index.js';
import { consumerHealth } from './messaging-health.js';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const MINUTE = 60_000;

const running = (
  partial: Partial<ConsumerState>,
): { state: ConsumerState; halted: Map<string, string> } => ({
  state: { state: 'running', paused: new Map(), lastActivity: NOW, ...partial },
  halted: new Map(),
});

describe('the health of a consumer group', () => {
  it('is up while the broker answers', () => {
    expect(consumerHealth(running({ lastActivity: NOW - MINUTE }), NOW).up).toBe(true);
  });

  it('is down after five minutes without heartbeat or fetch, whatever its state: a pause does not stop heartbeats', () => {
    const quiet = { lastActivity: NOW - 6 * MINUTE };
    expect(consumerHealth(running(quiet), NOW).up).toBe(false);
    const paused = new Map([['catalog.sku/1', 'connect ECONNREFUSED']]);
    expect(consumerHealth(running({ ...quiet, paused }), NOW)).toEqual({
      up: false,
      detail: 'running; catalog.sku/1: connect ECONNREFUSED',
    });
    const halted = new Map([['catalog.sku', '20 messages in a row were parked']]);
    expect(consumerHealth({ ...running(quiet), halted }, NOW).up).toBe(false);
  });

  it('is up while a partition is paused or the broker is unreachable, and reports the reason', () => {
    const paused = new Map([['catalog.sku/1', 'connect ECONNREFUSED']]);
    expect(consumerHealth(running({ paused }), NOW).up).toBe(true);
    const away = running({
      lastActivity: NOW - 6 * MINUTE,
      state: 'reconnecting',
      detail: 'no broker answers',
    });
    expect(consumerHealth(away, NOW)).toEqual({
      up: true,
      detail: 'reconnecting; no broker answers',
    });
  });

  it('reports a stream that was stopped because messages were parked in a row', () => {
    const halted = new Map([['catalog.sku', '20 messages in a row were parked']]);
    const { detail } = consumerHealth({ ...running({}), halted }, NOW);
    expect(detail).toContain('catalog.sku: 20 messages in a row were parked');
  });
});
