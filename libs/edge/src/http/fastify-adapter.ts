import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf, PROBLEM_TYPE, type Problems } from '../problems/problem.js';
import { Refusal } from '#runtime';
import { MAX_BODY_BYTES } from '../routes/body-limit.js';
import { requestIdOf } from './request-id.js';

/** The time limit from a request's first byte to its last; slow requests must not hold a connection permanently. */
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * The time limit from the connection to the end of a head; a caller that only starts requests must not hold many
 * connections for long.
 */
const HEAD_TIMEOUT_MS = 15_000;

/** Node's limit for a request head is 16 KiB; the router's own limit is never reached before an id's rule. */
const MAX_PARAM_LENGTH = 16 * 1024;

interface AdapterConfig {
  TRUSTED_PROXIES?: string;
  REQUEST_HEAD_TIMEOUT_MS?: number;
}

/** @returns the path and query to route; may change the request's headers */
export type RewriteUrl = (request: IncomingMessage) => string;

/**
 * Creates the Fastify adapter of every service: the limits of decision 1.6, paths with and without a trailing slash
 * (1.5), and problems for errors of Fastify itself. `TRUSTED_PROXIES` are comma-separated addresses and ranges whose
 * `X-Forwarded-…` headers are trusted; none by default.
 * @throws TypeError naming an invalid address or range
 */
export function createAdapter(
  problems: Problems,
  { TRUSTED_PROXIES, REQUEST_HEAD_TIMEOUT_MS: headMs = HEAD_TIMEOUT_MS }: AdapterConfig,
  rewriteUrl?: RewriteUrl,
): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: TRUSTED_PROXIES?.split(',').map((range) => range.trim()) ?? false,
    // Node checks its connections periodically, every 30 s by default.
    http: { headersTimeout: headMs, connectionsCheckingInterval: Math.ceil(headMs / 3) },
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    ...(rewriteUrl && { rewriteUrl }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    logger: false,
    // Requests on an open connection are answered while stopping, with a problem of this service.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    // The router refuses before any hook runs, so there is no route and no work context.
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

/** What is known of a request that Node's parser refuses, by the code of its error. */
const PARSER_REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: new Refusal(
    'bad-request',
    'The address and the headers of the request exceed 16 KiB together.',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(
    'bad-request',
    'The request did not arrive within its time limit.',
  ),
};

/** Node's parser creates no request for invalid input, so the answer is written directly. */
function answerBrokenRequest(problems: Problems, error: { code?: string }, socket: Socket): void {
  // Browsers connect ahead of requests. Where nothing has arrived there is nothing to answer: a browser whose request is
  // on its way then sends it again on another connection, while it would show the answer as the page.
  const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || isUnused || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const { problem } = problems.answer(PARSER_REFUSALS[error.code ?? ''] ?? BAD_REQUEST, requestId);
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
