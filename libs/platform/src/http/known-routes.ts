import type { FastifyInstance } from 'fastify';
import { Refusal } from '../problems/refusal.js';

interface KnownRoute {
  pattern: RegExp;
  method: string;
}

/**
 * Refuses requests without a route before their body is read: 405 with `Allow` if the path exists with another method,
 * else 404 (decision 1.4).
 */
export function refuseUnroutedRequests(instance: FastifyInstance): void {
  const known: KnownRoute[] = [];
  instance.addHook('onRoute', ({ method, url }) => {
    const pattern = patternOf(url);
    for (const one of [method].flat()) known.push({ pattern, method: one });
  });
  instance.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? unrouted(known, request.raw.url ?? '/') : undefined);
  });
}

function unrouted(known: readonly KnownRoute[], url: string): Refusal {
  const path = url.split('?', 1)[0] ?? '/';
  const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (methods.length === 0) return new Refusal('not-found', 'There is no such path.');
  const allow = [...new Set(methods)].toSorted().join(', ');
  return new Refusal('method-not-allowed', `The path supports ${allow}.`, { headers: { allow } });
}

/** The router's patterns as the services write them: `:name` is one segment, `*` the rest; a last slash is ignored. */
function patternOf(url: string): RegExp {
  const segments = url
    .replace(/\/$/, '')
    .split('/')
    .map((segment) => {
      if (segment === '*') return '.*';
      return segment.startsWith(':')
        ? '[^/]+'
        : segment.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    });
  return new RegExp(`^${segments.join('/')}/?$`);
}
