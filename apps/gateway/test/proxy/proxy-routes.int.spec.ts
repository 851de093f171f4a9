import { gatewayBench, type GatewayBench, type GatewayInstance } from '../gateway.js';
import { RecordingUpstream } from '../recording-upstream.js';
import { sendTo } from '../send.js';

describe('routing a path that two services share', () => {
  let bench: GatewayBench;
  let logistics: RecordingUpstream;
  let gateway: GatewayInstance;

  beforeAll(async () => {
    [bench, logistics] = await Promise.all([gatewayBench(), RecordingUpstream.start()]);
    gateway = await bench.start({ LOGISTICS_URL: logistics.url });
  });

  afterAll(async () => {
    await bench?.stop();
    await logistics?.stop();
  });

  const send = (path: string, method = 'POST') => sendTo(gateway.url, path, { method });

  it.each([
    '/ops/orders/ACME-MELI-1/progress',
    '/ops/orders/ACME-MELI-1/progress/',
    '/ops/orders/ACME-MELI-a%2Fb%20%E2%82%AC/progress',
    '/ops/orders/ACME-MELI-a%2Fprogress%2Fb/progress?x=1',
    `/ops/orders/ACME-MELI-${'%2F'.repeat(128)}/progress`,
  ])('forwards %s to logistics as it was sent (decisions 2.7, 6.12)', async (path) => {
    expect((await send(path)).status).toBe(200);
    expect(logistics.last().url).toBe(path);
  });

  it.each([
    '/ops/orders/ACME-MELI-1/hold',
    '/ops/orders/ACME-MELI-1',
    '/ops/orders',
    '/ops/orders/progress',
    '/ops/orders/ACME-MELI-1%2Fprogress',
    '/ops/orders/ACME-MELI-1/progressive',
    '/ext/orders/ACME-MELI-1/progress',
  ])('forwards %s to orders', async (path) => {
    expect((await send(path)).status).toBe(200);
    expect(bench.upstream.last().url).toBe(path);
  });

  it.each([
    ['/ops/sales-channels/MELI/tokens', 'PATCH', 'GET, HEAD, POST'],
    ['/ops/sales-channels/MELI/tokens/', 'PUT', 'GET, HEAD, POST'],
    ['/ops/sales-channels/MELI/tokens/1', 'GET', 'DELETE'],
  ])('answers %s itself, with 405 for %s (decision 1.4)', async (path, method, allow) => {
    const { status, headers } = await send(path, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe(allow);
  });
});
