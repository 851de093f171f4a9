import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { bytesOf, PROBLEM_TYPE, type Problems } from '../problems/problem.js';
import { Refusal } from '../problems/refusal.js';
import { MAX_BODY_BYTES } from './body/body-limit.js';
import { requestIdOf } from './request-work.js';

/** From a request's first byte to its last; one that trickles in does not hold a connection for ever. */
const REQUEST_TIMEOUT_MS = 60_000;

/** From the connection to the end of a head: the one who only begins requests does not hold many for long. */
const HEAD_TIMEOUT_MS = 15_000;

/** Node's own limit for a whole request head is 16 KiB: the router never refuses an id before its rule does. */
const MAX_PARAM_LENGTH = 16 * 1024;

interface AdapterConfig {
  TRUSTED_PROXIES?: string;
  REQUEST_HEAD_TIMEOUT_MS?: number;
}

/**
 * Fastify as every service runs it: limits of decision 1.6, both slash forms (1.5), problems for its own refusals.
 *
 * `TRUSTED_PROXIES` are addresses and ranges, between commas, whose `X-Forwarded-…` is believed; no one's when left out.
 *
 * @throws TypeError naming an address or range that is none
 */
export function createAdapter(
  problems: Problems,
  { TRUSTED_PROXIES, REQUEST_HEAD_TIMEOUT_MS: headMs = HEAD_TIMEOUT_MS }: AdapterConfig,
): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: TRUSTED_PROXIES?.split(',').map((range) => range.trim()) ?? false,
    // Node looks at its connections now and then, every 30 s by default.
    http: { headersTimeout: headMs, connectionsCheckingInterval: Math.ceil(headMs / 3) },
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: requestIdOf,
    requestIdHeader: false,
    logger: false,
    // What arrives on an open connection while stopping is still answered, in our own words.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    // The router's refusals come before any hook: no route, no work context.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const { problem } = problems.answer(BAD_REQUEST, request.id);
      void reply
        .code(problem.status)
        .header('x-request-id', request.id)
        .type(PROBLEM_TYPE)
        .send(bytesOf(problem));
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(problems, error, socket as Socket),
  });
}

const BAD_REQUEST = new Refusal('bad-request', 'The request is malformed.');

/** What Node's parser gives up on never becomes a request; the answer is written by hand. */
function answerBrokenRequest(problems: Problems, error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = uuidv7();
  const { problem } = problems.answer(BAD_REQUEST, requestId);
  const body = bytesOf(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${body.length}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ].join('\r\n');
  socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]));
}
