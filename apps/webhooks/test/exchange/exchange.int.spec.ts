import type { Socket } from 'node:net';
import { Names } from '#platform';
import { DnsServer, PATIENCE } from '#testing';
import { exchange, type Exchange } from '../../src/delivery/exchange/exchange.js';
import { Receivers } from '../../src/delivery/exchange/receivers.js';
import { drip, hang, Receiver } from '../delivery/receiver.js';
import { flood, RawReceiver } from './raw-receiver.js';

const MIB = 1_048_576;

let stops: (() => Promise<void>)[] = [];
let dns: DnsServer;
let receivers: Receivers;

beforeAll(async () => {
  dns = await DnsServer.start();
});

beforeEach(() => {
  receivers = new Receivers({ WEBHOOKS_ALLOW: '127.0.0.0/8' }, new Names(dns.address));
});

afterEach(async () => {
  receivers.close();
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

afterAll(() => dns.stop());

async function startReceiver(host?: string): Promise<Receiver> {
  const receiver = await Receiver.start(host);
  stops.push(() => receiver.stop());
  return receiver;
}

async function startRaw(answer: Parameters<typeof RawReceiver.start>[0]): Promise<RawReceiver> {
  const receiver = await RawReceiver.start(answer);
  stops.push(() => receiver.stop());
  return receiver;
}

function send(url: string, deadlineMs = 10_000, through = receivers): Promise<Exchange> {
  const options = { merchantId: 'ACME', stopping: new AbortController().signal, deadlineMs };
  return exchange(through, { url, headers: {}, body: '{}' }, options);
}

const answered = (status: number) => ({ kind: 'answered', status });
const failed = (error: string) => ({ kind: 'failed', error });

describe('an exchange', () => {
  it('ends at its deadline when no status comes', async () => {
    const receiver = await startReceiver();
    receiver.answer = hang;
    expect((await send(receiver.url, 300)).outcome).toEqual(failed('timeout'));
  });

  it('reads no more than 4 KiB of an answer', async () => {
    const receiver = await startReceiver();
    const closed = Promise.withResolvers<void>();
    receiver.answer = (response) => {
      response.on('close', closed.resolve);
      response.writeHead(200);
      response.write('y'.repeat(5_000)); // The answer does not end.
    };
    const { outcome, answer, isCut } = await send(receiver.url);
    expect(outcome).toEqual(answered(200));
    expect(answer).toBe('y'.repeat(1_024));
    expect(isCut).toBe(true);
    await closed.promise;
  });

  it('makes no connection to a name that resolves to another address the second time', async () => {
    const [allowed, inside] = [await startReceiver('127.0.0.2'), await startReceiver('127.0.0.1')];
    allowed.answer = (response) => response.writeHead(200, { connection: 'close' }).end();
    const rebinding = new Receivers({ WEBHOOKS_ALLOW: '127.0.0.2/32' }, new Names(dns.address));
    const named = ({ url }: Receiver) => url.replace(/127.0.0.\d/, 'shop.example');
    dns.names.set('shop.example', ['127.0.0.2']);
    expect((await send(named(allowed), 10_000, rebinding)).outcome).toEqual(answered(200));
    dns.names.set('shop.example', ['127.0.0.1']);
    const second = await send(named(inside), 10_000, rebinding);
    expect(second.outcome).toEqual(failed('address-refused'));
    expect((await send(inside.url, 10_000, rebinding)).outcome).toEqual(second.outcome);
    expect(inside.connections).toBe(0);
    rebinding.close();
  });
});

describe('the status of an answer', () => {
  it.each([
    [
      'after an unrequested 100 Continue',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok',
      { outcome: answered(200), answer: 'ok' },
    ],
    [
      'of a body that is cut short',
      'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nhalf',
      { outcome: answered(200), answer: 'half', isCut: true },
    ],
    [
      'of a chunked body that is malformed',
      'HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\nzz\r\n',
      { outcome: answered(201), answer: 'half', isCut: true },
    ],
    [
      'of a 204 with a body',
      'HTTP/1.1 204 No Content\r\ncontent-length: 4\r\n\r\nbody',
      { outcome: answered(204) },
    ],
    [
      'of an unrequested upgrade',
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
      { outcome: answered(101) },
    ],
    [
      'of a failure with a body that is cut short',
      'HTTP/1.1 500 Oops\r\ncontent-length: 500\r\n\r\nhalf',
      { outcome: answered(500), answer: 'half', isCut: true },
    ],
  ])('decides %s', async (_title, bytes, expected) => {
    const receiver = await startRaw((socket) => socket.end(bytes));
    const { durationMs: _, ...ended } = await send(receiver.url);
    expect(ended).toEqual(expected);
  });

  it('decides when the body arrives byte by byte, which is read for a second', async () => {
    const receiver = await startReceiver();
    receiver.answer = drip;
    const ended = await send(receiver.url);
    expect(ended).toMatchObject({ outcome: answered(200), isCut: true });
    expect(ended.answer).toMatch(/^\.+$/);
    expect(ended.durationMs).toBeLessThan(3_000 * PATIENCE);
  });

  it('decides when the receiver floods the body with chunk extensions', async () => {
    const receiver = await startRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
      flood(socket, Buffer.from(`1;${'e'.repeat(8_000)}\r\nx\r\n`.repeat(8)));
    });
    const ended = await send(receiver.url);
    expect(ended).toMatchObject({ outcome: answered(200), isCut: true });
    expect(ended.durationMs).toBeLessThan(3_000 * PATIENCE);
  });

  it('is not confused with data after a 204 on the same connection', async () => {
    const receiver = await startRaw((socket) => {
      socket.write('HTTP/1.1 204 No Content\r\ncontent-length: 4\r\n\r\n');
      setTimeout(() => socket.write('body'), 50);
    });
    for (let each = 0; each < 3; each += 1) {
      expect((await send(receiver.url)).outcome).toEqual(answered(204));
    }
    expect(receiver.requests).toEqual([1, 1, 1]);
  });
});

