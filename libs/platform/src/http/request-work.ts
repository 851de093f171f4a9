import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { randomBytes } from '../random.js';
import { childTraceparent, workContext } from '../work-context.js';

/** Up to 128 printable ASCII characters: it goes into a header, log lines and events. */
const REQUEST_ID = /^[\x21-\x7e]{1,128}$/;

/** The request id given by the caller if it is fit to be passed on, else a new one (decision 1.11). */
export function requestIdOf(raw: Pick<IncomingMessage, 'headers'>): string {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given)
    ? given
    : uuidv7({ random: randomBytes(16) });
}

/** Puts each request into its work context, and its id on the answer. */
export function carryWorkContext(instance: FastifyInstance): void {
  instance.decorateRequest('work', null as never);
  instance.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    request.work = {
      requestId: request.id,
      traceparent: childTraceparent(typeof traceparent === 'string' ? traceparent : undefined),
    };
    reply.header('x-request-id', request.id);
    workContext.run(request.work, done);
  });
}
