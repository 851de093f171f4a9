import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { Refusal } from '../../problems/refusal.js';
import { KIB, MIB } from '../../routes/body-limit.js';
import { InFlightBytes } from '../in-flight-bytes.js';

const LIMITS = { process: 48 * MIB, anonymous: 24 * MIB, client: 16 * MIB };

/** Shorter answers are not counted: the system's buffers of a connection take them whole. */
const COUNTED_BYTES = 64 * KIB;

/** Time for the answers before to be read. */
const RETRY_AFTER_SECONDS = 2;

/** The time limit from the head of an answer to its last byte, in milliseconds: 4 MiB at 560 kbit/s. */
const ANSWER_TIMEOUT_MS = 60_000;

/** Their effect has happened, so they are answered whatever is in flight; the limits of bodies apply to them. */
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const inFlight = new Gauge({
  name: 'entrepot_answers_in_flight_bytes',
  help: 'Bytes of answers that callers have not read yet',
});
const refused = new Counter({
  name: 'entrepot_answers_refused_total',
  help: 'Requests refused because too many bytes of answers were in flight, by the exceeded limit',
  labelNames: ['limit'],
});

/**
 * Limits the bytes of answers that callers have not read yet, and the time in which they read one (decision 1.17).
 * Register it before the compression, which holds an answer until it is read.
 * @param timeoutMs in milliseconds, from the head of an answer to its last byte
 */
export function boundAnswers(instance: FastifyInstance, timeoutMs = ANSWER_TIMEOUT_MS): void {
  const bytes = new InFlightBytes(LIMITS, inFlight);
  instance.addHook('onSend', (request, reply, payload, done) => {
    limitReading(reply.raw, timeoutMs);
    try {
      done(null, counted(bytes, request, reply, payload));
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * Closes the connection of a caller that has not read the whole answer in time.
 * @param timeoutMs in milliseconds
 */
export function limitReading(answer: ServerResponse, timeoutMs: number): void {
  const timeout = setTimeout(() => answer.destroy(), timeoutMs).unref();
  answer.once('close', () => clearTimeout(timeout));
}

/**
 * @returns the payload, a long text as bytes: a text may take twice as many, on the heap
 * @throws Refusal `too-much-in-flight`
 */
function counted(
  bytes: InFlightBytes,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): unknown {
  const isLong = typeof payload === 'string' && payload.length > COUNTED_BYTES;
  const answer = isLong ? Buffer.from(payload) : payload;
  if (!Buffer.isBuffer(answer) || answer.length <= COUNTED_BYTES || reply.raw.destroyed) {
    return answer;
  }
  const length = { held: answer.length, sent: answer.length };
  const exceeded = WRITES.has(request.method) ? undefined : bytes.exceededBy(request, length);
  if (exceeded !== undefined) {
    refused.inc({ limit: exceeded.limit });
    throw new Refusal(
      'too-much-in-flight',
      `More than ${exceeded.maxBytes} bytes of answers are not read yet. Please read them, or try again in ${RETRY_AFTER_SECONDS} s.`,
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }
  bytes.hold(request, reply, length);
  return answer;
}
