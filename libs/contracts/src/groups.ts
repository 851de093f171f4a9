import type { StreamName } from './streams.js';

/**
 * The streams of each consumer group. Every member of a group subscribes to exactly these streams: the group's leader
 * assigns the topics of its own list to all members, and a topic that its member did not subscribe to would not be
 * read. A new stream for a service therefore needs a new group, never a longer list here.
 */
export const consumerGroups: Readonly<Record<string, readonly StreamName[]>> = {
  'catalog.main': ['pricing.price', 'orders.order', 'sales-channel.catalog'],
  'catalog.localize': ['catalog.sku'],
  'catalog.listings': ['pricing.price'],
  'pricing.main': ['catalog.directory', 'catalog.sku', 'taxes.fx-rate'],
  'pricing.localize': ['pricing.price'],
  'pricing.terms': ['taxes.terms'],
  'orders.main': [
    'catalog.directory',
    'catalog.sku',
    'catalog.stock',
    'taxes.fx-rate',
    'logistics.fulfillment',
  ],
  'orders.intake': ['sales-channel.orders'],
  'orders.terms': ['taxes.terms'],
  'orders.prices': ['pricing.price'],
  'logistics.main': ['orders.release', 'orders.order'],
  // The open streams with events of merchants; none has personal data (decision 11.2).
  'webhooks.main': [
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
};
