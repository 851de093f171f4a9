import type { Failure } from './domain/failure.js';
import { HEALTHY } from './domain/breaker.js';
import { SenderEndpoint } from './sender-endpoint.js';

const AT = new Date('2026-03-04T10:00:00.000Z');
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);

let endpoint: SenderEndpoint;

beforeEach(() => {
  const settings = {
    id: 'endpoint',
    merchantId: 'ACME',
    url: 'https://shop.example/hook',
    payload: 'full' as const,
    rate: 50,
    updatedAt: AT,
    secret: 'whsec_c2VjcmV0',
  };
  endpoint = new SenderEndpoint(settings, HEALTHY);
  end({ kind: 'answered', status: 204 }, AT);
});

type Outcome = { kind: 'answered'; status: number } | { kind: 'failed'; error: Failure };

function begin(now: Date): void {
  endpoint.begin('delivery', endpoint.capacity(performance.now(), now).isProbe);
}

function end(outcome: Outcome, now: Date): void {
  begin(now);
  endpoint.end('delivery', { outcome, durationMs: 5 }, now);
}

function postpone(failure: Failure, now: Date): number {
  begin(now);
  return endpoint.postpone('delivery', failure, now);
}

function capacityAt(seconds: number): number {
  const { capacity, urgentOnly } = endpoint.capacity(performance.now(), after(seconds));
  return urgentOnly ? 0 : capacity;
}

describe('an endpoint', () => {
  it('rests after an unanswered DNS lookup, longer each time, and counts no failure', () => {
    expect(postpone('name-unresolved', AT)).toBe(5_000);
    expect(postpone('name-unresolved', after(1))).toBe(4_000); // begun before
    expect([capacityAt(4.9), capacityAt(5)]).toEqual([0, 1]);
    expect(postpone('name-unresolved', after(5))).toBe(10_000);
    expect(endpoint.currentHealth).toMatchObject({ failures: 0, failingSince: AT });
    end({ kind: 'answered', status: 204 }, after(15));
    expect(endpoint.currentHealth).toEqual(HEALTHY);
    expect(postpone('name-unresolved', after(16))).toBe(5_000);
  });

  it('rests after an answer that is expensive to read, which counts as a failure', () => {
    end({ kind: 'failed', error: 'answer-malformed' }, AT);
    expect([capacityAt(4.9), capacityAt(5)]).toEqual([0, 1]);
    end({ kind: 'failed', error: 'answer-too-large' }, after(5));
    expect([capacityAt(14.9), capacityAt(15)]).toEqual([0, 1]);
    expect(endpoint.currentHealth.failures).toBe(2);
    end({ kind: 'failed', error: 'timeout' }, after(15));
    expect(capacityAt(15)).toBeGreaterThan(1);
  });

  it('does not rest when its process stops, because another process continues', () => {
    expect(postpone('cut-off', AT)).toBe(0);
    expect(endpoint.currentHealth).toEqual(HEALTHY);
  });
});
