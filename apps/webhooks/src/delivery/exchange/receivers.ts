import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { callableAddresses, callableOf, lookupWith, Names, type AddressGuard } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../../config.js';
import { tunnelled } from './tunnel.js';

/** An attempt to deliver an event. */
export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface OpenOptions {
  /** The merchant of the endpoint. */
  merchantId: string;
  /** Whether to make a new connection, instead of reusing an open one. */
  isFresh: boolean;
  /** Called when the address is known; never with a proxy, which has its own time limit. */
  onConnecting: () => void;
}

/** The time to connect, TLS included, after the lookup of the name. */
export const CONNECT_MS = 3_000;

/** An idle connection costs memory for each endpoint, and saves a handshake only if the next event comes soon. */
const KEPT = { keepAlive: true, timeout: 4_000 };
const HEADER_BYTES = 16_384;

/**
 * Sends all requests to receivers. Without a proxy each address is checked when the connection is made; a proxy
 * resolves names itself and must refuse private addresses, and only addresses in URLs are checked here. Connections are
 * not limited here, because exchanges are.
 */
@Injectable()
export class Receivers {
  private readonly guard: AddressGuard;
  private readonly proxy: URL | undefined;
  private readonly agents: { http: http.Agent; https: https.Agent };

  constructor(
    @Inject(WEBHOOKS_CONFIG) config: Pick<WebhooksConfig, 'WEBHOOKS_ALLOW' | 'WEBHOOKS_PROXY_URL'>,
    private readonly names: Names,
  ) {
    const { WEBHOOKS_ALLOW: allow, WEBHOOKS_PROXY_URL: proxyUrl } = config;
    this.guard = { mayCall: callableAddresses(allow), setting: 'WEBHOOKS_ALLOW' };
    this.proxy = proxyUrl === undefined ? undefined : new URL(proxyUrl);
    this.agents = { http: this.agent(http, KEPT), https: this.agent(https, KEPT) };
  }

  /**
   * Begins a request; the caller sends its body. Redirects are not followed.
   * @throws an error with the code `EACCES` for an address that may not be called
   */
  open(
    { url, headers }: WebhookRequest,
    { merchantId, isFresh, onConnecting }: OpenOptions,
  ): ClientRequest {
    const target = new URL(url);
    const address = target.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(address);
    if (family !== 0) callableOf([{ address, family }], address, this.guard);
    if (family !== 0 && !this.proxy) onConnecting();
    const { kind, protocol } =
      target.protocol === 'https:'
        ? { kind: 'https' as const, protocol: https }
        : { kind: 'http' as const, protocol: http };
    return protocol.request(target, {
      method: 'POST',
      headers,
      agent: isFresh ? this.agent(protocol, {}) : this.agents[kind],
      maxHeaderSize: HEADER_BYTES,
      lookup: lookupWith(async (name) => {
        const addresses = callableOf(await this.names.find(name, merchantId), name, this.guard);
        onConnecting();
        return addresses;
      }),
    });
  }

  /** Closes idle connections. */
  close(): void {
    this.agents.http.destroy();
    this.agents.https.destroy();
  }

  private agent<A extends http.Agent>(
    { Agent }: { Agent: new (options: http.AgentOptions) => A },
    options: http.AgentOptions,
  ): A {
    const agent = new Agent(options);
    const { proxy, names } = this;
    return proxy ? tunnelled(agent, { proxy, names, timeoutMs: CONNECT_MS }) : agent;
  }
}
