import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { eventually } from '#testing';
import { gatewayBench, tokenOf, type GatewayBench, type GatewayInstance } from '../gateway.js';
import { connectMany, readToEnd } from '../raw-http.js';
import { sendTo, type Sent } from '../send.js';

/** The connections from the gateway to each service. */
const CONNECTIONS = 128;
const KIB = 1024;
const MIB = 1024 * KIB;

let bench: GatewayBench;
let gateway: GatewayInstance;

beforeAll(async () => {
  bench = await gatewayBench();
  gateway = await bench.start();
});

afterAll(() => bench?.stop());

const send = (path: string, sent?: Sent) => sendTo(gateway.url, path, sent);

describe('forwarding bodies (decision 1.6)', () => {
  const big = randomBytes(3 * MIB);
  const sha256 = createHash('sha256').update(big).digest('hex');
  const pieces = (bytes: Buffer) =>
    Array.from({ length: Math.ceil(bytes.length / 50_000) }, (_, index) =>
      bytes.subarray(index * 50_000, (index + 1) * 50_000),
    );

  it('forwards a body of 3 MiB whole, with a length', async () => {
    const answer = await send('/ext/merchant/skus', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(big.length) },
      body: big,
    });
    expect(answer.json()).toMatchObject({ bodyBytes: big.length, bodySha256: sha256 });
    expect(bench.upstream.last().headers['content-length']).toBe(String(big.length));
  });

  it('forwards a body of 3 MiB whole, chunked', async () => {
    const answer = await send('/ext/merchant/skus', { method: 'POST', chunks: pieces(big) });
    expect(answer.json()).toMatchObject({ bodyBytes: big.length, bodySha256: sha256 });
  });

  it('begins to forward a long body before it is complete', async () => {
    const first = Promise.withResolvers<string>();
    bench.upstream.on('/ops/parcelTrackings', (request, response) => {
      request.once('data', (chunk: Buffer) => first.resolve(chunk.toString()));
      request.on('end', () => response.end('whole'));
    });
    const { hostname, port } = new URL(gateway.url);
    const request = httpRequest({ hostname, port, path: '/ops/parcelTrackings', method: 'PUT' });
    const answered = new Promise<IncomingMessage>((resolve) => request.on('response', resolve));
    request.write('the beginning'.padEnd(64 * KIB));
    request.write('and more');
    expect(await first.promise).toContain('the beginning');
    request.end();
    expect((await answered).statusCode).toBe(200);
    (await answered).resume();
  });

  it('uses no connection to the service for short bodies that are sent slowly', async () => {
    let begun = 0;
    bench.upstream.on('/ext/merchant/short', (request, response) => {
      begun += 1;
      request.on('end', () => response.end('{}')).resume();
    });
    const head = 'POST /ext/merchant/short HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
    const callers = await connectMany(
      gateway.url,
      CONNECTIONS,
      `${head}Content-Length: 5\r\n\r\nslo`,
    );
    // If each used a connection, none would be free for the requests below.
    expect((await send('/ext/merchant/later')).status).toBe(200);
    expect(begun).toBe(0);
    for (const caller of callers) caller.write('w!');
    for (const answer of await Promise.all(callers.map(readToEnd))) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    }
    expect(begun).toBe(CONNECTIONS);
  });

  it('refuses a body over 4 MiB with 413, by its length and, chunked, by its bytes', async () => {
    const tooBig = Buffer.alloc(4 * MIB + 1);
    const seen = bench.upstream.seen.length;
    const said = await send('/ext/merchant/skus', {
      method: 'POST',
      headers: { 'content-length': String(tooBig.length) },
      body: tooBig,
    });
    const counted = await send('/ext/merchant/skus', { method: 'POST', chunks: pieces(tooBig) });
    for (const answer of [said, counted]) {
      expect(answer.status).toBe(413);
      expect(answer.json().code).toBe('body-too-large');
    }
    expect(bench.upstream.seen).toHaveLength(seen);
    const most = await send('/ext/merchant/skus', {
      method: 'POST',
      chunks: pieces(tooBig.subarray(1)),
    });
    expect(most.json().bodyBytes).toBe(4 * MIB);
  });

  it.each([
    ['POST', '/token', 4 * KIB],
    ['POST', '/ext/prices/origin/a%2Fb%2Fc?x=1', 64 * KIB],
    ['PUT', '/ops/carriers/a%2Fb/', 512 * KIB],
    ['POST', '/orders', 2 * MIB],
    ['POST', '/orders/no/such/operation', 64 * KIB],
    ['POST', '/ops/clients', 64 * KIB],
  ])(
    'limits the body of %s %s to %d bytes, and forwards no longer body',
    async (method, path, limit) => {
      const sendBytes = (bytes: number, chunked = false) => {
        const body = Buffer.alloc(bytes, ' ');
        const type = { 'content-type': 'application/json' };
        return chunked
          ? send(path, { method, headers: type, chunks: pieces(body) })
          : send(path, { method, headers: { ...type, 'content-length': String(bytes) }, body });
      };
      const most = await sendBytes(limit);
      expect(most.status).not.toBe(413);
      const seen = bench.upstream.seen.length;
      const answers = [await sendBytes(limit + 1), await sendBytes(limit + 1, true)];
      // Without a token the gateway reads no body of its own operations except that of a login (decision 1.4).
      const status = most.status === 401 ? 401 : 413;
      for (const answer of answers) expect(answer.status).toBe(status);
      expect(bench.upstream.seen).toHaveLength(seen);
    },
  );

  it('refuses a client’s body with 503 while 6 MiB of its other bodies are in flight, and accepts it afterwards', async () => {
    const acme = { authorization: `Bearer ${await tokenOf(gateway.url, 'ACME-API')}` };
    const partner = { authorization: `Bearer ${await tokenOf(gateway.url, 'FULFIL-1')}` };
    const answered = Promise.withResolvers<void>();
    let waiting = 0;
    bench.upstream.on('/ext/shipments', (request, response) => {
      waiting += 1;
      request.on('end', () => void answered.promise.then(() => response.end('{}'))).resume();
    });
    const length = { 'content-length': String(big.length) };
    const upload = (path: string, headers: Record<string, string>) =>
      send(path, { method: 'POST', headers: { ...headers, ...length }, body: big });
    const small = { method: 'POST', chunks: [Buffer.from('{}')] };
    // Chunked bodies count with their operation's limit: 512 KiB.
    const slow = Array.from({ length: 12 }, () =>
      send('/ext/shipments', { ...small, headers: acme }),
    );
    await eventually(() => expect(waiting).toBe(12));
    const refused = await upload('/ext/merchant/skus', acme);
    expect([refused.status, refused.json().code]).toEqual([503, 'too-much-in-flight']);
    expect(refused.headers['retry-after']).toBe('1');
    expect((await upload('/ext/merchant/skus', partner)).status).toBe(200);
    answered.resolve();
    for (const answer of await Promise.all(slow)) expect(answer.status).toBe(200);
    await eventually(async () => {
      expect((await upload('/ext/merchant/skus', acme)).status).toBe(200);
    });
  });

  it('forwards the answer of a service that refuses a body before its end', async () => {
    bench.upstream.on('/ext/parcelTrackings', (_request, response) => {
      response.writeHead(401, { 'content-type': 'application/problem+json' });
      response.end('{"code":"unauthorized"}');
    });
    for (let round = 0; round < 5; round += 1) {
      const answer = await send('/ext/parcelTrackings', {
        method: 'PUT',
        headers: { 'content-length': String(big.length) },
        body: big,
      });
      expect(answer.status).toBe(401);
      expect(answer.json().code).toBe('unauthorized');
    }
  });

  it('forwards the body of an answer whole and does not buffer it for a slow reader', async () => {
    let sent = 0;
    const part = Buffer.alloc(64 * 1024, 'x');
    function* parts() {
      for (let index = 0; index < 64 * 16; index += 1) {
        sent += part.length;
        yield part;
      }
    }
    bench.upstream.on('/documents/large', (_request, response) => {
      Readable.from(parts(), { objectMode: false }).pipe(response);
    });
    const { hostname, port } = new URL(gateway.url);
    const request = httpRequest({ hostname, port, path: '/documents/large' }).end();
    const response = await new Promise<IncomingMessage>((resolve) =>
      request.on('response', resolve),
    );
    let stalled = { at: 0, batches: 0 };
    await eventually(() => {
      stalled = { at: sent, batches: stalled.at === sent && sent > 0 ? stalled.batches + 1 : 0 };
      expect(stalled.batches).toBeGreaterThan(10);
    });
    expect(sent).toBeLessThan(32 * MIB);
    let received = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) received += chunk.length;
    expect(received).toBe(64 * MIB);
  });
});
