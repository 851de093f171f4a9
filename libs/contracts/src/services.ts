import type { StreamName } from './streams.js';

/** A service, as the parts around it need to know it. */
export interface Service {
  /** Its port on one machine (`npm start`). */
  port: number;
  /** Deployments of its own: for requests, and for background work. */
  roles: readonly ('api' | 'worker')[];
  /** The prefixes of paths that the gateway forwards to it, besides `/ops/services/<service>`. */
  routes: readonly `/${string}`[];
  /** The streams that each of its consumer groups reads; a group's full name is `<service>.<group>`. */
  groups: Readonly<Record<string, readonly StreamName[]>>;
  /** The gauge of the seconds by which its oldest work is late: its workers are scaled by it as well. */
  lateness?: string;
}

/**
 * The only list of the services. The gateway, the local stack, docker-compose.yml, the Kubernetes manifests and the
 * rights in Kafka follow from it (docs/adding.md). A service's schema in Postgres has the service's name; a service
 * writes the streams that it owns (`streams.ts`).
 *
 * Every member of a consumer group subscribes to exactly the group's streams: the group's leader assigns the topics of
 * its own list to all members, and a topic that its member did not subscribe to would not be read. A new stream for a
 * service therefore needs a new group, never a longer list here.
 */
const serviceTable = {
  gateway: { port: 4640, roles: ['api'], routes: [], groups: {} },
  catalog: {
    port: 4641,
    roles: ['api', 'worker'],
    routes: [
      '/ext/merchant',
      '/ext/inventories',
      '/ext/taxonomies',
      '/ext/categories',
      '/ext/category-mappings',
      '/ops/merchants',
      '/ops/sales-channels',
      '/ops/skus',
      '/ops/inventories',
      '/ops/category-mappings',
      '/ops/trade-restrictions',
      '/channel/listings',
      '/channel/taxonomy',
    ],
    groups: {
      main: ['pricing.price', 'orders.order', 'sales-channel.catalog'],
      localize: ['catalog.sku'],
      listings: ['pricing.price'],
    },
  },
  pricing: {
    port: 4642,
    roles: ['api', 'worker'],
    routes: ['/ext/prices', '/ext/skus', '/ops/prices'],
    groups: {
      main: ['catalog.directory', 'catalog.sku', 'taxes.fx-rate'],
      localize: ['pricing.price'],
      terms: ['taxes.terms'],
    },
  },
  taxes: {
    port: 4645,
    roles: ['api', 'worker'],
    routes: [
      '/ext/taxes',
      '/ext/landedCost',
      '/fxRate',
      '/ops/fx-rates',
      '/ops/tax-rules',
      '/ops/duty-rates',
      '/ops/freight-tariffs',
      '/ops/terms',
      '/ops/landedCost',
    ],
    groups: {},
  },
  orders: {
    port: 4643,
    roles: ['api', 'worker'],
    routes: ['/orders', '/ext/orders', '/ops/orders', '/ops/exceptions', '/channel/orders'],
    groups: {
      main: [
        'catalog.directory',
        'catalog.sku',
        'catalog.stock',
        'taxes.fx-rate',
        'logistics.fulfillment',
      ],
      intake: ['sales-channel.orders'],
      terms: ['taxes.terms'],
      prices: ['pricing.price'],
    },
  },
  logistics: {
    port: 4644,
    roles: ['api', 'worker'],
    routes: [
      '/ext/parcels',
      '/ext/parcelTrackings',
      '/ext/shipments',
      '/ops/parcels',
      '/ops/parcelTrackings',
      '/ops/carriers',
      '/ops/shipments',
      // More specific than the prefix of orders above.
      '/ops/orders/:orderId/progress',
      '/documents',
      '/track',
    ],
    groups: { main: ['orders.release', 'orders.order'] },
  },
  webhooks: {
    port: 4649,
    roles: ['api', 'worker'],
    routes: ['/ext/webhooks', '/ext/events', '/ops/webhooks'],
    groups: {
      // The open streams with facts of merchants; none with personal data (decision 11.2).
      main: [
        'catalog.directory',
        'catalog.sku',
        'catalog.inventory',
        'catalog.stock',
        'pricing.price',
        'orders.order',
        'logistics.fulfillment',
        'logistics.shipment',
        'sales-channel.order-replies',
      ],
    },
    lateness: 'entrepot_webhooks_oldest_due_seconds',
  },
} satisfies Record<string, Service>;

export type ServiceName = keyof typeof serviceTable;

export const services: Readonly<Record<ServiceName, Service>> = serviceTable;

/** In the order in which answers list them. */
export const serviceNames = Object.keys(serviceTable) as ServiceName[];

/** The streams of each consumer group. */
export const consumerGroups: Readonly<Record<string, readonly StreamName[]>> = Object.fromEntries(
  serviceNames.flatMap((service) =>
    Object.entries(services[service].groups).map(([group, streams]) => [
      `${service}.${group}`,
      streams,
    ]),
  ),
);

/** The names of a service's consumer groups; empty for a service that has none, or is not listed in `services`. */
export function groupsOf(service: string): string[] {
  return Object.keys(consumerGroups).filter((group) => group.startsWith(`${service}.`));
}
