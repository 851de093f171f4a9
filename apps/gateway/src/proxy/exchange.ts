import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal, announcedBytes, beginSpan, senderOf, tooLarge } from '#platform';
import type { BodyBudget, Span } from '#platform';
import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher, Pool } from 'undici';
import { FixedWindows } from '../limits/fixed-windows.js';
import { requestHeaders, responseHeaders } from './headers.js';
import { hasBody, requestBody, SHORT_BODY_BYTES, tooSlow } from './request-body.js';
import { refusalOf, tooBusy, tooLate } from './upstream-failure.js';

export interface Upstream {
  service: string;
  pool: Pool;
  /** How long a request may wait for one of the pool's connections; from there on the pool's own limits count. */
  timeoutMs: number;
  /** How long a caller may take to send a body; meanwhile it has one of the pool's connections. */
  bodyTimeoutMs: number;
}

/** What bounds a request's body. */
export interface BodyBounds {
  /** Of the operation, in bytes. */
  limit: number;
  budget: BodyBudget;
}

const LINGER_MS = 1_000;

/** Each holds its caller's connection and a short body. Who comes later is published at once that there is no room. */
const MAX_WAITING = 1_000;

const logger = new Logger('Proxy');

/**
 * Forwards one request and its answer, both as they come, with the path exactly as it was sent (decision 2.7).
 *
 * @returns when the answer has begun; from there on it is written to the caller directly
 * @throws Refusal when no answer can begin
 */
export async function exchange(
  upstream: Upstream,
  bounds: BodyBounds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { raw } = request;
  if (upstream.pool.stats.queued >= MAX_WAITING) throw tooBusy(upstream.service);
  const body = await bodyOf(upstream, bounds, request, reply);
  const { traceparent } = request.work;
  const span = beginSpan(`${request.method} ${upstream.service}`, {
    parent: traceparent,
    kind: 'CLIENT',
    attributes: { 'http.request.method': request.method, 'server.address': upstream.service },
  });
  return new Promise((begun, failed) => {
    upstream.pool.dispatch(
      {
        path: originForm(raw.url ?? '/'),
        method: raw.method as Dispatcher.HttpMethod,
        headers: requestHeaders(request.headers, {
          requestId: request.id,
          traceparent: span?.traceparent ?? traceparent,
          address: request.ip,
          host: request.host,
          protocol: request.protocol,
        }),
        body,
      },
      new Answer({ upstream, request, reply, span }, begun, failed),
    );
  });
}

/**
 * A caller may name an address before the path, as to a proxy of its own choice (RFC 9112, 3.2.2). The router reads the
 * path alone; a proxy between here and the service might go by the address.
 */
function originForm(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/]*/i, '');
}

/** @throws Refusal `body-too-large`, `too-much-in-flight`, `request-timeout` */
async function bodyOf(
  { bodyTimeoutMs }: Upstream,
  { limit, budget }: BodyBounds,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { raw } = request;
  if (!hasBody(raw)) return null;
  const sent = announcedBytes(raw.headers, limit);
  try {
    if (sent > limit) throw tooLarge(limit);
    // A longer one is not held, but passed on as it comes.
    budget.reserve(request, reply, { held: Math.min(sent, SHORT_BODY_BYTES), sent });
    return await requestBody(raw, limit, bodyTimeoutMs);
  } catch (error) {
    const now = Math.floor(performance.now());
    if (readPasts.spend(senderOf(request), now).allowed) await readPast(raw);
    else if (!raw.closed) await delay(LINGER_MS);
    closeUnlessReceived(raw, reply);
    throw error;
  }
}

/**
 * The one who is refused a body now and then gets the answer for sure. Reading past all of many would keep the process busy
 * with what it has refused; so would connections that are made again as fast as they are refused: these wait for it.
 */
const readPasts = new FixedWindows(4, 1_000);

/**
 * The one who is still sending reads no answer, and loses it when the connection ends with the rest unread (RFC 9112, 9.6):
 * for a moment the rest is read and thrown away.
 */
async function readPast(raw: IncomingMessage): Promise<void> {
  if (raw.closed) return;
  await new Promise<void>((resolve) => {
    const timeout = setTimeout(resolve, LINGER_MS);
    raw.once('close', () => {
      clearTimeout(timeout);
      resolve();
    });
    raw.resume();
  });
}

/** An answer before the end of the body leaves the rest of it on the connection, which is of no use then. */
function closeUnlessReceived({ complete }: IncomingMessage, reply: FastifyReply): void {
  if (!complete) reply.header('connection', 'close');
}

/** A request on its way, with who asked for it. */
interface Forwarded {
  upstream: Upstream;
  request: FastifyRequest;
  reply: FastifyReply;
  span: Span | undefined;
}

/** Hands a service's answer on. */
class Answer implements Dispatcher.DispatchHandler {
  private readonly out: ServerResponse;
  private timeout: NodeJS.Timeout | undefined;
  private readonly waiting: NodeJS.Timeout;
  private isGivenUp = false;

  constructor(
    private readonly forwarded: Forwarded,
    private readonly begun: () => void,
    private readonly failed: (error: Error) => void,
  ) {
    this.out = forwarded.reply.raw;
    const { service, timeoutMs } = forwarded.upstream;
    this.waiting = setTimeout(() => {
      this.isGivenUp = true;
      this.end(tooLate(service));
    }, timeoutMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    clearTimeout(this.waiting);
    // A request may have waited for a connection until no one waited for it. Thrown, it is passed over before a byte of
    // it is sent; an abort would end the connection, too, which the next one is waiting for.
    if (this.out.destroyed || this.isGivenUp) throw new Error('the caller has gone');
    this.out.once('close', () => {
      if (!this.out.writableFinished) controller.abort(new Error('the caller has gone'));
    });
    const { request, upstream } = this.forwarded;
    if (request.raw.complete) return;
    this.timeout = setTimeout(() => {
      if (!request.raw.complete) controller.abort(tooSlow());
    }, upstream.bodyTimeoutMs);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return;
    const { request, reply, span } = this.forwarded;
    span?.set({ 'http.response.status_code': status });
    closeUnlessReceived(request.raw, reply);
    reply.hijack();
    const own = reply.getHeaders() as OutgoingHttpHeaders;
    this.out.writeHead(status, responseHeaders(headers, own));
    this.begun();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.out.write(chunk)) return;
    controller.pause();
    this.out.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    clearTimeout(this.timeout);
    this.forwarded.span?.end();
    this.out.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.waiting);
    clearTimeout(this.timeout);
    if (!this.isGivenUp) this.end(error);
  }

  private end(error: Error): void {
    const { upstream, request, reply, span } = this.forwarded;
    span?.end(error);
    if (this.out.headersSent) {
      // The caller sees that the answer is not whole: the connection ends in the middle of it.
      this.out.destroy();
      return;
    }
    const { service } = upstream;
    if (!(error instanceof Refusal || this.out.destroyed)) {
      logger.warn(`${service}: ${error.message}`);
    }
    closeUnlessReceived(request.raw, reply);
    this.failed(refusalOf(error, service));
  }
}
