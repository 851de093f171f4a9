import { routeTable } from '../../apps/gateway/src/proxy/route-table.js';
import { readOpenApi } from './test/public-paths.js';
import type { Manifest } from './custom-resources.js';
import { readRendered } from './rendered.js';
import { environmentOf, find, mainOf, ofKind, type Workload } from './test/workloads.js';

interface Route extends Manifest {
  spec: {
    parentRefs: { name: string; sectionName: string }[];
    hostnames: string[];
    rules: {
      matches: { path: { type: string; value: string } }[];
      backendRefs: { name: string; port: number }[];
    }[];
  };
}

interface Gateway extends Manifest {
  spec: {
    listeners: {
      name: string;
      hostname: string;
      protocol: string;
      tls: { certificateRefs: { name: string }[] };
    }[];
  };
}

const manifests = readRendered('production');
const routes = ofKind<Route>(manifests, 'HTTPRoute');
const gateway = find<Gateway>(manifests, 'Gateway', 'entrepot');

function prefixesOf(name: string): string[] {
  const { spec } = find<Route>(manifests, 'HTTPRoute', name);
  return spec.rules.flatMap(({ matches }) => matches.map(({ path }) => path.value));
}

function isBelow(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

describe('the routes from outside', () => {
  it('The routes lead to the gateway, over TLS', () => {
    for (const { spec } of routes) {
      const [parent] = spec.parentRefs;
      const listener = gateway.spec.listeners.find(({ name }) => name === parent?.sectionName);
      expect(spec.hostnames).toEqual([listener?.hostname]);
      expect(listener).toMatchObject({
        protocol: 'HTTPS',
        tls: { certificateRefs: [{ name: expect.any(String) }] },
      });
      for (const { backendRefs, matches } of spec.rules) {
        expect(backendRefs).toEqual([{ name: 'gateway', port: 80 }]);
        // Older releases of the Gateway API reject longer lists.
        expect(matches.length).toBeLessThanOrEqual(8);
        for (const { path } of matches) expect(path.type).toBe('PathPrefix');
      }
    }
  });

  it('The routes cover every public path at one host, without health and metrics', () => {
    const prefixes = prefixesOf('entrepot');
    for (const path of [
      ...Object.keys(routeTable),
      ...readOpenApi(),
      '/docs',
      '/openapi.json',
      '/asyncapi.json',
      '/asyncapi',
      '/problems',
      '/schemas',
    ]) {
      expect([path, isBelow(path, prefixes)]).toEqual([path, true]);
    }
    for (const path of ['/', '/metrics', '/health/live', '/health/ready']) {
      expect([path, isBelow(path, prefixes)]).toEqual([path, false]);
    }
  });

  it('The routes cover the four hosts of the interface, and route each path to one of them', () => {
    const hosts = {
      auth: [],
      product: ['catalog', 'pricing', 'taxes'],
      order: ['orders'],
      logistics: ['logistics'],
    };
    for (const [host, services] of Object.entries(hosts)) {
      const served = Object.entries(routeTable)
        .filter(
          ([path, service]) =>
            services.some((name) => name === service) &&
            /^\/(ext|orders|fxRate|channel)/.test(path),
        )
        .map(([path]) => path);
      const expected = host === 'auth' ? ['/token', '/.well-known/jwks.json'] : served;
      expect(prefixesOf(host).toSorted()).toEqual(expected.toSorted());
    }
  });

  it('The routes have a separate host for the console, with nothing else there', () => {
    expect(prefixesOf('console')).toEqual(['/console']);
    expect(isBelow('/console', prefixesOf('entrepot'))).toBe(false);
  });

  it('The routes use the public address that the services publish', () => {
    const workload = find<Workload>(manifests, 'Deployment', 'gateway');
    const { PUBLIC_URL = '' } = environmentOf(mainOf(workload), manifests);
    expect(find<Route>(manifests, 'HTTPRoute', 'entrepot').spec.hostnames).toEqual([
      new URL(PUBLIC_URL).host,
    ]);
  });
});
