import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { Refusal } from '../../problems/refusal.js';
import { MAX_BODY_BYTES } from './body-limit.js';
import { addressKey } from '../client-address.js';

/** Parsed, a body takes several times its bytes; so this keeps the growth of a process below 64 MiB. */
const PROCESS_BYTES = 4 * MAX_BODY_BYTES;

/** Of one client: a body of the greatest length, and shorter ones meanwhile. */
const CLIENT_BYTES = 1.5 * MAX_BODY_BYTES;

/** Of all requests without a token together: clients keep the rest. */
const ANONYMOUS_BYTES = PROCESS_BYTES / 2;

const RETRY_AFTER_SECONDS = 1;

const inFlight = new Gauge({
  name: 'entrepot_bodies_in_flight_bytes',
  help: 'Bytes of request bodies that are being read or worked on',
});
const refused = new Counter({
  name: 'entrepot_bodies_refused_total',
  help: 'Requests refused because too many bytes of bodies were in flight, by whose limit',
  labelNames: ['limit'],
});

/** How many bytes of a body count, in each of the two ways. */
export interface BodyBytes {
  /** What the process holds in memory of it. */
  held: number;
  /** What the client sends. */
  sent: number;
}

interface Share {
  limit: 'process' | 'anonymous' | 'client';
  key: string;
  bytes: number;
  most: number;
}

/**
 * Bounds the bytes of the bodies that a process reads or works on at the same time: in all, of requests without a
 * token, and of each client or, without a token, address (decision 1.6).
 */
export class BodyBudget {
  private readonly used = new Map<string, number>();

  /**
   * Reserves the bytes of a body until its answer has ended or its connection is closed. Call it before the body is read.
   *
   * @throws Refusal `too-much-in-flight` where one of the limits would be passed; then nothing is reserved
   */
  reserve(request: FastifyRequest, reply: FastifyReply, bytes: BodyBytes): void {
    // Who has gone while the token was checked closes nothing any more.
    if (reply.raw.destroyed) return;
    const shares = sharesOf(request, bytes);
    const full = shares.find(({ key, bytes: more, most }) => this.usedBy(key) + more > most);
    if (full !== undefined) {
      refused.inc({ limit: full.limit });
      throw tooMuchInFlight(full);
    }
    this.add(shares, 1);
    reply.raw.once('close', () => this.add(shares, -1));
  }

  private usedBy(key: string): number {
    return this.used.get(key) ?? 0;
  }

  private add(shares: readonly Share[], sign: 1 | -1): void {
    for (const { key, bytes } of shares) {
      const left = this.usedBy(key) + sign * bytes;
      if (left === 0) this.used.delete(key);
      else this.used.set(key, left);
    }
    inFlight.set(this.usedBy(PROCESS));
  }
}

/** No key of a client or an address is one of these. */
const PROCESS = 'process';
const ANONYMOUS = 'anonymous';

/** Whose requests are bounded together: those of a client, else of an address (`addressKey`). */
export function senderOf({ caller, ip }: FastifyRequest): string {
  return caller === undefined
    ? `address ${addressKey(ip)}`
    : `client ${caller.kind} ${caller.clientId}`;
}

function sharesOf(request: FastifyRequest, { held, sent }: BodyBytes): Share[] {
  const shares: Share[] = [
    { limit: 'client', key: senderOf(request), bytes: sent, most: CLIENT_BYTES },
    { limit: 'process', key: PROCESS, bytes: held, most: PROCESS_BYTES },
  ];
  const ofStrangers = { limit: 'anonymous', key: ANONYMOUS, bytes: held } as const;
  return request.caller === undefined
    ? [...shares, { ...ofStrangers, most: ANONYMOUS_BYTES }]
    : shares;
}

function tooMuchInFlight({ limit, most }: Share): Refusal {
  const whose = limit === 'client' ? 'this client is sending' : 'are being sent';
  return new Refusal(
    'too-much-in-flight',
    `The bodies that ${whose} at present have more than ${most} bytes. Please try again in ${RETRY_AFTER_SECONDS} s.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
