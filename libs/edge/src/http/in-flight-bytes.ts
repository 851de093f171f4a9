import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gauge } from 'prom-client';
import { limitedAs } from '../auth/channel-of.js';
import { addressKey } from './client-address.js';

/** The size of a body or an answer, counted in two ways. */
export interface CountedBytes {
  /** The bytes that the process holds in memory. */
  held: number;
  /** The bytes on the client's connection. */
  sent: number;
}

/** The maximum of bytes in flight. */
export interface InFlightLimits {
  process: number;
  /** The limit for all requests without a token together; the rest is for clients. */
  anonymous: number;
  /** The limit for each client or, without a token, each address. */
  client: number;
}

/** A limit that more bytes would exceed. */
export interface ExceededLimit {
  limit: keyof InFlightLimits;
  maxBytes: number;
}

interface Count {
  limit: keyof InFlightLimits;
  key: string;
  bytes: number;
}

/** Counts bytes in flight: of the process, of requests without a token, and of each client or address. */
export class InFlightBytes {
  private readonly used = new Map<string, number>();

  constructor(
    private readonly limits: InFlightLimits,
    private readonly gauge: Gauge,
  ) {}

  /** @returns the limit that these bytes would exceed; bytes that are alone in flight exceed none */
  exceededBy(request: FastifyRequest, bytes: CountedBytes): ExceededLimit | undefined {
    const full = countsOf(request, bytes).find(({ limit, key, bytes: more }) => {
      const used = this.usedBy(key);
      return used > 0 && used + more > this.limits[limit];
    });
    return full && { limit: full.limit, maxBytes: this.limits[full.limit] };
  }

  /** Counts the bytes until the answer has ended or its connection is closed. */
  hold(request: FastifyRequest, reply: FastifyReply, bytes: CountedBytes): void {
    const counts = countsOf(request, bytes);
    this.add(counts, 1);
    reply.raw.once('close', () => this.add(counts, -1));
  }

  private usedBy(key: string): number {
    return this.used.get(key) ?? 0;
  }

  private add(counts: readonly Count[], sign: 1 | -1): void {
    for (const { key, bytes } of counts) {
      const remaining = this.usedBy(key) + sign * bytes;
      if (remaining === 0) this.used.delete(key);
      else this.used.set(key, remaining);
    }
    this.gauge.set(this.usedBy(PROCESS));
  }
}

/** Keys that differ from every key of a client or an address. */
const PROCESS = 'process';
const ANONYMOUS = 'anonymous';

/** The key by which requests are limited together: the client or sales channel, or else the address (`addressKey`). */
export function senderOf({ caller, ip }: FastifyRequest): string {
  return caller === undefined ? `address ${addressKey(ip)}` : `client ${limitedAs(caller)}`;
}

function countsOf(request: FastifyRequest, { held, sent }: CountedBytes): Count[] {
  const counts: Count[] = [
    { limit: 'client', key: senderOf(request), bytes: sent },
    { limit: 'process', key: PROCESS, bytes: held },
  ];
  return request.caller === undefined
    ? [...counts, { limit: 'anonymous', key: ANONYMOUS, bytes: held }]
    : counts;
}
