import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal, announcedBytes, limitReading, senderOf, tooLarge, type BodyBudget } from '#edge';
import { beginSpan, type Shares, type Span } from '#platform';
import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher, Pool } from 'undici';
import { FixedWindows } from '../limits/fixed-windows.js';
import { expectsAbsence } from './expected-absence.js';
import { requestHeaders, responseHeaders } from './headers.js';
import { refusedBodyOf } from './refused-body.js';
import { hasBody, requestBody, SHORT_BODY_BYTES, tooSlow } from './request-body.js';
import { refusalOf, tooBusy, tooLate, tooMany } from './upstream-failure.js';

export interface Upstream {
  service: string;
  pool: Pool;
  /** The pool's connections: a request occupies one from its first byte to the end of its answer. */
  connections: Shares;
  /** Connections that stream a body, and so wait for their caller. */
  streams: Shares;
  /**
   * Maximum time that a request waits for one of the pool's connections; afterwards the pool's own timeouts apply.
   */
  timeoutMs: number;
  /** Maximum time to send the first 64 KiB of a body, and then the rest, while the request occupies a connection. */
  bodyTimeoutMs: number;
  /** Maximum time to read an answer, which occupies a connection as well. */
  answerTimeoutMs: number;
}

/** The limits of a request's body. */
export interface BodyBounds {
  /** The operation's limit, in bytes. */
  limit: number;
  budget: BodyBudget;
}

const LINGER_MS = 1_000;

/**
 * Each waiting request occupies its caller's connection and the memory of a short body. Further requests are refused at
 * once.
 */
const MAX_WAITING = 1_000;

const logger = new Logger('Proxy');

/**
 * Forwards one request and its answer, both as streams, with the path exactly as it was sent (decision 2.7).
 * @returns when the answer has begun; the rest is written to the caller directly
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
  const sender = senderOf(request);
  const release = (): void => {
    upstream.connections.free(sender);
    if (body instanceof Readable) upstream.streams.free(sender);
  };
  const { connections, timeoutMs } = upstream;
  if (!(connections.tryTake(sender) || (await connections.wait(sender, timeoutMs)))) {
    if (body instanceof Readable) upstream.streams.free(sender);
    closeUnlessReceived(raw, reply);
    throw tooMany('requests of this client');
  }
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
      new Answer({ upstream, request, reply, span, release }, begun, failed),
    );
  });
}

/**
 * A caller may send an absolute URL as to a forward proxy (RFC 9112, 3.2.2). The router uses the path only; a proxy
 * in front of the service might use the host of the URL.
 */
function originForm(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/]*/i, '');
}

/** @throws Refusal `body-too-large`, `too-much-in-flight`, `request-timeout` */
async function bodyOf(
  { bodyTimeoutMs, streams }: Upstream,
  { limit, budget }: BodyBounds,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { raw } = request;
  if (!hasBody(raw)) return null;
  const sent = announcedBytes(raw.headers, limit);
  try {
    if (sent > limit) throw tooLarge(limit);
    // A longer body is streamed, not buffered.
    budget.reserve(request, reply, { held: Math.min(sent, SHORT_BODY_BYTES), sent });
    const body = await requestBody(raw, limit, bodyTimeoutMs);
    if (body instanceof Readable && !streams.tryTake(senderOf(request)))
      throw tooMany('long bodies');
    return body;
  } catch (error) {
    const now = Math.floor(performance.now());
    if (drainLimiter.spend(senderOf(request), now).allowed) await drainBody(raw);
    else if (!raw.closed) await delay(LINGER_MS);
    closeUnlessReceived(raw, reply);
    throw error;
  }
}

/**
 * Limits the time for draining refused bodies, so only occasional refusals are sure to deliver their answer. Draining
 * every one of many bodies would keep the process busy; so would clients that reconnect as fast as they are refused,
 * which wait for the drain.
 */
const drainLimiter = new FixedWindows(4, 1_000);

/**
 * A caller that is still sending reads no answer, and loses it when the connection is closed with unread data (RFC
 * 9112, 9.6). Therefore the rest is read and discarded for a moment.
 */
async function drainBody(raw: IncomingMessage): Promise<void> {
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

/** After an answer before the end of the body, the rest of the body is on the connection, which cannot be reused. */
function closeUnlessReceived({ complete }: IncomingMessage, reply: FastifyReply): void {
  if (!complete) reply.header('connection', 'close');
}

/** A forwarded request and its context. */
interface Forwarded {
  upstream: Upstream;
  request: FastifyRequest;
  reply: FastifyReply;
  span: Span | undefined;
  /** Frees the places that it occupies. */
  release: () => void;
}

/** Streams a service's answer to the caller. */
class Answer implements Dispatcher.DispatchHandler {
  private readonly out: ServerResponse;
  private timeout: NodeJS.Timeout | undefined;
  private readonly waiting: NodeJS.Timeout;
  private timedOut = false;
  private hasBody = true;

  constructor(
    private readonly forwarded: Forwarded,
    private readonly begun: () => void,
    private readonly failed: (error: Error) => void,
  ) {
    this.out = forwarded.reply.raw;
    const { service, timeoutMs } = forwarded.upstream;
    this.waiting = setTimeout(() => {
      this.timedOut = true;
      this.end(tooLate(service));
    }, timeoutMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    clearTimeout(this.waiting);
    // The caller may have disconnected while the request waited for a connection. Throwing here skips the request before
    // a byte is sent; an abort would also close the connection that the next request is waiting for.
    if (this.out.destroyed || this.timedOut) throw new Error('the caller has gone');
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
    const { request, reply, span, upstream } = this.forwarded;
    span?.set({ 'http.response.status_code': status });
    closeUnlessReceived(request.raw, reply);
    reply.hijack();
    limitReading(this.out, upstream.answerTimeoutMs);
    const ownHeaders = reply.getHeaders() as OutgoingHttpHeaders;
    this.hasBody = !(status === 404 && expectsAbsence(request));
    if (this.hasBody) {
      const refused = refusedBodyOf(status, headers);
      if (refused) request.refusedBody = refused;
      this.out.writeHead(status, responseHeaders(headers, ownHeaders));
    } else {
      this.out.writeHead(204, { ...ownHeaders, 'cache-control': 'no-store' });
    }
    this.begun();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.hasBody) return;
    this.forwarded.request.refusedBody?.add(chunk);
    if (this.out.write(chunk)) return;
    controller.pause();
    this.out.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    clearTimeout(this.timeout);
    this.forwarded.release();
    this.forwarded.span?.end();
    this.out.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.waiting);
    clearTimeout(this.timeout);
    this.forwarded.release();
    if (!this.timedOut) this.end(error);
  }

  private end(error: Error): void {
    const { upstream, request, reply, span } = this.forwarded;
    span?.end(error);
    if (this.out.headersSent) {
      // Closes the connection, so that the caller sees that the answer is incomplete.
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
