import { rawHttp } from '../raw-http.js';
import { gatewayBench, type GatewayBench, type GatewayInstance } from '../gateway.js';

let bench: GatewayBench;
let gateway: GatewayInstance;

beforeAll(async () => {
  bench = await gatewayBench();
  gateway = await bench.start();
});

afterAll(() => bench?.stop());

/** A request hidden in another one; a service that receives it was attacked successfully. */
const HIDDEN = 'GET /ops/exceptions?hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const LAST = 'GET /ext/parcels?last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

const post = (headers: string, body: string): string =>
  `POST /orders HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;
const chunked = (body: string): string => post('Transfer-Encoding: chunked', body);

/** The received statuses, and the requests that the services got. */
async function sent(text: string): Promise<{ statuses: number[]; seen: string[] }> {
  const before = bench.upstream.seen.length;
  const answer = await rawHttp(gateway.url, text);
  const seen = bench.upstream.seen.slice(before).map(({ method, url }) => `${method} ${url}`);
  return {
    statuses: [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    seen,
  };
}

describe('ambiguous requests, which are refused with the connection closed', () => {
  it.each([
    ['CL.TE', post(`Content-Length: 6\r\nTransfer-Encoding: chunked`, `0\r\n\r\nG`)],
    [
      'CL.TE with a whole request',
      post(`Content-Length: 60\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${HIDDEN}`),
    ],
    [
      'TE.CL',
      post('Transfer-Encoding: chunked\r\nContent-Length: 4', `3b\r\n${HIDDEN}\r\n0\r\n\r\n`),
    ],
    [
      'TE.TE, the second unknown',
      post('Transfer-Encoding: chunked\r\nTransfer-Encoding: x', `0\r\n\r\n${HIDDEN}`),
    ],
    ['TE.TE in one field', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${HIDDEN}`)],
    ['chunks named twice', post('Transfer-Encoding: chunked, chunked', `0\r\n\r\n${HIDDEN}`)],
    ['a coding with a vertical tab', post('Transfer-Encoding: \x0bchunked', `0\r\n\r\n${HIDDEN}`)],
    ['a coding before a blank', post('Transfer-Encoding : chunked', `0\r\n\r\n${HIDDEN}`)],
    ['two equal lengths', post('Content-Length: 0\r\nContent-Length: 0', HIDDEN)],
    ['two lengths in one field', post('Content-Length: 0, 44', HIDDEN)],
    ['a length with a sign', post('Content-Length: +0', HIDDEN)],
    ['a length below zero', post('Content-Length: -1', HIDDEN)],
    ['a length in hexadecimal', post('Content-Length: 0x10', HIDDEN)],
    ['a length beyond numbers', post('Content-Length: 18446744073709551616', HIDDEN)],
    ['a folded field', post('X-A: a\r\n Content-Length: 44', HIDDEN)],
    ['a folded coding', post('Transfer-Encoding:\r\n chunked', `0\r\n\r\n${HIDDEN}`)],
    ['a blank line of blanks', `POST /orders HTTP/1.1\r\nHost: x\r\n \r\n${HIDDEN}`],
    ['bare line feeds', `POST /orders HTTP/1.1\nHost: x\nContent-Length: 44\n\n${HIDDEN}`],
    ['a bare line feed in a field', post('X-A: a\nContent-Length: 44', HIDDEN)],
    ['a bare carriage return in a field', post('X-A: a\rContent-Length: 44', HIDDEN)],
    ['a zero byte in a field', post('X-A: a\0Content-Length: 44', HIDDEN)],
    ['a zero byte in a name', post('X-\0A: a', HIDDEN)],
    ['a field without a name', post(': a', HIDDEN)],
    ['chunks that end in bare line feeds', chunked(`1\nA\n0\n\n${HIDDEN}`)],
    ['a chunk longer than it says', chunked(`1\r\nAB\r\n0\r\n\r\n${HIDDEN}`)],
    ['a chunk size beyond numbers', chunked(`fffffffffffffffff\r\nA\r\n0\r\n\r\n${HIDDEN}`)],
    ['a chunk size with a sign', chunked(`+1\r\nA\r\n0\r\n\r\n${HIDDEN}`)],
    ['a chunk size after 0x', chunked(`0x1\r\nA\r\n0\r\n\r\n${HIDDEN}`)],
    ['a chunk extension with a bare line feed', chunked(`1;a\nb\r\nA\r\n0\r\n\r\n${HIDDEN}`)],
    [
      'a chunk extension of 20,000 bytes',
      chunked(`1;${'a'.repeat(20_000)}\r\nA\r\n0\r\n\r\n${HIDDEN}`),
    ],
    [
      'chunks in HTTP/1.0',
      `POST /orders HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ['an unknown version', `GET /orders HTTP/1.9\r\nHost: x\r\n\r\n${HIDDEN}`],
    ['no version', `GET /orders\r\n\r\n${HIDDEN}`],
    ['HTTP/2 without having asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown method', `SMUGGLE /orders HTTP/1.1\r\nHost: x\r\n\r\n${HIDDEN}`],
    ['a length after the chunks', chunked(`0\r\nContent-Length: 44\r\n\r\n${HIDDEN}`)],
  ])('refuses %s and closes the connection', async (_name, text) => {
    const { statuses, seen } = await sent(text + LAST);
    expect(seen.filter((request) => request.includes('hidden'))).toEqual([]);
    expect(seen.filter((request) => request.includes('last'))).toEqual([]);
    expect(statuses).toHaveLength(1);
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
  });
});

describe('unambiguous requests', () => {
  it.each([
    ['a chunk extension', chunked(`1;name="a;b"\r\nA\r\n0\r\n\r\n`)],
    ['trailers', chunked(`1\r\nA\r\n0\r\nX-Trailer: 1\r\n\r\n`)],
    ['a length of zeros', post('Content-Length: 000', '')],
    [
      'a body that waits for a 100 Continue',
      post('Content-Length: 1\r\nExpect: 100-continue', 'A'),
    ],
  ])('forwards one request with %s', async (_name, text) => {
    const { statuses, seen } = await sent(text + LAST);
    expect(statuses.filter((status) => status >= 200)).toEqual([200, 200]);
    expect(seen).toHaveLength(2);
    expect(seen[1]).toBe('GET /ext/parcels?last');
  });

  it.each(['Upgrade: websocket', 'HTTP2-Settings: AAMAAABkAAQAAP__\r\nUpgrade: h2c'])(
    'ignores the upgrade of %j and forwards the request as any other',
    async (upgrade) => {
      const connection = 'Connection: Upgrade, HTTP2-Settings, close';
      const text = `GET /ext/orders HTTP/1.1\r\nHost: x\r\n${connection}\r\n${upgrade}\r\n\r\n`;
      expect(await sent(text)).toEqual({ statuses: [200], seen: ['GET /ext/orders'] });
      expect(bench.upstream.last().headers.upgrade).toBeUndefined();
    },
  );

  it.each([
    ['no host', ''],
    ['two hosts', 'Host: x\r\nHost: y\r\n'],
    ['two equal hosts', 'Host: x\r\nhost: x\r\n'],
  ])('refuses a request with %s', async (_name, hosts) => {
    const { statuses, seen } = await sent(`GET /ext/orders HTTP/1.1\r\n${hosts}\r\n${LAST}`);
    expect(statuses[0]).toBe(400);
    expect(seen).not.toContain('GET /ext/orders');
  });

  it('hides from a service how the body was transferred', async () => {
    await sent(chunked(`1;name=value\r\nA\r\n0\r\nX-Trailer: 1\r\n\r\n`) + LAST);
    const request = bench.upstream.seen.at(-2);
    expect(request).toMatchObject({ url: '/orders', bodyBytes: 1 });
    expect(request?.headers['x-trailer']).toBeUndefined();
    expect(request?.headers.upgrade).toBeUndefined();
  });
});

describe('requests that name a foreign host', () => {
  it.each([
    'GET http://169.254.169.254/ext/orders HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET http://127.0.0.1:1/ext/orders HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n',
    'GET https://user@elsewhere.example/ext/orders HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n',
    'GET //elsewhere.example/ext/orders HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /ext/orders@elsewhere.example HTTP/1.1\r\nHost: x@elsewhere.example\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  ])('forwards %j to our own services or refuses it', async (text) => {
    const { statuses, seen } = await sent(text + LAST);
    expect(statuses).toHaveLength(2);
    expect(statuses[0]).toBeLessThan(500);
    for (const request of seen) expect(request).toMatch(/^\w+ \/(ext|orders)/);
    for (const { headers } of bench.upstream.seen.slice(-seen.length)) {
      expect(headers.host).toBe(new URL(bench.upstream.url).host);
    }
  });

  it.each(['127.0.0.1:22', 'elsewhere.example:443'])(
    'refuses to connect the caller to %s',
    async (target) => {
      const { statuses, seen } = await sent(
        `CONNECT ${target} HTTP/1.1\r\nHost: x\r\n\r\n${HIDDEN}`,
      );
      expect(statuses.filter((status) => status < 400)).toEqual([]);
      expect(seen).toEqual([]);
    },
  );
});
