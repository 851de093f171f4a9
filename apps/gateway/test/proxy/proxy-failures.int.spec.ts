import { request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import { IDLE_CONNECTION_MS } from '#platform';
import { eventually } from '#testing';
import { gatewayBench, type GatewayBench, type GatewayInstance } from '../gateway.js';
import { connectMany, rawHttp, readToEnd } from '../raw-http.js';
import { sendTo, type Sent } from '../send.js';

const TIMEOUT_MS = 400;
/** The connections from the gateway to each service. */
const CONNECTIONS = 128;
/** The requests that may wait for a connection. */
const WAITING = 1_000;
/** The number of addresses; none has more requests than it may have connections. */
const ADDRESSES = 50;
const OF_ADDRESS = 30;
/** More than the connections and the waiting requests together. */
const CROWD = ADDRESSES * OF_ADDRESS;
const CLOSING = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

let bench: GatewayBench;
let gateway: GatewayInstance;
/** Used for timeouts only: caller, gateway and service are one process, which may stall for as long. */
let impatient: GatewayInstance;

beforeAll(async () => {
  bench = await gatewayBench();
  [gateway, impatient] = await Promise.all([
    bench.start({ UPSTREAM_TIMEOUT_MS: '300000' }),
    bench.start({
      UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS),
      REQUEST_BODY_TIMEOUT_MS: String(2 * TIMEOUT_MS),
    }),
  ]);
});

afterAll(() => bench?.stop());

const send = (path: string, sent?: Sent) => sendTo(gateway.url, path, sent);

describe('the gateway with a failing service (decision 1.4)', () => {
  it('answers 504 when the service is too slow', async () => {
    bench.upstream.on('/ext/orders/slow', () => undefined);
    for (const method of ['GET', 'POST']) {
      const startedAt = Date.now();
      const answer = await sendTo(impatient.url, '/ext/orders/slow', {
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

  it('limits the requests to a service: some of the excess requests wait in vain, and the rest is refused at once', async () => {
    const { url } = await bench.start({ UPSTREAM_TIMEOUT_MS: '6000' });
    let arrived = 0;
    bench.upstream.on('/ext/orders/hangs', () => (arrived += 1));
    const before = bench.upstream.connections;
    const callers: Socket[] = [];
    for (let host = 1; host <= ADDRESSES; host += 1) {
      callers.push(...(await connectMany(url, OF_ADDRESS, '', `127.0.1.${host}`)));
    }
    for (const caller of callers) caller.write(`GET /ext/orders/hangs ${CLOSING}`);
    const answers = await Promise.all(callers.map(readToEnd));
    const count = (pattern: RegExp) => answers.filter((answer) => pattern.test(answer)).length;
    expect(count(/^HTTP\/1\.1 504 .*upstream-timeout/s)).toBe(CONNECTIONS + WAITING);
    expect(count(/^HTTP\/1\.1 503 .*upstream-unavailable/s)).toBe(CROWD - CONNECTIONS - WAITING);
    // A request that waits for one of the first requests, and would be sent after it, does not wait for both timeouts.
    expect(arrived).toBeLessThan(CROWD / 2);
    expect((await sendTo(url, '/ext/orders')).status).toBe(200);
    // A request whose caller got its refusal is skipped and uses no connection.
    expect(bench.upstream.connections - before).toBeLessThanOrEqual(arrived + CONNECTIONS);
  });

  it('answers 408 when the caller stops in the middle of a body', async () => {
    const { host } = new URL(impatient.url);
    const head = `POST /ext/orders/x HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 10\r\n\r\nhalf`;
    expect(await rawHttp(impatient.url, head)).toMatch(/^HTTP\/1\.1 408 .*request-timeout/s);
  });

  it('closes the connection when the service dies in the middle of its answer, and serves others', async () => {
    bench.upstream.on('/ext/orders/dies', (_request, response) => {
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(send('/ext/orders/dies')).rejects.toThrow('aborted');
    expect((await send('/ext/orders')).status).toBe(200);
  });

  it('aborts the request to the service when the caller disconnects', async () => {
    const disconnected = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    bench.upstream.on('/ext/orders/left', (_request, response) => {
      response.on('close', disconnected.resolve);
      arrived.resolve();
    });
    const { hostname, port } = new URL(gateway.url);
    const request = httpRequest({ hostname, port, path: '/ext/orders/left' }).end();
    request.on('error', () => undefined);
    await arrived.promise;
    request.destroy();
    await disconnected.promise; // This is long before the gateway's timeout.
  });

  it('closes idle connections before a stopping service does', async () => {
    await send('/ext/orders');
    expect(await bench.upstream.openConnections()).toBeGreaterThan(0);
    await eventually(async () => expect(await bench.upstream.openConnections()).toBe(0), {
      timeoutMs: 3 * IDLE_CONNECTION_MS,
    });
  });

  it('answers 503 with Retry-After while the service is unavailable, and forwards again afterwards', async () => {
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
