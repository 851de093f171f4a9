// Generated from the event contracts and the API document.
export const orderStatuses = [
  'CREATED',
  'APPROVED',
  'HANDLING',
  'REGULATORY_CHECK_OK',
  'REQUIRES_REVIEW',
  'ON_HOLD',
  'PACKED',
  'INVOICED',
  'READY_TO_SHIP',
  'SHIPPED',
  'DELIVERED',
  'RETURN_REQUESTED',
  'RETURN_APPROVED',
  'RETURNED',
  'CANCELLED',
  'OPERATIONAL_ISSUE',
] as const;
export const orderActions = [
  'approve',
  'cancel',
  'hold',
  'release',
  'operational-issue',
  'return-request',
  'return-approve',
  'return-receive',
] as const;
export const reasonCodes = [
  'out-of-stock',
  'lost',
  'customs',
  'buyer-request',
  'fraud',
  'address',
  'damaged',
  'other',
] as const;
export const parcelStatuses = [
  'SHIPMENT_CREATED',
  'SHIPPED',
  'ARRIVED_DESTINATION_COUNTRY',
  'CUSTOMS_CLEARANCE',
  'LAST_MILE',
  'DELIVERED',
  'SHIPMENT_CANCELED',
] as const;
export const trackingCodes = [
  'CREATED',
  'AWAITING_PICK_UP',
  'LEFT_FULFILLMENT',
  'HUB_RECEIVED',
  'LINEHAUL_DEPARTED',
  'ARRIVED_COUNTRY',
  'CUSTOMS_STARTED',
  'CUSTOMS_HELD',
  'CUSTOMS_RELEASED',
  'LAST_MILE_RECEIVED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_ATTEMPT_FAILED',
  'DELIVERED',
  'CANCELED',
] as const;
export const shipmentStatuses = ['CREATED', 'SHIPPED', 'CANCELLED'] as const;
export const localizationStatuses = [
  'PENDING_LOCALIZATION',
  'IN_REVIEW',
  'IN_TRANSLATION',
  'REVIEW_DENIED',
  'DENIED_REGULATORY',
  'READY_FOR_SALES_CHANNEL',
  'LOCALIZATION_SKIPPED',
] as const;
export const channelEntryStatuses = [
  'READY_FOR_SALES_CHANNEL',
  'SALES_CHANNEL_APPROVED',
  'SALES_CHANNEL_DENIED',
] as const;
export const inventoryTypes = ['AVAILABLE', 'DAMAGED'] as const;
export const warehouseTypes = ['MERCHANT', 'RETURNS'] as const;
export const taxTypes = ['DDP', 'DDU'] as const;
export const needKinds = [
  'orders-on-hold',
  'orders-in-review',
  'orders-lost',
  'orders-late',
  'returns-to-approve',
  'exceptions',
  'parcels-in-customs',
  'parcels-silent',
  'parcels-waiting',
  'skus-without-price',
  'skus-price-failed',
  'skus-denied',
  'skus-denied-by-channel',
  'skus-waiting-for-channel',
  'skus-waiting-for-operator',
  'skus-out-of-stock',
  'endpoints-failing',
  'endpoints-disabled',
  'parked-messages',
  'parked-outbox',
] as const;
export const clientKinds = [
  'merchant',
  'fulfillment-partner',
  'sales-channel',
  'operator',
] as const;
export const clientAccesses = ['full', 'read'] as const;
export const tokenScopes = ['taxes', 'listings', 'orders'] as const;
export const reportedTrackingCodes = [
  'AWAITING_PICK_UP',
  'LEFT_FULFILLMENT',
  'HUB_RECEIVED',
  'LINEHAUL_DEPARTED',
  'ARRIVED_COUNTRY',
  'CUSTOMS_STARTED',
  'CUSTOMS_HELD',
  'CUSTOMS_RELEASED',
  'LAST_MILE_RECEIVED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_ATTEMPT_FAILED',
  'DELIVERED',
] as const;
export const restrictionKinds = ['prohibited', 'restricted'] as const;
export const endpointStates = ['enabled', 'failing', 'disabled'] as const;
export const serviceNames = [
  'gateway',
  'catalog',
  'pricing',
  'taxes',
  'orders',
  'logistics',
  'webhooks',
] as const;
export const consumingServices = [
  'catalog',
  'pricing',
  'taxes',
  'orders',
  'logistics',
  'webhooks',
] as const;
export const eventTypes = [
  'credential.revoked',
  'duty-rates.changed',
  'freight-tariff.changed',
  'fulfillment.progressed',
  'fx-rate.changed',
  'inventory.changed',
  'merchant.changed',
  'order.erased',
  'order.history-added',
  'order.personal-data-erased',
  'order.placed',
  'order.released',
  'order.status-changed',
  'parcel.tracking-updated',
  'price.localization-failed',
  'price.localized',
  'price.queued',
  'sales-channel.changed',
  'sales-channel.inventory-applied',
  'sales-channel.order-approved',
  'sales-channel.order-cancelled',
  'sales-channel.order-placed',
  'sales-channel.order-rejected',
  'sales-channel.return-requested',
  'sales-channel.sku-answered',
  'shipment.status-changed',
  'sku.channel-status-changed',
  'sku.deleted',
  'sku.localization-changed',
  'sku.upserted',
  'stock.reserved',
  'stock.short',
  'tax-rules.changed',
] as const;
export type EventName = (typeof eventTypes)[number];
