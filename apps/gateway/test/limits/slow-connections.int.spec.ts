import type { Socket } from 'node:net';
import { eventually } from '#testing';
import { gatewayBench, type GatewayBench, type GatewayInstance } from '../gateway.js';
import { connectMany } from '../raw-http.js';

const CONNECTIONS = 2_000;
const SLOW_BODIES = 300;

let bench: GatewayBench;
let gateway: GatewayInstance;
const sockets: Socket[] = [];

beforeAll(async () => {
  bench = await gatewayBench();
  gateway = await bench.start({
    REQUEST_HEAD_TIMEOUT_MS: '3000',
    REQUEST_BODY_TIMEOUT_MS: '3000',
  });
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

afterAll(() => bench?.stop());

/** Connections that send a part of a request, or nothing, and then stop. */
async function openStalledConnections(count: number, said: string): Promise<void> {
  sockets.push(...(await connectMany(gateway.url, count, said)));
  for (const socket of sockets) socket.resume();
}

const open = (): number =>
  sockets.filter((socket) => !socket.closed && !socket.readableEnded).length;

/** By the service that the slow requests are for. */
async function isServed(): Promise<boolean> {
  const response = await fetch(`${gateway.url}/orders`, {
    signal: AbortSignal.timeout(30_000),
  });
  await response.body?.cancel();
  return response.status === 200;
}

describe('slow and idle connections', () => {
  it.each([
    ['nothing at all', CONNECTIONS, ''],
    ['half a request line', CONNECTIONS, 'GET /ord'],
    ['half a head', CONNECTIONS, 'GET /orders HTTP/1.1\r\nHost: x\r\nX-A: '],
    ['half a body', SLOW_BODIES, 'POST /orders HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{'],
    [
      'half a chunk',
      SLOW_BODIES,
      'POST /orders HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n63\r\n{',
    ],
  ])(
    'closes connections that send %s, and serves other callers meanwhile',
    async (_what, count, said) => {
      await openStalledConnections(count, said);
      expect(await isServed()).toBe(true);
      await eventually(() => expect(open()).toBe(0), {
        timeoutMs: 60_000,
        waitingFor: 'the connections to be ended',
      });
      expect(await isServed()).toBe(true);
    },
    120_000,
  );

  it('are closed without an answer where nothing was sent, since a browser would show it as its page', async () => {
    await openStalledConnections(1, '');
    await eventually(() => expect(open()).toBe(0), {
      timeoutMs: 60_000,
      waitingFor: 'the connection to be ended',
    });
    expect(sockets.map(({ bytesRead }) => bytesRead)).toEqual([0]);
  }, 120_000);
});
