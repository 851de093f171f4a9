import { request as httpRequest } from 'node:http';
import { IDLE_CONNECTION_MS } from '#platform';
import { eventually } from '#testing';
import { gatewayBench } from './gateway.js';
import type { GatewayBench, GatewayInstance } from './gateway.js';
import { rawHttp } from './raw-http.js';
import { sendTo } from './send.js';
import type { Sent } from './send.js';

const TIMEOUT_MS = 400;
/** What the gateway has to each service. */
const CONNECTIONS = 128;
/** More than have a connection or may wait for one. */
const CROWD = 1_500;

let bench: GatewayBench;
let gateway: GatewayInstance;

beforeAll(async () => {
  bench = await gatewayBench();
  gateway = await bench.start({
    UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS),
    REQUEST_BODY_TIMEOUT_MS: String(2 * TIMEOUT_MS),
  });
});

afterAll(() => bench?.stop());

const send = (path: string, sent?: Sent) => sendTo(gateway.url, path, sent);

describe('a service that does not answer (decision 1.4)', () => {
  it('is 504 when it is too slow', async () => {
    bench.upstream.on('/ext/orders/slow', () => undefined);
    for (const method of ['GET', 'POST']) {
      const startedAt = Date.now();
      const answer = await send('/ext/orders/slow', {
        method,
        ...(method === 'POST'
          ? { headers: { 'content-length': '2' }, body: Buffer.from('{}') }
          : {}),
      });
      expect(answer.status).toBe(504);
      expect(answer.json().code).toBe('upstream-timeout');
      expect(Date.now() - startedAt).toBeGreaterThanOrEqual(TIMEOUT_MS - 50);
    }
  });

  it('is asked by so many at once and no more: of the others some wait in vain, and the last are told at once', async () => {
    const { url } = await bench.start({ UPSTREAM_TIMEOUT_MS: '3000' });
    let arrived = 0;
    bench.upstream.on('/ext/orders/hangs', () => (arrived += 1));
    const before = bench.upstream.connections;
    const answers = await Promise.all(
      Array.from({ length: CROWD }, () => sendTo(url, '/ext/orders/hangs')),
    );
    const codes = new Set(answers.map((answer) => `${answer.status} ${answer.json().code}`));
    expect(codes).toEqual(new Set(['503 upstream-unavailable', '504 upstream-timeout']));
    // Whoever waits for one of the first, and would come after it, does not wait for both.
    expect(arrived).toBeLessThan(CROWD / 2);
    expect((await sendTo(url, '/ext/orders')).status).toBe(200);
    // Whom nobody answers any more is passed over; it does not use up a connection.
    expect(bench.upstream.connections - before).toBeLessThanOrEqual(arrived + CONNECTIONS);
  }, 60_000);

  it('is not blamed when the caller stops in the middle of a body', async () => {
    const { host } = new URL(gateway.url);
    const head = `POST /ext/orders/x HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 10\r\n\r\nhalf`;
    expect(await rawHttp(gateway.url, head)).toMatch(/^HTTP\/1\.1 408 .*request-timeout/s);
  });

  it('breaks the answer off when it dies in the middle of it, and the gateway lives on', async () => {
    bench.upstream.on('/ext/orders/dies', (_request, response) => {
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(send('/ext/orders/dies')).rejects.toThrow('aborted');
    expect((await send('/ext/orders')).status).toBe(200);
  });

  it('is let go when the caller leaves', async () => {
    const left = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    bench.upstream.on('/ext/orders/left', (_request, response) => {
      response.on('close', left.resolve);
      arrived.resolve();
    });
    const { hostname, port } = new URL(gateway.url);
    const request = httpRequest({ hostname, port, path: '/ext/orders/left' }).end();
    request.on('error', () => undefined);
    await arrived.promise;
    const startedAt = Date.now();
    request.destroy();
    await left.promise;
    expect(Date.now() - startedAt).toBeLessThan(TIMEOUT_MS);
  });

  it('finds no unused connection to close when it stops, however long it would keep them', async () => {
    await send('/ext/orders');
    expect(await bench.upstream.openConnections()).toBeGreaterThan(0);
    await eventually(async () => expect(await bench.upstream.openConnections()).toBe(0), {
      timeoutMs: 3 * IDLE_CONNECTION_MS,
    });
  });

  it('is 503 with Retry-After when it is away, and served again once it is back', async () => {
    await bench.upstream.stop();
    const get = await send('/ext/orders');
    const post = await send('/orders', { method: 'POST', chunks: [Buffer.from('{}')] });
    const sized = await send('/orders', {
      method: 'POST',
      headers: { 'content-length': '2' },
      body: Buffer.from('{}'),
    });
    for (const answer of [get, post, sized]) {
      expect(answer.status).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'upstream-unavailable', status: 503 });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json().instance).toBe(answer.headers['x-request-id']);
    }
    await bench.upstream.listen();
    expect((await send('/ext/orders')).status).toBe(200);
  });
});
