import { isIP } from 'node:net';
import { callableAddresses, guardedAgent } from '#platform';
import { Pool, ProxyAgent, type Dispatcher } from 'undici';
import { PROCESS_LIMIT } from '../domain/room.js';
import { DEADLINE_MS } from './exchange.js';

export interface DispatcherOptions {
  /** Own networks that may be called: `WEBHOOKS_ALLOW`. */
  allow?: string;
  /** `WEBHOOKS_PROXY_URL`. */
  proxyUrl?: string;
  /** Resolves names to addresses. */
  lookUp?: Parameters<typeof guardedAgent>[2];
}

const CONNECT_MS = 3_000;

const POOL = {
  // Endpoints share a host, so a few that hang must not take all connections to it; exchanges are limited before.
  connections: PROCESS_LIMIT,
  pipelining: 1,
  // An idle connection costs memory for each endpoint and saves a handshake only if the next event comes soon.
  keepAliveTimeout: 4_000,
  keepAliveMaxTimeout: 10_000,
  headersTimeout: DEADLINE_MS,
  bodyTimeout: DEADLINE_MS,
} as const;

/**
 * What all requests to receivers go through. Without a proxy each address is checked when the connection is made; a
 * proxy resolves names itself and must refuse private addresses, and only addresses in URLs are checked here.
 */
export function receiversDispatcher({ allow, proxyUrl, lookUp }: DispatcherOptions): Dispatcher {
  const mayCall = callableAddresses(allow);
  const connect = { timeout: CONNECT_MS };
  if (proxyUrl === undefined) {
    return guardedAgent({ ...POOL, connect }, { mayCall, setting: 'WEBHOOKS_ALLOW' }, lookUp);
  }
  const proxy = new ProxyAgent({
    ...POOL,
    uri: proxyUrl,
    requestTls: connect,
    proxyTls: connect,
    // A request that has no connection yet cannot be cut off, so a silent proxy would hold it beyond its deadline.
    clientFactory: (origin, options) =>
      new Pool(origin, { ...options, headersTimeout: CONNECT_MS }),
  });
  return proxy.compose((dispatch) => (options, handler) => {
    const host = new URL(options.origin ?? '').hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !mayCall(host)) {
      throw Object.assign(new Error(`${host} is no address to call`), { code: 'EACCES' });
    }
    return dispatch(options, handler);
  });
}
