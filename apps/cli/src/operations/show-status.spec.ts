import { FakeApi } from '../spec/fake-api.js';

describe('entrepot status', () => {
  const api = new FakeApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  const outbox = { waiting: 4, oldestSeconds: 1.25, parked: 0, relay: 'active' };
  const lag = { state: 'known', streams: [{ group: 'g', stream: 's', messages: 3 }] };
  const messaging = { outbox, parked: [], lag, consumers: [], republications: [] };
  const services = [
    { service: 'orders', state: 'up', messaging: { ...messaging, version: '1.2.3' } },
    { service: 'taxes', state: 'up', messaging },
    { service: 'pricing', state: 'unavailable', detail: 'no answer from http://127.0.0.1:4643' },
  ];
  beforeAll(() => void (api.answers['GET /ops/overview'] = { services }));

  it('shows the version of each service that reports one, and all important columns at 60 columns', async () => {
    const { out } = await api.runCommand('operator', ['status']);
    expect(out.slice(0, 3)).toEqual([
      'SERVICE  STATE        VERSION  LAG  OUTBOX  OLDEST  PARKED  PARKED OUTBOX  FAULT',
      'orders   up           1.2.3      3       4   1.3 s       0              0',
      'taxes    up                      3       4   1.3 s       0              0',
    ]);
    const narrow = await api.runCommand('operator', ['status'], { columns: 60 });
    expect(Math.max(...narrow.out.map(({ length }) => length))).toBeLessThanOrEqual(60);
    expect(narrow.out.join(' ').replaceAll(/\s+/g, ' ')).toContain('1:4643');
    expect(narrow.notes).toEqual([
      'Not shown at 60 columns: VERSION, OUTBOX, OLDEST. -o wide',
      'shows them.',
    ]);
  });

  it('is printed in every format', async () => {
    const lines = async (format: string) =>
      (await api.runCommand('operator', ['status', '-o', format])).out;
    expect(JSON.parse((await lines('json')).join(''))).toEqual(services);
    expect((await lines('ndjson')).map((line) => JSON.parse(line))).toEqual(services);
    expect((await lines('csv'))[1]).toBe('orders,up,1.2.3,3,4,1.3 s,0,0,');
  });
});
