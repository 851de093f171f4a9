import { addressKey, announcedBytes, DEFAULT_BODY_BYTES, limitedAs, Refusal } from '#edge';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { FixedWindows, type Allowance } from './fixed-windows.js';

const MINUTE_MS = 60_000;

/** The key set is exempt, because services need it to check tokens, and it is small. */
const KEY_SET = '/.well-known/jwks.json';

/** The policy of a counter in the header fields, and the name that a refusal gives it. */
interface Counted {
  windows: FixedWindows;
  name: 'client' | 'address';
  who: string;
}

/**
 * Limits the requests a minute for each client or sales channel and gateway instance, and for each address without a valid token
 * (decision 1.10); every answer has the header fields `RateLimit` and `RateLimit-Policy`.
 */
@Injectable()
export class RequestRates implements OnModuleInit {
  private readonly clients: Counted;
  private readonly channels: Counted;
  private readonly addresses: Counted;

  constructor(
    @Inject(GATEWAY_CONFIG) { ENTREPOT_ENV, ...config }: GatewayConfig,
    private readonly adapterHost: HttpAdapterHost,
  ) {
    const usual = ENTREPOT_ENV === 'sandbox' ? 6_000 : 600;
    this.clients = {
      windows: new FixedWindows(config.RATE_LIMIT_PER_MINUTE ?? usual, MINUTE_MS),
      name: 'client',
      who: 'This client',
    };
    this.channels = { ...this.clients, who: 'This sales channel' };
    this.addresses = {
      windows: new FixedWindows(config.ANONYMOUS_RATE_LIMIT_PER_MINUTE ?? usual, MINUTE_MS),
      name: 'address',
      who: 'This address, without a valid token,',
    };
  }

  /** After the token check and before the body is read, for the gateway's own routes and forwarded requests. */
  onModuleInit(): void {
    const instance = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('preParsing', (request, reply, _payload, done) => {
      const refusal = this.charge(request, reply);
      // On a keep-alive connection Node would read the rest of the body of every refused request.
      const bytes = announcedBytes(request.headers, Infinity);
      if (refusal && bytes > DEFAULT_BODY_BYTES) reply.header('connection', 'close');
      done(refusal);
    });
  }

  private charge(request: FastifyRequest, reply: FastifyReply): Refusal | undefined {
    const { caller, ip, routeOptions } = request;
    if (caller !== undefined) {
      // Rewritten requests come from the console: its users and the programs of the same client have separate limits.
      const through = request.originalUrl === request.url ? '' : ' in the console';
      const counted = caller.kind === 'sales-channel' ? this.channels : this.clients;
      return spend(counted, `${limitedAs(caller)}${through}`, reply);
    }
    const isUncounted = routeOptions.config.probe === true || routeOptions.url === KEY_SET;
    return isUncounted ? undefined : spend(this.addresses, addressKey(ip), reply);
  }
}

function spend({ windows, name, who }: Counted, key: string, reply: FastifyReply) {
  const allowance = windows.spend(key, Math.floor(performance.now()));
  reply.header('ratelimit-policy', `"${name}";q=${windows.limit};w=${MINUTE_MS / 1_000}`);
  reply.header('ratelimit', `"${name}";r=${allowance.remaining};t=${secondsOf(allowance)}`);
  return allowance.allowed ? undefined : tooMany(who, allowance);
}

/** @param who the client, channel or address, for the detail */
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
