import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { Refusal } from '#runtime';
import { KIB, MIB } from '../../routes/body-limit.js';
import { InFlightBytes } from '../in-flight-bytes.js';

const LIMITS = { process: 48 * MIB, anonymous: 24 * MIB, client: 16 * MIB };

/** Shorter answers are not counted, because the system's buffers of a connection can store all of an answer. */
const COUNTED_BYTES = 64 * KIB;

/** The time for callers to read earlier answers. */
const RETRY_AFTER_SECONDS = 2;

/** The time limit from the head of an answer to its last byte, in milliseconds: 4 MiB at 560 kbit/s. */
const ANSWER_TIMEOUT_MS = 60_000;

/** Requests with these methods have taken effect, so their answers are not limited; the limits of bodies apply to them. */
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
 * Limits the bytes of unread answers, and the time in which a caller must read an answer (decision 1.17). Register it
 * before the compression, which keeps an answer in memory until it is read.
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
 * @returns the payload; a long text as bytes, because a text may take twice the memory, on the heap
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
