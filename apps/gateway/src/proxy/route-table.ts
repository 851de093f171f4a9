import { services as manifest, serviceNames, type ServiceName as AnyService } from '#contracts';

/** A service behind the gateway. */
export type ServiceName = Exclude<AnyService, 'gateway'>;

export const services = serviceNames.filter((name): name is ServiceName => name !== 'gateway');

/**
 * The service that owns the paths with a prefix; the gateway's own routes take precedence. The gateway answers its own
 * paths and unknown paths below `/ops/services` itself.
 */
export const routeTable: Readonly<Record<string, ServiceName>> = Object.fromEntries(
  services.flatMap((service) =>
    [`/ops/services/${service}`, ...manifest[service].routes].map((path) => [path, service]),
  ),
);

/**
 * The gateway's own paths below a service's prefix, with their methods. Without this list other methods would be
 * forwarded to the service, which does not know the path.
 */
export const ownPaths = {
  '/ops/sales-channels/:id/tokens': ['GET', 'HEAD', 'POST'],
  '/ops/sales-channels/:id/tokens/:tokenId': ['DELETE'],
} as const satisfies Record<`/${string}`, readonly string[]>;
