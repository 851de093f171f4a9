export type { EventContract, EventEnvelope, EventOf } from './contract.js';
export type { FulfillmentEventData, OrderEventData } from './orders/event-data.js';
export type { Stream, StreamName } from './streams.js';
export type { ContractFault } from './validation.js';
export { MerchantChanged, SalesChannelChanged } from './catalog/directory.js';
export { InventoryChanged } from './catalog/inventory.js';
export {
  SkuChannelStatusChanged,
  SkuDeleted,
  SkuLocalizationChanged,
  SkuUpserted,
} from './catalog/sku.js';
export { StockReserved, StockShort } from './catalog/stock.js';
export { CredentialRevoked } from './gateway/credential.js';
export { FulfillmentProgressed, ParcelTrackingUpdated } from './logistics/fulfillment.js';
export { ShipmentStatusChanged } from './logistics/shipment.js';
export { OrderPlaced, OrderStatusChanged } from './orders/order.js';
export { SalesChannelOrderRejected } from './orders/order-rejected.js';
export { OrderPersonalDataErased, OrderReleased } from './orders/release.js';
export { PriceLocalizationFailed, PriceLocalized, PriceQueued } from './pricing/price.js';
export { SalesChannelInventoryApplied, SalesChannelSkuAnswered } from './sales-channel/catalog.js';
export { AnswerableChannelOrder } from './sales-channel/answerable-order.js';
export {
  SalesChannelOrderApproved,
  SalesChannelOrderCancelled,
  SalesChannelOrderPlaced,
  SalesChannelReturnRequested,
} from './sales-channel/orders.js';
export { FxRateChanged } from './taxes/fx-rate.js';
export { allContracts, contractByType } from './all-contracts.js';
export { consumerGroups } from './groups.js';
export { streams } from './streams.js';
export { validateEvent } from './validation.js';