describe('an exchange without a status', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['connection-closed', (socket) => socket.end()],
    ['connection-closed', (socket) => socket.resetAndDestroy()],
    ['answer-malformed', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')],
    ['answer-malformed', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\n')],
    ['answer-too-large', (socket) => socket.end(`HTTP/1.1 200 OK\r\na: ${'x'.repeat(20_000)}`)],
  ])('is %s', async (code, answer) => {
    const receiver = await startRaw(answer);
    expect((await send(receiver.url)).outcome).toEqual(failed(code));
  });

  it('is connection-refused when nothing listens', async () => {
    const receiver = await RawReceiver.start(() => undefined);
    await receiver.stop();
    expect((await send(receiver.url)).outcome).toEqual(failed('connection-refused'));
  });

  it('is tls-failed when the receiver does not speak TLS', async () => {
    const receiver = await startReceiver();
    const url = receiver.url.replace('http:', 'https:');
    expect((await send(url)).outcome).toEqual(failed('tls-failed'));
  });

  it('distinguishes a name that does not exist from one that was not answered', async () => {
    dns.names.set('silent.example', 'silent');
    expect((await send('http://none.example:8080/')).outcome).toEqual(failed('name-not-found'));
    expect((await send('http://silent.example:8080/')).outcome).toEqual(failed('name-unresolved'));
  });

  it.each([
    ['answers before the status', 'answer-malformed', 'HTTP/1.1 102 Processing\r\n\r\n'],
    ['bytes that are no answer', 'answer-too-large', '\r\n'],
  ])('ends soon when the receiver floods %s', async (_title, code, piece) => {
    const sent: Promise<number>[] = [];
    const block = Buffer.from(piece.repeat(Math.ceil(65_536 / piece.length)));
    const receiver = await startRaw((socket) => {
      sent.push(new Promise((done) => socket.on('close', () => done(socket.bytesWritten))));
      flood(socket, block);
    });
    for (let each = 0; each < 3; each += 1) {
      const { outcome, durationMs } = await send(receiver.url);
      expect([outcome, durationMs < 2_000 * PATIENCE]).toEqual([failed(code), true]);
    }
    // Data in the operating system's buffers of a connection counts as sent.
    for (const bytes of await Promise.all(sent)) expect(bytes).toBeLessThan(16 * MIB);
  });
});

describe('a reused connection', () => {
  const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';

  it('is replaced at once when it breaks before any byte, and only once', async () => {
    const receiver = await startRaw((socket, request, connection) => {
      if (request === 1 && connection <= 2) socket.write(ok);
      else socket.destroy();
    });
    expect((await send(receiver.url)).outcome).toEqual(answered(200));
    expect((await send(receiver.url)).outcome).toEqual(answered(200)); // on a new connection
    expect(receiver.requests).toEqual([2, 1]);
  });

  it('is not replaced when it breaks within an answer', async () => {
    const receiver = await startRaw((socket, request) => {
      if (request === 1) socket.write(ok);
      else socket.end('HTTP/1.1 2');
    });
    expect((await send(receiver.url)).outcome).toEqual(answered(200));
    const { outcome } = await send(receiver.url);
    expect(outcome.kind).toBe('failed');
    expect(receiver.requests).toEqual([2]);
  });

  it('fails like any other when the new one breaks as well', async () => {
    const receiver = await startRaw((socket, request, connection) => {
      if (request === 1 && connection === 1) socket.write(ok);
      else socket.destroy();
    });
    expect((await send(receiver.url)).outcome).toEqual(answered(200));
    expect((await send(receiver.url)).outcome).toEqual(failed('connection-closed'));
    expect(receiver.requests).toEqual([2, 1]);
  });
});
