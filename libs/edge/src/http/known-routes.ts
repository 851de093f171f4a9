import type { FastifyInstance } from 'fastify';
import { Refusal } from '#runtime';

interface KnownRoute {
  pattern: RegExp;
  method: string;
}

/**
 * Refuses requests without a route before their body is read: 405 with `Allow` if the path exists with another method,
 * else 404 (decision 1.4). It also refuses paths that match a route only after decoding, because a proxy's rule for
 * `/metrics` would not apply to `/%6detrics`.
 */
export function refuseUnroutedRequests(instance: FastifyInstance): void {
  const routes: KnownRoute[] = [];
  const patterns = new Map<string, RegExp>();
  instance.addHook('onRoute', ({ method, url }) => {
    const pattern = patternOf(url);
    patterns.set(url, pattern);
    for (const verb of [method].flat()) routes.push({ pattern, method: verb });
  });
  instance.addHook('onRequest', ({ is404, raw, routeOptions }, _reply, done) => {
    const path = pathOf(raw.url ?? '/');
    const pattern = patterns.get(routeOptions.url ?? '');
    done(is404 || pattern?.test(path) === false ? unrouted(routes, path) : undefined);
  });
}

/** The path as it was sent, even if the URL is in absolute form. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] || '/';
}

function unrouted(routes: readonly KnownRoute[], path: string): Refusal {
  const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (methods.length === 0) return new Refusal('not-found', 'There is no such path.');
  const allow = [...new Set(methods)].toSorted().join(', ');
  return new Refusal('method-not-allowed', `The path supports ${allow}.`, { headers: { allow } });
}

/** Converts a router's pattern into a regular expression: `:name` is one segment, `*` the rest; a trailing slash is ignored. */
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
