import * as directory from './catalog/directory.js';
import * as inventory from './catalog/inventory.js';
import * as sku from './catalog/sku.js';
import * as stock from './catalog/stock.js';
import type { EventContract } from './contract.js';
import * as credential from './gateway/credential.js';
import * as fulfillment from './logistics/fulfillment.js';
import * as shipment from './logistics/shipment.js';
import * as orderRejected from './orders/order-rejected.js';
import * as order from './orders/order.js';
import * as release from './orders/release.js';
import * as price from './pricing/price.js';
import * as channelCatalog from './sales-channel/catalog.js';
import * as channelOrders from './sales-channel/orders.js';
import * as fxRate from './taxes/fx-rate.js';

/** Every contract there is. */
export const allContracts: readonly EventContract[] = [
  directory,
  sku,
  inventory,
  stock,
  price,
  fxRate,
  order,
  release,
  fulfillment,
  shipment,
  credential,
  channelOrders,
  orderRejected,
  channelCatalog,
].flatMap((owned) => Object.values<EventContract>(owned));

const byType = new Map(allContracts.map((contract) => [contract.type, contract]));

/** The contract of an event type (`ce_type`), or undefined where there is none. */
export function contractByType(type: string): EventContract | undefined {
  return byType.get(type);
}
