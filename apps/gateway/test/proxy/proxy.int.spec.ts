import { gunzipSync, gzipSync } from 'node:zlib';
import { gatewayBench, tokenOf, type GatewayBench, type GatewayInstance } from '../gateway.js';
import { rawHttp } from '../raw-http.js';
import { sendTo, type Sent } from '../send.js';

let bench: GatewayBench;
let gateway: GatewayInstance;

beforeAll(async () => {
  bench = await gatewayBench();
  gateway = await bench.start();
});

afterAll(() => bench?.stop());

const send = (path: string, sent?: Sent) => sendTo(gateway.url, path, sent);

describe('forwarding the path (decisions 1.5 and 2.7)', () => {
  it.each([
    '/ext/skus/a%2Fb/validPrice?salesChannel=ECOM&currency=BRL',
    '/ext/skus/a%2F..%2Fb/validPrice',
    '/ext/skus/%2e%2e/validPrice',
    '/ext/skus/../validPrice',
    '/ext/skus/a%5Cb%20c/validPrice',
    '/ext/skus/%E2%82%AC/validPrice?x=%zz&y=a+b',
    '/ext/inventories/',
    '/ext/inventories',
    '/orders/ACME-ECOM-1/approve/',
    '/fxRate/PRC',
    '/ops/sales-channels/ECOM',
    '/track/token',
  ])('forwards %s as it was sent', async (path) => {
    const { status } = await send(path);
    expect(status).toBe(200);
    expect(bench.upstream.last().url).toBe(path);
  });

  it('answers 404 with a problem for a path that no service owns, with or without a trailing slash', async () => {
    for (const path of [
      '/',
      '/ext',
      '/ext/nothing',
      '/ext/nothing/',
      '/ext/skusx',
      '/Ext/skus/a',
    ]) {
      const answer = await send(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.json().code).toBe('not-found');
    }
  });

  it('answers 400 for a path that cannot be decoded', async () => {
    expect((await send('/ext/skus/%zz')).status).toBe(400);
  });

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'forwards a request with %s',
    async (method) => {
      expect((await send('/ext/parcels', { method })).status).toBe(200);
      expect(bench.upstream.last().method).toBe(method);
    },
  );
});

