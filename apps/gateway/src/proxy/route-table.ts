export const services = ['catalog', 'pricing', 'taxes', 'orders', 'logistics'] as const;

export type ServiceName = (typeof services)[number];

/** Which service owns the paths that begin with a prefix; the gateway's own routes come before it. */
export const routeTable = {
  // What is the gateway's own there, or no one's, it answers itself.
  '/ops/services/catalog': 'catalog',
  '/ops/services/pricing': 'pricing',
  '/ops/services/taxes': 'taxes',
  '/ops/services/orders': 'orders',
  '/ops/services/logistics': 'logistics',

  '/ext/merchant': 'catalog',
  '/ext/inventories': 'catalog',
  '/ops/merchants': 'catalog',
  '/ops/sales-channels': 'catalog',
  '/ops/skus': 'catalog',

  '/ext/prices': 'pricing',
  '/ext/skus': 'pricing',
  '/ops/prices': 'pricing',

  '/ext/taxes': 'taxes',
  '/fxRate': 'taxes',
  '/ops/fx-rates': 'taxes',

  '/orders': 'orders',
  '/ext/orders': 'orders',
  '/ops/orders': 'orders',
  '/ops/exceptions': 'orders',

  '/ext/parcels': 'logistics',
  '/ext/parcelTrackings': 'logistics',
  '/ext/shipments': 'logistics',
  '/ops/parcelTrackings': 'logistics',
  '/ops/carriers': 'logistics',
  // More specific than what orders owns above.
  '/ops/orders/:orderId/progress': 'logistics',
  '/documents': 'logistics',
  '/track': 'logistics',
} as const satisfies Record<`/${string}`, ServiceName>;

/**
 * The gateway's own paths below a service's prefix, with the methods that they answer. Any other method would reach the
 * service, which does not know the path.
 */
export const ownPaths = {
  '/ops/sales-channels/:id/tokens': ['POST'],
  '/ops/sales-channels/:id/tokens/:tokenId': ['DELETE'],
} as const satisfies Record<`/${string}`, readonly string[]>;
