import { needsOf } from './needs.js';
import { lagOf, withReading } from './state.js';
import type { ServiceState } from './state.js';

type Messaging = NonNullable<ServiceState['messaging']>;

function up(service: ServiceState['service'], given: Partial<Messaging> = {}): ServiceState {
  const messaging: Messaging = {
    service,
    version: '0.1.0',
    outbox: { waiting: 0, parked: 0, relay: 'active' },
    parked: [],
    lag: { state: 'known', streams: [] },
    consumers: [],
    republications: [],
    ...given,
  };
  return { service, state: 'up', messaging };
}

const PARKED = { group: 'g', messages: 2, keys: 1, oldestParkedAt: '2026-11-24T10:00:00.000Z' };
const UNKNOWN = { exceptions: undefined, disabledEndpoints: undefined };
const AWAY: ServiceState = { service: 'orders', state: 'unavailable', detail: 'refused' };

describe('what needs someone now', () => {
  it('is nothing while all services keep up', () => {
    expect(
      needsOf([up('gateway'), up('catalog')], { exceptions: '0', disabledEndpoints: '0' }),
    ).toEqual([]);
    const outbox = { waiting: 3, oldestSeconds: 59.9, parked: 0, relay: 'active' };
    expect(needsOf([up('catalog', { outbox })], UNKNOWN)).toEqual([]);
  });

  it('are services that are away, events that wait a minute, what is parked, exceptions, and disabled endpoints', () => {
    const outbox = { waiting: 3, oldestSeconds: 60, parked: 4, relay: 'active' };
    const lag = { state: 'unavailable', detail: 'no broker' } as const;
    const consumers = [
      { group: 'orders.main', detail: 'running' },
      { group: 'orders.intake', detail: 'running; sales-channel.orders: halted' },
    ];
    const services = [
      AWAY,
      up('catalog', { outbox, parked: [PARKED, PARKED] }),
      up('taxes', { lag }),
      up('logistics', { consumers }),
    ];
    const counts = { exceptions: '200+', disabledEndpoints: '3' };
    expect(needsOf(services, counts).map(({ text, at }) => `${at}: ${text}`)).toEqual([
      'services: orders does not answer',
      'services: Events of catalog have waited 1 minute to be published',
      'services: How far taxes is behind is not known: the broker does not answer',
      'services: The consumer orders.intake is not at work: running; sales-channel.orders: halted',
      'messages: Parked messages: 4',
      'outbox: Events that could not be published: 4',
      'exceptions: Exceptions that no one has acknowledged: 200+',
      'webhooks: Webhook endpoints that are disabled: 3',
    ]);
  });
});

describe('the lag of this session', () => {
  const behind = (...messages: number[]): ServiceState =>
    up('catalog', {
      lag: {
        state: 'known',
        streams: messages.map((count) => ({ group: 'g', stream: 's', messages: count })),
      },
    });

  it('is that of all streams, and not known while the service or the broker is away', () => {
    expect(lagOf(behind(2, 3))).toBe(5);
    expect(lagOf(AWAY)).toBeUndefined();
    expect(lagOf(up('taxes', { lag: { state: 'unavailable' } }))).toBeUndefined();
  });

  it('keeps the last 120 readings, and leaves out those that are not known', () => {
    let history = withReading(new Map(), [behind(1), AWAY]);
    expect([...history]).toEqual([['catalog', [1]]]);
    for (let lag = 2; lag <= 121; lag += 1) history = withReading(history, [behind(lag)]);
    expect(history.get('catalog')).toHaveLength(120);
    expect(history.get('catalog')?.at(0)).toBe(2);
  });
});