describe('forwarding headers', () => {
  it('forwards the request id, the trace and the caller (decision 1.11)', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const token = await tokenOf(gateway.url, 'ACME-API');
    const answer = await send('/ext/parcels', {
      headers: {
        'x-request-id': 'from-the-caller',
        traceparent: `00-${trace}-00f067aa0ba902b7-01`,
        authorization: `Bearer ${token}`,
        'x-forwarded-for': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
      },
    });
    expect(answer.headers['x-request-id']).toBe('from-the-caller');
    const { headers } = bench.upstream.last();
    expect(headers).toMatchObject({
      'x-request-id': 'from-the-caller',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(gateway.url).host,
      'x-forwarded-proto': 'http',
      host: new URL(bench.upstream.url).host,
    });
    expect(headers.traceparent).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)\\w{16}-01$`));
    expect(headers.forwarded).toBeUndefined();
  });

  it('does not forward an invalid token', async () => {
    await send('/ext/parcels', { headers: { authorization: 'Bearer not-a-token' } });
    expect(bench.upstream.last().headers.authorization).toBeUndefined();
  });

  it('creates a request id and a trace when the caller sent none (decision 1.11)', async () => {
    const answer = await send('/ext/parcels');
    const { headers } = bench.upstream.last();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['x-request-id']).toBe(headers['x-request-id']);
    expect(headers.traceparent).toMatch(/^00-\w{32}-\w{16}-01$/);
  });

  it('forwards the headers of content negotiation both ways, and the compressed body unchanged (decision 1.16)', async () => {
    const compressed = gzipSync('{"some":"answer"}');
    bench.upstream.on('/ext/parcels/compressed', (request, response) => {
      const encoding = request.headers['accept-encoding'];
      response.setHeader('x-asked', String(encoding));
      response.setHeader('content-type', 'application/json');
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('content-encoding', 'gzip');
      response.setHeader('content-length', compressed.length);
      response.end(request.method === 'HEAD' ? undefined : compressed);
    });
    for (const method of ['GET', 'HEAD']) {
      const answer = await send('/ext/parcels/compressed', {
        method,
        headers: { 'accept-encoding': 'br;q=0.5, gzip' },
      });
      expect(answer.headers).toMatchObject({
        'x-asked': 'br;q=0.5, gzip',
        vary: 'accept-encoding',
        'content-encoding': 'gzip',
        'content-length': String(compressed.length),
      });
      expect(answer.body).toEqual(method === 'HEAD' ? Buffer.alloc(0) : compressed);
    }
  });

  it('does not negotiate compression for a request with a cookie (decision 1.16)', async () => {
    const headers = { 'accept-encoding': 'br, gzip', cookie: 'session=1' };
    await send('/ext/parcels', { headers });
    expect(bench.upstream.last().headers['accept-encoding']).toBeUndefined();
    const withCookie = await send('/openapi.json', { headers });
    expect(withCookie.headers['content-encoding']).toBeUndefined();
    const withoutCookie = await send('/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(withoutCookie.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(withoutCookie.body)).toEqual(withCookie.body);
    const { etag } = withCookie.headers;
    expect(withoutCookie.headers).toMatchObject({ etag, vary: 'accept-encoding' });
  });

  it('does not forward connection headers in either direction', async () => {
    bench.upstream.on('/track/hops', (request, response) => {
      response.setHeader('connection', 'x-own, keep-alive');
      response.setHeader('x-own', 'between us');
      response.setHeader('proxy-authenticate', 'Basic');
      response.setHeader('upgrade', 'h2c');
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.end(JSON.stringify(request.headers));
    });
    const answer = await send('/track/hops', {
      headers: {
        connection: 'x-mine, keep-alive',
        'x-mine': 'between us',
        'x-kept': 'yes',
        te: 'trailers',
        'proxy-authorization': 'Basic eDp5',
        'proxy-connection': 'keep-alive',
        'keep-alive': 'timeout=1',
        upgrade: 'h2c',
      },
    });
    const seen = answer.json() as unknown as Record<string, string>;
    expect(seen['x-kept']).toBe('yes');
    for (const name of ['x-mine', 'te', 'proxy-authorization', 'proxy-connection', 'upgrade']) {
      expect(seen[name]).toBeUndefined();
    }
    expect(seen['keep-alive']).toBeUndefined();
    for (const name of ['x-own', 'proxy-authenticate', 'upgrade']) {
      expect(answer.headers[name]).toBeUndefined();
    }
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });
});

describe('ambiguous requests', () => {
  const smuggled = 'GET /ops/exceptions HTTP/1.1\r\nHost: x\r\n\r\n';
  const post = (headers: string, body: string) =>
    `POST /orders HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;

  it.each([
    ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n`)],
    ['two lengths', post('Content-Length: 0\r\nContent-Length: 44', smuggled)],
    ['a length that is no number', post('Content-Length: 4x', 'half')],
    ['an unknown transfer encoding', post('Transfer-Encoding: xchunked', `0\r\n\r\n`)],
    ['a chunk size that is no number', post('Transfer-Encoding: chunked', `zz\r\n`)],
    ['a line break in a header', post('X-A: a\rTransfer-Encoding: chunked', smuggled)],
  ])('refuses a request with %s', async (_name, text) => {
    const seen = bench.upstream.seen.length;
    expect(await rawHttp(gateway.url, text)).toMatch(/^HTTP\/1\.1 (400|503) /);
    expect(bench.upstream.seen).toHaveLength(seen);
  });

  it('does not forward a body on a GET, and reads the next request after it', async () => {
    const text = `GET /ext/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello`;
    const next = 'GET /ext/parcels HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answer = await rawHttp(gateway.url, text + next);
    expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    // Each is for another service, so either may arrive first.
    const seen = bench.upstream.seen.slice(-2).map(({ url, bodyBytes }) => [url, bodyBytes]);
    expect(seen.toSorted()).toEqual([
      ['/ext/orders', 0],
      ['/ext/parcels', 0],
    ]);
  });
});

describe('GET /schemas/{type}/v{version} (decision 8.2)', () => {
  it('serves the contract of an event', async () => {
    const answer = await send('/schemas/sku.upserted/v1');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('application/schema+json');
    expect(answer.json()).toMatchObject({ $id: '/schemas/sku.upserted/v1', type: 'object' });
  });

  it.each(['/schemas/sku.upserted/v2', '/schemas/sku.upserted/1', '/schemas/no.such/v1'])(
    'answers 404 for %s',
    async (path) => expect((await send(path)).status).toBe(404),
  );
});
