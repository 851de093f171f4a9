import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  beginSpan,
  isTracing,
  type Span,
  childTraceparent,
  workContext,
  type WorkContext,
} from '#runtime';

declare module 'fastify' {
  interface FastifyRequest {
    work: WorkContext;
  }
}

/** Runs each request in its work context, and sets its id on the answer. */
export function carryWorkContext(instance: FastifyInstance): void {
  instance.decorateRequest('work', null as never);
  const spans = isTracing() ? new WeakMap<FastifyRequest, Span>() : undefined;
  instance.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const given = typeof traceparent === 'string' ? traceparent : undefined;
    const span = spans && beginRequest(request, given);
    if (span) spans.set(request, span);
    request.work = {
      requestId: request.id,
      traceparent: span?.traceparent ?? childTraceparent(given),
    };
    reply.header('x-request-id', request.id);
    workContext.run(request.work, done);
  });
  if (!spans) return;
  instance.addHook('onResponse', (request, reply, done) => {
    endRequest(spans.get(request), reply);
    done();
  });
}

/** The name is the route's pattern, never the path, which may contain an id or the secret of a document's URL. */
function beginRequest(
  { id, method, routeOptions }: FastifyRequest,
  parent: string | undefined,
): Span | undefined {
  const { url, config } = routeOptions;
  if (config.probe === true) return undefined;
  return beginSpan(url === undefined ? method : `${method} ${url}`, {
    parent,
    kind: 'SERVER',
    attributes: {
      'http.request.method': method,
      ...(url !== undefined && { 'http.route': url }),
      'entrepot.request_id': id,
    },
  });
}

function endRequest(span: Span | undefined, { statusCode }: FastifyReply): void {
  span?.set({ 'http.response.status_code': statusCode });
  const failed = { name: String(statusCode), message: `answered ${statusCode}` };
  span?.end(statusCode >= 500 ? failed : undefined);
}
