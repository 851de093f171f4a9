import http, { type Agent, type ClientRequestArgs } from 'node:http';
import https from 'node:https';
import { isIP, type Socket } from 'node:net';
import { callbackify } from 'node:util';
import type { Names } from '#platform';
import { ExchangeFailure } from './exchange-failure.js';

export interface ProxyOptions {
  /** Includes the proxy's user and password, if it needs them. */
  proxy: URL;
  names: Names;
  timeoutMs: number;
}

/** Makes an agent connect through a proxy with CONNECT, also for plain HTTP. */
export function tunnelled<A extends Agent>(agent: A, options: ProxyOptions): A {
  const connect = agent.createConnection.bind(agent);
  const open = callbackify(openTunnel);
  agent.createConnection = (target, callback) => {
    open(target, options, (error, socket) => {
      // The type has no case without a connection.
      if (error) (callback as ((error: Error) => void) | undefined)?.(error);
      else callback?.(null, isSecure(agent) ? connectWithin(socket, target, connect) : socket);
    });
    return undefined;
  };
  return agent;
}

function isSecure(agent: Agent): boolean {
  return agent instanceof https.Agent;
}

/** Starts TLS with the receiver on a connection that the proxy has made. */
function connectWithin(
  socket: Socket,
  target: ClientRequestArgs,
  connect: Agent['createConnection'],
): Socket {
  return connect({ ...target, socket } as ClientRequestArgs) as Socket;
}

function openTunnel(
  { host, port }: ClientRequestArgs,
  { proxy, names, timeoutMs }: ProxyOptions,
): Promise<Socket> {
  const authority = `${isIP(host ?? '') === 6 ? `[${host}]` : host}:${port}`;
  const proxyHost = proxy.hostname.replace(/^\[|\]$/g, '');
  const request = (proxy.protocol === 'https:' ? https : http).request({
    method: 'CONNECT',
    path: authority,
    host: proxyHost,
    port: proxy.port || undefined,
    // Otherwise Node uses the name in the header.
    servername: isIP(proxyHost) === 0 ? proxyHost : '',
    headers: { host: authority, ...authorizationOf(proxy) },
    agent: false,
    lookup: names.lookup,
    timeout: timeoutMs,
  } as https.RequestOptions);
  return new Promise((resolve, reject) => {
    request.on('connect', ({ statusCode }, socket: Socket) => {
      if (statusCode === 200) return resolve(socket);
      socket.destroy();
      reject(new ExchangeFailure('proxy-refused'));
    });
    request.on('timeout', () => {
      const isOurs = request.socket?.connecting ?? true;
      request.destroy(new ExchangeFailure(isOurs ? 'proxy-unreachable' : 'connect-timeout'));
    });
    request.on('error', (error) =>
      reject(error instanceof ExchangeFailure ? error : new ExchangeFailure('proxy-unreachable')),
    );
    request.end();
  });
}

function authorizationOf({ username, password }: URL): { 'proxy-authorization'?: string } {
  if (username === '') return {};
  const text = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(text).toString('base64')}` };
}
