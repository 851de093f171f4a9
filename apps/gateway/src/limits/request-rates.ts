import { Refusal } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG } from '../config.js';
import type { GatewayConfig } from '../config.js';
import { FixedWindows } from './fixed-windows.js';
import type { Allowance } from './fixed-windows.js';

const MINUTE_MS = 60_000;

/**
 * So many requests a minute for each client and gateway instance (decision 1.10), said on every answer to a client in
 * the header fields `RateLimit` and `RateLimit-Policy`.
 */
@Injectable()
export class RequestRates implements OnModuleInit {
  private readonly windows: FixedWindows;
  private readonly policy: string;

  constructor(
    @Inject(GATEWAY_CONFIG) { ENTREPOT_ENV, ...config }: GatewayConfig,
    private readonly adapterHost: HttpAdapterHost,
  ) {
    const limit = config.RATE_LIMIT_PER_MINUTE ?? (ENTREPOT_ENV === 'sandbox' ? 6_000 : 600);
    this.windows = new FixedWindows(limit, MINUTE_MS);
    this.policy = `"client";q=${limit};w=${MINUTE_MS / 1_000}`;
  }

  /** After the token is checked and before the body is read; in front of the gateway's own routes and the others'. */
  onModuleInit(): void {
    const instance = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('preParsing', (request, reply, _payload, done) => {
      done(this.charge(request, reply));
    });
  }

  private charge({ caller }: FastifyRequest, reply: FastifyReply): Refusal | undefined {
    if (caller === undefined) return undefined;
    const allowance = this.windows.spend(
      `${caller.kind} ${caller.clientId}`,
      Math.floor(performance.now()),
    );
    reply.header('ratelimit-policy', this.policy);
    reply.header('ratelimit', `"client";r=${allowance.remaining};t=${secondsOf(allowance)}`);
    return allowance.allowed ? undefined : tooMany('This client', allowance);
  }
}

/** @param who whose requests these are, for the detail */
export function tooMany(who: string, allowance: Allowance): Refusal {
  const retryAfterSeconds = secondsOf(allowance);
  return new Refusal(
    'rate-limited',
    `${who} has used up its requests. Please try again in ${retryAfterSeconds} s.`,
    { retryAfterSeconds },
  );
}

function secondsOf({ resetsInMs }: Allowance): number {
  return Math.ceil(resetsInMs / 1_000);
}
