/**
 * `node attacker.ts` with a plan on its standard input (`AttackPlan`): sends requests on plain sockets, so that it can
 * write and read very slowly, and prints the number of answers by status. It is a separate process, so that it does not
 * slow down the measuring one. Node runs this file without a build.
 */
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface AttackRequest {
  method: string;
  path: string;
  token?: string;
  body?: string;
}

/** Connections that behave alike. */
export interface Lane {
  connections: number;
  /** The total of all connections. */
  perSecond: number;
  /** Ends the lane after this many requests. */
  most?: number;
  /**
   * `slow` writes the head immediately and then one byte per second; `chunked` does the same in chunks without a
   * length.
   */
  write?: 'fast' | 'slow' | 'chunked';
  /** `slow` reads the first part of an answer, and nothing more during the attack. */
  read?: 'fast' | 'slow';
  /** Sent in a cycle. */
  requests: AttackRequest[];
}

export interface AttackPlan {
  url: string;
  seconds: number;
  lanes: Lane[];
}

/** Number of answers by status; `broken` and `open` count requests that ended, or did not end, without an answer. */
export type AttackResult = Record<string, number>;

export const ATTACKER_PROGRAM: string = fileURLToPath(import.meta.url);

const BYTE_EVERY_MS = 1_000;

async function attack({ url, seconds, lanes }: AttackPlan): Promise<AttackResult> {
  const until = performance.now() + seconds * 1_000;
  const result: AttackResult = {};
  const count = (outcome: string): void => {
    result[outcome] = (result[outcome] ?? 0) + 1;
  };
  await Promise.all(lanes.map((lane) => runLane(new URL(url), lane, until, count)));
  // The effects of the requests continue.
  await delay(Math.max(0, until - performance.now()));
  return result;
}

/** Each connection sends its next request when the last one was answered and the rate allows it. */
async function runLane(
  url: URL,
  lane: Lane,
  until: number,
  count: (outcome: string) => void,
): Promise<void> {
  const startedAt = performance.now();
  let sent = 0;
  const connection = async (): Promise<void> => {
    while (sent < (lane.most ?? Infinity)) {
      const place = sent;
      sent += 1;
      // Each connection sends one request immediately; the rate limits the rest.
      const due = startedAt + (Math.max(0, place - lane.connections) * 1_000) / lane.perSecond;
      if (due >= until) return;
      await delay(Math.max(0, due - performance.now()));
      const request = lane.requests[place % lane.requests.length];
      if (request === undefined || performance.now() >= until) return;
      count(await send(url, request, lane, until));
    }
  };
  await Promise.all(Array.from({ length: lane.connections }, connection));
}

/** @returns the status of the answer, `broken` or `open` */
function send(url: URL, request: AttackRequest, lane: Lane, until: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname);
    let outcome = '';
    const end = (otherwise: string): void => {
      clearTimeout(timeout);
      socket.destroy();
      resolve(outcome || otherwise);
    };
    const timeout = setTimeout(() => end('open'), Math.max(1, until - performance.now()));
    socket.on('error', () => end('broken'));
    socket.on('close', () => end('broken'));
    socket.on('data', (part: Buffer) => {
      outcome ||= /^HTTP\/1\.1 (\d{3})/.exec(part.toString('latin1', 0, 12))?.[1] ?? '';
      if (lane.read === 'slow') socket.pause();
    });
    writeRequest(socket, url, request, lane);
  });
}

function writeRequest(socket: Socket, url: URL, request: AttackRequest, { write }: Lane): void {
  const { method, path, token, body } = request;
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${url.host}`,
    'connection: close',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ['content-type: application/json', lengthOf(body, write)]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  if (body === undefined) return;
  if (write === 'slow' || write === 'chunked') drip(socket, Buffer.from(body), write);
  else socket.write(body);
}

function lengthOf(body: string, write: Lane['write']): string {
  return write === 'chunked'
    ? 'transfer-encoding: chunked'
    : `content-length: ${Buffer.byteLength(body)}`;
}

/** The body is never sent completely within an attack. */
function drip(socket: Socket, body: Buffer, write: 'slow' | 'chunked'): void {
  let position = 0;
  const next = (): void => {
    const byte = String.fromCharCode(body[position] ?? 0x20);
    position += 1;
    socket.write(write === 'chunked' ? `1\r\n${byte}\r\n` : byte, 'latin1');
  };
  const timer = setInterval(next, BYTE_EVERY_MS);
  socket.once('close', () => clearInterval(timer));
  next();
}

if (process.argv[1] === ATTACKER_PROGRAM) {
  const result = await attack(JSON.parse(await text(process.stdin)) as AttackPlan);
  process.stdout.write(JSON.stringify(result));
}
