import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { retryAfterMs } from '../domain/retry-after.js';
import type { Outcome } from '../domain/verdict.js';
import { ExchangeFailure, failureOfError } from './exchange-failure.js';
import { CONNECT_MS, type Receivers, type WebhookRequest } from './receivers.js';

/** The time limit of an exchange: the connection, the request, and the status. */
const DEADLINE_MS = 15_000;
/** The time limit for the rest of an answer after its status, which has decided the result. */
const BODY_MS = 1_000;
/** The maximum size that is read of an answer's body; a longer body is cut off. */
const READ_BYTES = 4_096;
/** The size that is stored of it. */
const KEPT_BYTES = 1_024;
/**
 * The maximum size that is read from a connection for one answer: more than headers and body may have, and twice as
 * much as is read at once.
 */
const WIRE_BYTES = 131_072;
/** The maximum number of preliminary answers (1xx). */
const MOST_INTERIM = 16;

/** The result of an attempt. */
export interface Exchange {
  outcome: Outcome;
  durationMs: number;
  /** The beginning of the answer's body as text, if it has one. */
  answer?: string;
  /** Whether the answer's body was not read to its end. */
  isCut?: boolean;
}

export interface ExchangeOptions {
  /** The merchant of the endpoint. */
  merchantId: string;
  /** Ends the exchange early. */
  stopping: AbortSignal;
  deadlineMs?: number;
}

/**
 * Sends a request once. The status decides as soon as it arrives; the rest of the answer is read for at most a second.
 * If a reused connection breaks without a byte, the receiver closed it while it was idle: the request is then sent on a
 * new connection (decision 11.12).
 */
export async function exchange(
  receivers: Receivers,
  request: WebhookRequest,
  { merchantId, stopping, deadlineMs = DEADLINE_MS }: ExchangeOptions,
): Promise<Exchange> {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new ExchangeFailure('timeout')), deadlineMs);
  const signal = AbortSignal.any([deadline.signal, stopping]);
  const send = (isFresh: boolean) => sendOnce(receivers, request, { merchantId, isFresh, signal });
  try {
    const ended = await send(false).catch((error: unknown) => {
      if (error instanceof StaleConnection) return send(true);
      throw error;
    });
    return { ...ended, durationMs: took() };
  } catch (error) {
    return { outcome: { kind: 'failed', error: failureOfError(error) }, durationMs: took() };
  } finally {
    clearTimeout(timer);
  }
}

class StaleConnection extends Error {}

interface SendOptions {
  merchantId: string;
  isFresh: boolean;
  signal: AbortSignal;
}

function sendOnce(
  receivers: Receivers,
  webhook: WebhookRequest,
  { merchantId, isFresh, signal }: SendOptions,
): Promise<Omit<Exchange, 'durationMs'>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let connecting: NodeJS.Timeout | undefined;
    const onConnecting = (): void => {
      const giveUp = () => request.destroy(new ExchangeFailure('connect-timeout'));
      connecting = setTimeout(giveUp, CONNECT_MS);
    };
    const request = receivers.open(webhook, { merchantId, isFresh, onConnecting });
    const end = () => request.destroy(signal.reason as Error);
    signal.addEventListener('abort', end);
    const wire = watchWire(request, () => clearTimeout(connecting));
    request.on('response', (response) => resolve(readAnswer(response)));
    request.on('upgrade', ({ statusCode: status = 0 }, socket: Socket) => {
      socket.destroy();
      resolve({ outcome: { kind: 'answered', status } });
    });
    request.on('error', (error) => reject(rejectionOf(error, request, wire.bytes)));
    request.on('close', () => {
      clearTimeout(connecting);
      signal.removeEventListener('abort', end);
    });
    request.end(webhook.body);
  });
}

/**
 * Counts everything that the receiver sends, and ends a request whose answer is too long.
 * @returns the count
 */
function watchWire(request: ClientRequest, onConnected: () => void): { bytes: number } {
  const wire = { bytes: 0 };
  let interim = 0;
  request.on('information', () => {
    interim += 1;
    if (interim > MOST_INTERIM) request.destroy(new ExchangeFailure('answer-malformed'));
  });
  request.on('socket', (socket: Socket) => {
    const count = (chunk: Buffer) => {
      wire.bytes += chunk.length;
      if (wire.bytes > WIRE_BYTES) request.destroy(new ExchangeFailure('answer-too-large'));
    };
    socket.on('data', count);
    request.on('close', () => socket.off('data', count));
    if (request.reusedSocket) onConnected();
    else if (socket instanceof TLSSocket) socket.once('secureConnect', onConnected);
    else if (socket.connecting) socket.once('connect', onConnected);
    else onConnected();
  });
  return wire;
}

function rejectionOf(error: Error, request: ClientRequest, bytes: number): Error {
  const failure = failureOfError(error, request);
  const isStale = request.reusedSocket && bytes === 0 && failure === 'connection-closed';
  return isStale ? new StaleConnection() : new ExchangeFailure(failure);
}

/** Leaving the loop closes the connection, and so does an answer that takes too long. */
async function readAnswer(response: IncomingMessage): Promise<Omit<Exchange, 'durationMs'>> {
  const { statusCode: status = 0, headers } = response;
  const timer = setTimeout(() => response.destroy(), BODY_MS);
  // The answer has no body, so data after it would be mistaken for the next answer on this connection.
  if (status === 204 && hasBody(headers)) response.destroy();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= READ_BYTES) break;
    }
  } catch {
    // What came is kept.
  } finally {
    clearTimeout(timer);
  }
  const answer = storable(Buffer.concat(chunks).subarray(0, KEPT_BYTES));
  const waitMs = retryAfterMs(headers['retry-after'], new Date());
  return {
    outcome: { kind: 'answered', status, ...(waitMs !== undefined && { retryAfterMs: waitMs }) },
    ...(answer !== '' && { answer }),
    ...(!response.complete && { isCut: true }),
  };
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || Number(length) !== 0;
}

/** Postgres cannot store U+0000; an incomplete character is left out. */
function storable(start: Buffer): string {
  return new TextDecoder().decode(start, { stream: true }).replaceAll('\u0000', '\uFFFD');
}
