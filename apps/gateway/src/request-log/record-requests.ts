import { redactText } from '#platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationRoutes } from '../api-docs/operation-routes.js';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { refusedBodyOf } from '../proxy/refused-body.js';
import { ANSWER_CUT, ownerOf } from './answered-request.js';
import { WriteRequests } from './write-requests.js';

/** Reads of the log are not logged, because a follower would see its own reads. */
const OWN_PATHS: ReadonlySet<string | undefined> = new Set(['/ext/requests', '/ops/requests']);

/**
 * Records each request with a valid token when its answer has ended (decision 1.19). Nothing waits here, because the
 * buffer is stored later.
 */
@Injectable()
export class RecordRequests implements OnModuleInit {
  constructor(
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    private readonly adapterHost: HttpAdapterHost,
    private readonly operations: OperationRoutes,
    private readonly requests: WriteRequests,
  ) {}

  onModuleInit(): void {
    if (this.config.REQUEST_LOG_DAYS === 0) return;
    const instance = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('onRequest', (request, reply, done) => {
      reply.raw.once('close', () => this.record(request, reply));
      done();
    });
    instance.addHook('onSend', (request, reply, payload, done) => {
      keepRefusal(request, reply, payload);
      done();
    });
  }

  private record(request: FastifyRequest, reply: FastifyReply): void {
    const { caller, method, refusedBody } = request;
    if (caller === undefined) return;
    const status = reply.raw.writableFinished ? reply.raw.statusCode : ANSWER_CUT;
    const path = this.operations.pathOf(method, request.raw.url ?? '/');
    const isFromConsole = request.originalUrl !== request.url;
    // A page of the console also abandons reads when it is closed.
    const isAnswered = status < 400 || status === ANSWER_CUT;
    const isRead = (method === 'GET' || method === 'HEAD') && isAnswered;
    if (isRead && (isFromConsole || OWN_PATHS.has(path))) return;
    this.requests.add({
      ...ownerOf(caller),
      clientId: caller.clientId,
      at: new Date(Date.now() - reply.elapsedTime),
      durationMs: Math.round(reply.elapsedTime),
      method,
      path,
      status,
      requestId: redactText(request.id),
      isFromConsole,
      refused: status === ANSWER_CUT ? undefined : refusedBody,
    });
  }
}

/** The gateway's own refusals; those of services are recorded while they are forwarded. */
function keepRefusal(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  if (reply.statusCode < 400 || !Buffer.isBuffer(payload)) return;
  const refused = refusedBodyOf(reply.statusCode, {
    'content-type': String(reply.getHeader('content-type')),
  });
  refused?.add(payload);
  if (refused) request.refusedBody = refused;
}
