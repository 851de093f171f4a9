import { ownPaths, routeTable } from '../../../apps/gateway/src/proxy/route-table.js';
import type { ServiceName } from '../../../tools/stack/topology.js';

/** Longer prefixes are more specific. */
const prefixes = Object.entries(routeTable).toSorted(([a], [b]) => b.length - a.length);

/** The service that answers a path, according to the gateway's route table. @param path without its query */
export function ownerOf(path: string): ServiceName {
  if (Object.keys(ownPaths).some((ownPath) => patternOf(`${ownPath}$`).test(path)))
    return 'gateway';
  return prefixes.find(([prefix]) => patternOf(`${prefix}(/|$)`).test(path))?.[1] ?? 'gateway';
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}`);
}
