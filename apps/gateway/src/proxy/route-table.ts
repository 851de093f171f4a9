export const services = ['catalog', 'pricing', 'taxes', 'orders', 'logistics', 'webhooks'] as const;

export type ServiceName = (typeof services)[number];

/** The service that owns the paths with a prefix; the gateway's own routes take precedence. */
export const routeTable = {
  // The gateway answers its own paths and unknown paths below this prefix itself.
  '/ops/services/catalog': 'catalog',
  '/ops/services/pricing': 'pricing',
  '/ops/services/taxes': 'taxes',
  '/ops/services/orders': 'orders',
  '/ops/services/logistics': 'logistics',
  '/ops/services/webhooks': 'webhooks',

  '/ext/merchant': 'catalog',
  '/ext/inventories': 'catalog',
  '/ext/taxonomies': 'catalog',
  '/ext/categories': 'catalog',
  '/ext/category-mappings': 'catalog',
  '/ops/merchants': 'catalog',
  '/ops/sales-channels': 'catalog',
  '/ops/skus': 'catalog',
  '/ops/inventories': 'catalog',
  '/ops/category-mappings': 'catalog',
  '/ops/trade-restrictions': 'catalog',
  '/channel/listings': 'catalog',
  '/channel/taxonomy': 'catalog',

  '/ext/prices': 'pricing',
  '/ext/skus': 'pricing',
  '/ops/prices': 'pricing',

  '/ext/taxes': 'taxes',
  '/ext/landedCost': 'taxes',
  '/fxRate': 'taxes',
  '/ops/fx-rates': 'taxes',
  '/ops/tax-rules': 'taxes',
  '/ops/duty-rates': 'taxes',
  '/ops/freight-tariffs': 'taxes',
  '/ops/terms': 'taxes',
  '/ops/landedCost': 'taxes',

  '/orders': 'orders',
  '/ext/orders': 'orders',
  '/ops/orders': 'orders',
  '/ops/exceptions': 'orders',
  '/channel/orders': 'orders',

  '/ext/parcels': 'logistics',
  '/ext/parcelTrackings': 'logistics',
  '/ext/shipments': 'logistics',
  '/ops/parcels': 'logistics',
  '/ops/parcelTrackings': 'logistics',
  '/ops/carriers': 'logistics',
  '/ops/shipments': 'logistics',
  // More specific than the prefix of orders above.
  '/ops/orders/:orderId/progress': 'logistics',
  '/documents': 'logistics',
  '/track': 'logistics',

  '/ext/webhooks': 'webhooks',
  '/ext/events': 'webhooks',
  '/ops/webhooks': 'webhooks',
} as const satisfies Record<`/${string}`, ServiceName>;

/**
 * The gateway's own paths below a service's prefix, with their methods. Without this list other methods would be
 * forwarded to the service, which does not know the path.
 */
export const ownPaths = {
  '/ops/sales-channels/:id/tokens': ['GET', 'HEAD', 'POST'],
  '/ops/sales-channels/:id/tokens/:tokenId': ['DELETE'],
} as const satisfies Record<`/${string}`, readonly string[]>;
