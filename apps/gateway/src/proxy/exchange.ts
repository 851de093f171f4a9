import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { Refusal } from '#platform';
import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { requestHeaders, responseHeaders } from './headers.js';
import { requestBody, tooSlow } from './request-body.js';
import { refusalOf } from './upstream-failure.js';

export interface Upstream {
  service: string;
  pool: Dispatcher;
  /** How long a caller may take to send a body; meanwhile it has one of the pool's connections. */
  bodyTimeoutMs: number;
}

const logger = new Logger('Proxy');

/**
 * Forwards one request and its answer, both as they come, with the path exactly as it was sent (decision 2.7).
 *
 * @returns when the answer has begun; from there on it is written to the caller directly
 * @throws Refusal when no answer can begin
 */
export async function exchange(
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { raw } = request;
  const body = await bodyOf(upstream, request, reply);
  return new Promise((begun, failed) => {
    upstream.pool.dispatch(
      {
        path: originForm(raw.url ?? '/'),
        method: raw.method as Dispatcher.HttpMethod,
        headers: requestHeaders(request.headers, {
          requestId: request.id,
          traceparent: request.work.traceparent,
          address: request.ip,
          host: request.host,
          protocol: request.protocol,
        }),
        body,
      },
      new Answer(upstream, request, reply, begun, failed),
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

async function bodyOf({ bodyTimeoutMs }: Upstream, { raw }: FastifyRequest, reply: FastifyReply) {
  try {
    return await requestBody(raw, bodyTimeoutMs);
  } catch (error) {
    closeUnlessReceived(raw, reply);
    throw error;
  }
}

/** An answer before the end of the body leaves the rest of it on the connection, which is of no use then. */
function closeUnlessReceived({ complete }: IncomingMessage, reply: FastifyReply): void {
  if (!complete) reply.header('connection', 'close');
}

/** Hands a service's answer on. */
class Answer implements Dispatcher.DispatchHandler {
  private readonly out: ServerResponse;
  private patience: NodeJS.Timeout | undefined;

  constructor(
    private readonly upstream: Upstream,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly begun: () => void,
    private readonly failed: (error: Error) => void,
  ) {
    this.out = reply.raw;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    const leave = (): void => {
      if (!this.out.writableFinished) controller.abort(new Error('the caller has gone'));
    };
    // A request may have waited for a connection until nobody waited for it.
    if (this.out.destroyed) return leave();
    this.out.once('close', leave);
    if (this.request.raw.complete) return;
    this.patience = setTimeout(() => {
      if (!this.request.raw.complete) controller.abort(tooSlow());
    }, this.upstream.bodyTimeoutMs);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return;
    closeUnlessReceived(this.request.raw, this.reply);
    this.reply.hijack();
    const own = this.reply.getHeaders() as OutgoingHttpHeaders;
    this.out.writeHead(status, responseHeaders(headers, own));
    this.begun();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.out.write(chunk)) return;
    controller.pause();
    this.out.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    clearTimeout(this.patience);
    this.out.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.patience);
    if (this.out.headersSent) {
      // The caller sees that the answer is not whole: the connection ends in the middle of it.
      this.out.destroy();
      return;
    }
    const { service } = this.upstream;
    if (!(error instanceof Refusal || this.out.destroyed)) {
      logger.warn(`${service}: ${error.message}`);
    }
    closeUnlessReceived(this.request.raw, this.reply);
    this.failed(refusalOf(error, service));
  }
}
