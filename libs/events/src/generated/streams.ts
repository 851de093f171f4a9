/* Written from the contracts of the events by `npm run contracts:write`. */

/** The streams without personal data, which are Kafka topics, with the types of their events. */
export const openStreams = {
  'catalog.directory': ['merchant.changed', 'sales-channel.changed'],
  'catalog.sku': [
    'sku.channel-status-changed',
    'sku.deleted',
    'sku.localization-changed',
    'sku.upserted',
  ],
  'catalog.inventory': ['inventory.changed'],
  'catalog.stock': ['stock.reserved', 'stock.short'],
  'pricing.price': ['price.localization-failed', 'price.localized', 'price.queued'],
  'taxes.fx-rate': ['fx-rate.changed'],
  'taxes.terms': ['duty-rates.changed', 'freight-tariff.changed', 'tax-rules.changed'],
  'orders.order': ['order.erased', 'order.history-added', 'order.placed', 'order.status-changed'],
  'logistics.fulfillment': ['fulfillment.progressed', 'parcel.tracking-updated'],
  'logistics.shipment': ['shipment.status-changed'],
  'gateway.credential': ['credential.revoked'],
  'sales-channel.order-replies': ['sales-channel.order-rejected'],
  'sales-channel.catalog': ['sales-channel.inventory-applied', 'sales-channel.sku-answered'],
} as const;
