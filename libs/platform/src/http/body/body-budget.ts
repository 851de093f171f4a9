import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { Refusal } from '../../problems/refusal.js';
import { MAX_BODY_BYTES } from './body-limit.js';
import { addressKey } from '../client-address.js';

/**
 * The limit of a process. A parsed body takes several times its bytes; this keeps the growth of a process below 64 MiB.
 */
const PROCESS_BYTES = 4 * MAX_BODY_BYTES;

/** The limit of a client: one body of the maximum size, and shorter ones beside it. */
const CLIENT_BYTES = 1.5 * MAX_BODY_BYTES;

/** The limit of all requests without a token together; the rest is for clients. */
const ANONYMOUS_BYTES = PROCESS_BYTES / 2;

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

/** The bytes of a body, in two ways of counting. */
export interface BodyBytes {
  /** The bytes that the process holds in memory. */
  held: number;
  /** The bytes that the client sends. */
  sent: number;
}

interface ByteLimit {
  limit: 'process' | 'anonymous' | 'client';
  key: string;
  bytes: number;
  maxBytes: number;
}

/**
 * Limits the bytes of the bodies that a process reads or processes at the same time: in total, of requests without a
 * token, and of each client or, without a token, address (decision 1.6).
 */
export class BodyBudget {
  private readonly used = new Map<string, number>();

  /**
   * Reserves the bytes of a body until its answer has ended or its connection is closed. Call it before the body is
   * read.
   * @throws Refusal `too-much-in-flight` if a limit would be exceeded; then nothing is reserved
   */
  reserve(request: FastifyRequest, reply: FastifyReply, bytes: BodyBytes): void {
    // A caller that disconnected during the token check causes no further close event.
    if (reply.raw.destroyed) return;
    const limits = limitsOf(request, bytes);
    const full = limits.find(
      ({ key, bytes: more, maxBytes }) => this.usedBy(key) + more > maxBytes,
    );
    if (full !== undefined) {
      refused.inc({ limit: full.limit });
      throw tooMuchInFlight(full);
    }
    this.add(limits, 1);
    reply.raw.once('close', () => this.add(limits, -1));
  }

  private usedBy(key: string): number {
    return this.used.get(key) ?? 0;
  }

  private add(limits: readonly ByteLimit[], sign: 1 | -1): void {
    for (const { key, bytes } of limits) {
      const left = this.usedBy(key) + sign * bytes;
      if (left === 0) this.used.delete(key);
      else this.used.set(key, left);
    }
    inFlight.set(this.usedBy(PROCESS));
  }
}

/** These differ from every key of a client or an address. */
const PROCESS = 'process';
const ANONYMOUS = 'anonymous';

/** The key of the requests that are limited together: the client, else the address (`addressKey`). */
export function senderOf({ caller, ip }: FastifyRequest): string {
  return caller === undefined
    ? `address ${addressKey(ip)}`
    : `client ${caller.kind} ${caller.clientId}`;
}

function limitsOf(request: FastifyRequest, { held, sent }: BodyBytes): ByteLimit[] {
  const limits: ByteLimit[] = [
    { limit: 'client', key: senderOf(request), bytes: sent, maxBytes: CLIENT_BYTES },
    { limit: 'process', key: PROCESS, bytes: held, maxBytes: PROCESS_BYTES },
  ];
  const anonymous = { limit: 'anonymous', key: ANONYMOUS, bytes: held } as const;
  return request.caller === undefined
    ? [...limits, { ...anonymous, maxBytes: ANONYMOUS_BYTES }]
    : limits;
}

function tooMuchInFlight({ limit, maxBytes }: ByteLimit): Refusal {
  const whose = limit === 'client' ? 'this client is sending' : 'are being sent';
  return new Refusal(
    'too-much-in-flight',
    `The bodies that ${whose} at present have more than ${maxBytes} bytes. Please try again in ${RETRY_AFTER_SECONDS} s.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
