import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { Refusal } from '#runtime';
import type { BodyBudget } from './body-budget.js';
import { DEFAULT_BODY_BYTES } from '../../routes/body-limit.js';

/**
 * Enforces the limit of each route (`@BodyLimit`) and the budget of all requests before a body is read. Register it
 * after the token check: 401, 403 and 429 precede 413 and 503.
 */
export function boundBodies(instance: FastifyInstance, budget: BodyBudget): void {
  instance.addHook('onRoute', (route) => {
    const { config, preParsing } = route;
    if (config?.forwards === true) return;
    const limit = config?.bodyLimit ?? DEFAULT_BODY_BYTES;
    route.bodyLimit = limit;
    route.preParsing = [preParsing ?? [], admitBody(limit, budget)].flat();
  });
}

function admitBody(limit: number, budget: BodyBudget): preParsingHookHandler {
  return (request, reply, _payload, done) => {
    const bytes = announcedBytes(request.headers, limit);
    try {
      if (bytes > limit) {
        // On a keep-alive connection Node reads the rest of a refused body; for a short body this costs less than a
        // new connection.
        if (bytes > DEFAULT_BODY_BYTES) reply.header('connection', 'close');
        throw tooLarge(limit);
      }
      if (bytes > 0) budget.reserve(request, reply, { held: bytes, sent: bytes });
      done(null);
    } catch (error) {
      done(error as Error);
    }
  };
}

/**
 * The size of a body according to the head: its length, or the limit if no length is given (chunked).
 * @param limit the limit of the operation, in bytes
 */
export function announcedBytes(headers: IncomingHttpHeaders, limit: number): number {
  if (headers['transfer-encoding'] !== undefined) return limit;
  return Number(headers['content-length'] ?? 0);
}

/** @param limit the limit of the operation, in bytes */
export function tooLarge(limit: number): Refusal {
  return new Refusal('body-too-large', `The body may have at most ${limit} bytes.`);
}
