import type { IncomingMessage } from 'node:http';
import { Refusal } from '#edge';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionToken } from './session-cookie.js';

const CONSOLE = '/console';
const API = '/console/api';
const SESSION = '/console/session';
/** The parameters that a provider adds to its query are for the provider's client. */
const CALLBACK = '/console/session/openid/callback';
const ASSETS = '/console/assets';
const IMAGE = '/console/image';

/** Scripts of other sites cannot set this header without a permission that the gateway never gives. */
const MARK = 'x-entrepot-console';

/**
 * Turns a request to `/console/api/…` into the same request to the API, with the token of the session's cookie, and the
 * address of any view into that of the single page. The cookie has no effect on other paths.
 */
export function rewriteConsoleUrl({ url = '/', headers }: IncomingMessage): string {
  if (url.startsWith(`${CALLBACK}?`)) return CALLBACK;
  if (!url.startsWith(`${CONSOLE}/`) || url.startsWith(SESSION)) return url;
  const token = sessionToken(headers.cookie);
  // Only answers to requests without a cookie are compressed; only the console's own pages send this cookie.
  delete headers.cookie;
  if (url.startsWith(`${ASSETS}/`) || url.startsWith(`${IMAGE}?`)) return url;
  if (!url.startsWith(`${API}/`)) return CONSOLE;
  delete headers.authorization;
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  return url.slice(API.length);
}

/** Refuses the console's writes that its own pages did not send, before the body is read. */
@Injectable()
export class ConsoleRequests implements OnModuleInit {
  constructor(private readonly adapterHost: HttpAdapterHost) {}

  onModuleInit(): void {
    const instance = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('onRequest', (request, _reply, done) => {
      done(isForeignWrite(request) ? foreignWrite() : undefined);
    });
  }
}

function isForeignWrite({ originalUrl, routeOptions, method, headers }: FastifyRequest): boolean {
  // The router decodes paths: `/%63onsole/session` also matches the route of the session.
  const paths = [originalUrl, routeOptions.url];
  const isOfConsole = paths.some((path) => path?.startsWith(`${CONSOLE}/`));
  if (!isOfConsole || method === 'GET' || method === 'HEAD') return false;
  return headers['sec-fetch-site'] !== 'same-origin' || headers[MARK] !== '1';
}

function foreignWrite(): Refusal {
  return new Refusal(
    'foreign-request',
    'The request needs `Sec-Fetch-Site: same-origin` and `X-Entrepot-Console: 1`.',
  );
}
