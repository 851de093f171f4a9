import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { Refusal } from '../../problems/refusal.js';
import type { BodyBudget } from './body-budget.js';
import { DEFAULT_BODY_BYTES } from './body-limit.js';

/**
 * Holds each route to its limit (`@BodyLimit`) and all of them to the budget, before a byte of a body is read.
 * Register it after what refuses a request for its token: 401, 403 and 429 go before 413 and 503.
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
        // On a connection that stays open Node reads past a body that was refused: a short one costs less than another
        // connection does.
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
 * The bytes of a body by its head: its length, or the limit where none is given (chunked).
 * @param limit of the operation, in bytes
 */
export function announcedBytes(headers: IncomingHttpHeaders, limit: number): number {
  if (headers['transfer-encoding'] !== undefined) return limit;
  return Number(headers['content-length'] ?? 0);
}

/** @param limit of the operation, in bytes */
export function tooLarge(limit: number): Refusal {
  return new Refusal('body-too-large', `The body may have ${limit} bytes.`);
}
