import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { eventually, PATIENCE } from '#testing';
import { gatewayBench, tokenOf, type GatewayBench, type GatewayInstance } from '../gateway.js';
import { connectMany, readToEnd } from '../raw-http.js';
import { sendTo } from '../send.js';

/** The connections that each attacker opens; the gateway has 128 to each service. */
const CONNECTIONS = 96;
const OF_CLIENT = 32;
const STREAMS_OF_CLIENT = 16;
/** A busy machine opens as many to a service within the gateway's time limit. */
const FEW = 8;
const KIB = 1024;

let bench: GatewayBench;
let gateway: GatewayInstance;
let tokens: string[];
const sockets: Socket[] = [];

beforeAll(async () => {
  bench = await gatewayBench();
  gateway = await bench.start({
    ANSWER_TIMEOUT_MS: '4000',
    // A busy machine needs longer to open the connections.
    UPSTREAM_TIMEOUT_MS: `${Math.min(15_000 * PATIENCE, 300_000)}`,
  });
  tokens = await Promise.all([tokenOf(gateway.url, 'ACME-API'), tokenOf(gateway.url, 'FULFIL-1')]);
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

afterAll(() => bench?.stop());

/** Two clients open many connections each. */
async function attack(request: (authorization: string) => string): Promise<void> {
  for (const token of tokens) {
    sockets.push(
      ...(await connectMany(
        gateway.url,
        CONNECTIONS,
        request(`Authorization: Bearer ${token}\r\n`),
      )),
    );
  }
}

const serveOther = () =>
  sendTo(gateway.url, '/ext/shipments/other', { method: 'GET' }).then(({ status }) => status);

describe('the connections to a service, half of which two clients may take at most', () => {
  it('are not occupied by chunked bodies that end within 64 KiB', async () => {
    let begun = 0;
    bench.upstream.on('/ext/shipments/short', (request, response) => {
      begun += 1;
      request.on('end', () => response.end('{}')).resume();
    });
    await attack(
      (authorization) =>
        `POST /ext/shipments/short HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${authorization}Transfer-Encoding: chunked\r\n\r\n5\r\nslo`,
    );
    expect(await serveOther()).toBe(200);
    expect(begun).toBe(0);
    for (const socket of sockets) socket.write('w!\r\n0\r\n\r\n');
    for (const answer of await Promise.all(sockets.map(readToEnd))) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  it('are occupied by few long bodies of a client, whose further bodies are refused', async () => {
    let begun = 0;
    bench.upstream.on('/ext/shipments', (request, response) => {
      begun += 1;
      request.on('end', () => response.end('{}')).resume();
    });
    const beginning = 'x'.repeat(65 * KIB);
    await attack(
      (authorization) =>
        `POST /ext/shipments HTTP/1.1\r\nHost: x\r\n${authorization}Content-Length: ${66 * KIB}\r\n\r\n${beginning}`,
    );
    await eventually(() => expect(begun).toBe(2 * STREAMS_OF_CLIENT));
    expect(await serveOther()).toBe(200);
    const [token] = tokens;
    const refused = await sendTo(gateway.url, '/ext/shipments', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-length': String(66 * KIB) },
      body: Buffer.alloc(66 * KIB),
    });
    expect([refused.status, refused.json().code]).toEqual([503, 'too-much-in-flight']);
    expect(begun).toBe(2 * STREAMS_OF_CLIENT);
  });

  it('are occupied by 32 requests of a client; its other requests wait, and are answered in order', async () => {
    const held: ServerResponse[] = [];
    bench.upstream.on('/ext/shipments/held', (_request, response) => void held.push(response));
    await attack(
      (authorization) => `GET /ext/shipments/held HTTP/1.1\r\nHost: x\r\n${authorization}\r\n`,
    );
    await eventually(() => expect(held).toHaveLength(2 * OF_CLIENT));
    expect(await serveOther()).toBe(200);
    let answered = 0;
    for (const socket of sockets) socket.once('data', () => (answered += 1));
    await eventually(() => {
      for (const response of held.splice(0)) response.end('{}');
      expect(answered).toBe(2 * CONNECTIONS);
    });
  });

  it('are separate from those on which sales channels wait for news (decision 10.3)', async () => {
    // It also extends the limit of the channels' requests, which a slow machine needs.
    const UPSTREAM_TIMEOUT_MS = `${Math.min(5_000 * PATIENCE, 300_000)}`;
    const { url } = await bench.start({ TRUSTED_PROXIES: '127.0.0.1', UPSTREAM_TIMEOUT_MS });
    const held: ServerResponse[] = [];
    bench.upstream.on('/channel/listings', (_request, response) => void held.push(response));
    bench.upstream.on('/ext/inventories', () => undefined);
    const timedOut = sendTo(url, '/ext/inventories', { method: 'GET' });
    while (sockets.length < 4 * OF_CLIENT) {
      const address = Math.floor(sockets.length / OF_CLIENT);
      const request = `GET /channel/listings HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: 192.0.2.${address}\r\n\r\n`;
      sockets.push(...(await connectMany(url, FEW, request)));
      await eventually(() => expect(held).toHaveLength(sockets.length));
    }
    const { status } = await sendTo(url, '/ext/merchant/skus', { method: 'GET' });
    expect(status).toBe(200);
    expect((await timedOut).status).toBe(504);
    // The requests of channels, which began with it, have not timed out.
    for (const response of held) response.end('{}');
    for (const answer of await Promise.all(sockets.map(readToEnd))) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  it('are freed by the time limit of answers that their callers do not read', async () => {
    const page = Buffer.alloc(16 * KIB * KIB, 'x');
    let begun = 0;
    bench.upstream.on('/ext/shipments/page', (_request, response) => {
      begun += 1;
      response.end(page);
    });
    await attack(
      (authorization) => `GET /ext/shipments/page HTTP/1.1\r\nHost: x\r\n${authorization}\r\n`,
    );
    await eventually(() => expect(begun).toBe(2 * OF_CLIENT));
    expect(await serveOther()).toBe(200);
    await eventually(() => expect(begun).toBeGreaterThan(2 * OF_CLIENT));
  }, 60_000);
});
