import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { Refusal } from '#runtime';
import { InFlightBytes, type CountedBytes, type ExceededLimit } from '../in-flight-bytes.js';
import { MAX_BODY_BYTES } from '../../routes/body-limit.js';

const LIMITS = {
  /** A parsed body takes several times its bytes in memory; this limit keeps the growth of a process below 64 MiB. */
  process: 4 * MAX_BODY_BYTES,
  anonymous: 2 * MAX_BODY_BYTES,
  /** One body of the maximum size, and some shorter ones. */
  client: 1.5 * MAX_BODY_BYTES,
};

const RETRY_AFTER_SECONDS = 1;

const inFlight = new Gauge({
  name: 'entrepot_bodies_in_flight_bytes',
  help: 'Bytes of request bodies that are being read or processed',
});
const refused = new Counter({
  name: 'entrepot_bodies_refused_total',
  help: 'Requests refused because too many bytes of bodies were in flight, by the exceeded limit',
  labelNames: ['limit'],
});

/** Limits the bytes of the bodies that a process reads or processes at the same time (decision 1.6). */
export class BodyBudget {
  private readonly bytes = new InFlightBytes(LIMITS, inFlight);

  /**
   * Reserves the bytes of a body until its answer has ended or its connection is closed. Call it before the body is
   * read.
   * @throws Refusal `too-much-in-flight` if the body would exceed a limit; nothing is reserved then
   */
  reserve(request: FastifyRequest, reply: FastifyReply, bytes: CountedBytes): void {
    // A caller that disconnected during the token check causes no further close event.
    if (reply.raw.destroyed) return;
    const exceeded = this.bytes.exceededBy(request, bytes);
    if (exceeded !== undefined) {
      refused.inc({ limit: exceeded.limit });
      throw tooMuchInFlight(exceeded);
    }
    this.bytes.hold(request, reply, bytes);
  }
}

function tooMuchInFlight({ limit, maxBytes }: ExceededLimit): Refusal {
  const whose = limit === 'client' ? 'this client is sending' : 'are being sent';
  return new Refusal(
    'too-much-in-flight',
    `The bodies that ${whose} at present have more than ${maxBytes} bytes. Please try again in ${RETRY_AFTER_SECONDS} s.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
