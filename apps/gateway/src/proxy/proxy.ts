import { BodyBudget, Refusal } from '#edge';
import { IDLE_CONNECTION_MS, Names, Shares } from '#platform';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction as Done,
} from 'fastify';
import { Pool } from 'undici';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { OperationRoutes } from '../api-docs/operation-routes.js';
import { Revocations } from '../auth/revocations.js';
import { exchange, type Upstream } from './exchange.js';
import { ownPaths, routeTable, type ServiceName } from './route-table.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const CONNECT_TIMEOUT_MS = 2_000;
const CONNECTIONS_PER_SERVICE = 128;
/** The share of a client or an address, so that two of them leave half of the connections to others. */
const CONNECTIONS_OF_SENDER = CONNECTIONS_PER_SERVICE / 4;
const WAITING_OF_SENDER = 250;
const STREAMS = { ofSender: CONNECTIONS_OF_SENDER / 2, inAll: CONNECTIONS_PER_SERVICE / 2 };

/** Forwards requests that the gateway does not answer itself to the service that owns the path. */
@Injectable()
export class Proxy implements OnModuleInit, OnApplicationShutdown {
  private readonly upstreams: Record<Audience, ReadonlyMap<ServiceName, Upstream>>;

  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    private readonly adapterHost: HttpAdapterHost,
    private readonly revocations: Revocations,
    private readonly operations: OperationRoutes,
    private readonly bodyBudget: BodyBudget,
    names: Names,
  ) {
    this.upstreams = {
      everyone: upstreamsFor('everyone', config, names),
      channels: upstreamsFor('channels', config, names),
    };
  }

  /** Not awaited: that would start Fastify before Nest has registered the handler that turns errors into problems. */
  onModuleInit(): void {
    const instance = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    void instance.register((scope) => this.addRoutes(scope));
  }

  async onApplicationShutdown(): Promise<void> {
    const upstreams = Object.values(this.upstreams).flatMap((map) => [...map.values()]);
    await Promise.all(upstreams.map(({ pool }) => pool.destroy()));
  }

  /** Registers the routes in their own scope, where bodies are not parsed but left for the service to read. */
  private async addRoutes(scope: FastifyInstance): Promise<void> {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.addHook('onRequest', refuseSeveralHosts);
    scope.addHook('onRequest', (request) => this.identify(request));
    for (const [prefix, service] of Object.entries(routeTable)) {
      const forwardedTo = this.upstreams[audienceOf(prefix)].get(service) as Upstream;
      for (const url of [prefix, `${prefix}/*`]) {
        scope.route({
          url,
          method: METHODS,
          // The service authorizes the request; it checks the token itself.
          config: { access: 'public', forwards: true },
          handler: (request, reply) => this.forward(forwardedTo, request, reply),
        });
      }
    }
    refuseOtherMethods(scope);
  }

  private forward(
    forwardedTo: Upstream,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const limit = this.operations.limitOf(request.method, request.raw.url ?? '/');
    return exchange(forwardedTo, { limit, budget: this.bodyBudget }, request, reply);
  }

  /**
   * Forwards a request with an invalid token as one without a token, which the service answers: the service may not know
   * yet that the token's key was revoked.
   */
  private async identify(request: FastifyRequest): Promise<void> {
    const { authorization } = request.headers;
    if (authorization === undefined) return;
    const caller = await this.revocations.callerOf(authorization);
    if (caller !== undefined) request.caller = caller;
    else delete request.headers.authorization;
  }
}

/**
 * Sales channels have their own connections: their requests may wait for news in services that others need, and must
 * not occupy the connections of others (decision 10.3).
 */
type Audience = 'everyone' | 'channels';

function audienceOf(prefix: string): Audience {
  return prefix.startsWith('/channel/') ? 'channels' : 'everyone';
}

/** The time that a service may wait on purpose before it answers: until there is an event, or news for a channel. */
const LONG_POLL_MS = 20_000;
const LONG_POLLED: Readonly<Record<Audience, readonly ServiceName[]>> = {
  everyone: ['webhooks'],
  channels: ['catalog', 'orders'],
};

function upstreamsFor(
  audience: Audience,
  config: GatewayConfig,
  names: Names,
): Map<ServiceName, Upstream> {
  const routes = Object.entries(routeTable).filter(([prefix]) => audienceOf(prefix) === audience);
  const services = new Set(routes.map(([, service]) => service));
  return new Map(
    [...services].map((service) => {
      const waitMs = LONG_POLLED[audience].includes(service) ? LONG_POLL_MS : 0;
      return [service, upstream(service, waitMs, config, names)];
    }),
  );
}

/** @param waitMs the time for which the service may wait on purpose */
function upstream(
  service: ServiceName,
  waitMs: number,
  config: GatewayConfig,
  { lookup }: Names,
): Upstream {
  const timeoutMs = config.UPSTREAM_TIMEOUT_MS + waitMs;
  const pool = new Pool(config[`${service.toUpperCase() as Uppercase<ServiceName>}_URL`], {
    connections: CONNECTIONS_PER_SERVICE,
    connect: { timeout: CONNECT_TIMEOUT_MS, lookup },
    // A stopping service closes idle connections; no request must be in flight on one then. The second setting limits
    // the timeout that the service announces.
    keepAliveTimeout: IDLE_CONNECTION_MS,
    keepAliveMaxTimeout: IDLE_CONNECTION_MS,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  return {
    service,
    pool,
    connections: new Shares({
      ofSender: CONNECTIONS_OF_SENDER,
      waitingOfSender: WAITING_OF_SENDER,
    }),
    streams: new Shares(STREAMS),
    timeoutMs,
    bodyTimeoutMs: config.REQUEST_BODY_TIMEOUT_MS,
    answerTimeoutMs: config.ANSWER_TIMEOUT_MS,
  };
}

/** With several Host headers, two parsers may use different ones, so the request is refused (RFC 9112, 3.2). */
function refuseSeveralHosts({ raw }: FastifyRequest, _reply: FastifyReply, done: Done): void {
  const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && isHost(text));
  done(
    hosts.length > 1 ? new Refusal('bad-request', 'The request names several hosts.') : undefined,
  );
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}

/** Decision 1.4: 405 with `Allow`. */
function refuseOtherMethods(scope: FastifyInstance): void {
  for (const [url, ownMethods] of Object.entries<readonly string[]>(ownPaths)) {
    const allow = ownMethods.join(', ');
    scope.route({
      url,
      method: METHODS.filter((method) => !ownMethods.includes(method)),
      config: { access: 'public' },
      onRequest: (_request, _reply, done) => {
        done(
          new Refusal('method-not-allowed', `The path supports ${allow}.`, { headers: { allow } }),
        );
      },
      handler: () => undefined,
    });
  }
}
