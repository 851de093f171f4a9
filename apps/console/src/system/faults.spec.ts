import { faultsOf } from './faults.js';
import { lagOf, withReading, type ServiceState } from './state.js';

type Messaging = NonNullable<ServiceState['messaging']>;

function up(service: ServiceState['service'], overrides: Partial<Messaging> = {}): ServiceState {
  const messaging: Messaging = {
    service,
    version: '0.1.0',
    outbox: { waiting: 0, parked: 0, relay: 'active' },
    parked: [],
    lag: { state: 'known', streams: [] },
    consumers: [],
    republications: [],
    ...overrides,
  };
  return { service, state: 'up', messaging };
}

const PARKED = { group: 'g', messages: 2, keys: 1, oldestParkedAt: '2026-11-24T10:00:00.000Z' };
const AWAY: ServiceState = { service: 'orders', state: 'unavailable', detail: 'refused' };

describe('the faults of the services', () => {
  it('are empty while all services keep up', () => {
    expect(faultsOf([up('gateway'), up('catalog')])).toEqual([]);
    const outbox = { waiting: 3, oldestSeconds: 59.9, parked: 4, relay: 'active' };
    expect(faultsOf([up('catalog', { outbox, parked: [PARKED] })])).toEqual([]);
  });

  it('include services that do not respond, events that wait for a minute, and consumers that do not run, and work that fails', () => {
    const outbox = { waiting: 3, oldestSeconds: 60, parked: 0, relay: 'active' };
    const lag = { state: 'unavailable', detail: 'no broker' } as const;
    const consumers = [
      { group: 'orders.main', detail: 'running' },
      { group: 'orders.intake', detail: 'running; sales-channel.orders: halted' },
    ];
    const services = [
      AWAY,
      up('catalog', { outbox }),
      up('taxes', { lag }),
      up('logistics', { consumers, failingPollers: [{ poller: 'rollup', failures: 10 }] }),
    ];
    expect(faultsOf(services)).toEqual([
      { service: 'orders', text: 'orders does not answer' },
      { service: 'catalog', text: 'Events of catalog have waited 1 minute to be published' },
      { service: 'taxes', text: 'The lag of taxes is unknown: the broker does not answer' },
      {
        service: 'logistics',
        text: 'The consumer orders.intake is not running: running; sales-channel.orders: halted',
      },
      {
        service: 'logistics',
        text: 'The work “rollup” of logistics has failed 10 times in a row',
      },
    ]);
  });
});

describe('the lag in this session', () => {
  const behind = (...messages: number[]): ServiceState =>
    up('catalog', {
      lag: {
        state: 'known',
        streams: messages.map((count) => ({ group: 'g', stream: 's', messages: count })),
      },
    });

  it('is the sum of all streams, and unknown while the service or the broker is unavailable', () => {
    expect(lagOf(behind(2, 3))).toBe(5);
    expect(lagOf(AWAY)).toBeUndefined();
    expect(lagOf(up('taxes', { lag: { state: 'unavailable' } }))).toBeUndefined();
  });

  it('keeps the last 120 readings, without unknown ones', () => {
    let history = withReading(new Map(), [behind(1), AWAY]);
    expect([...history]).toEqual([['catalog', [1]]]);
    for (let lag = 2; lag <= 121; lag += 1) history = withReading(history, [behind(lag)]);
    expect(history.get('catalog')).toHaveLength(120);
    expect(history.get('catalog')?.at(0)).toBe(2);
  });
});
