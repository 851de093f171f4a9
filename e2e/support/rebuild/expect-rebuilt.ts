import { expectEqual } from '../model/expect-equal.js';
import type { Api } from '../model/api.js';
import { walk } from '../model/expect-shown.js';
import type { Json } from '../merchant.js';
import { carried, type Section } from './carried-members.js';
import type { PublishedLog } from './published-log.js';
import { rebuildOrder } from './rebuild-order.js';
import { rebuildParcel, rebuildShipment } from './rebuild-parcel.js';
import { rebuildInventory, rebuildPrice, rebuildSku } from './rebuild-sku.js';

/**
 * Checks that all answers to a merchant equal the state rebuilt from events, member by member, except the members that
 * no open stream has (decision 8.8).
 * @returns the number of compared records
 */
export async function expectRebuilt(api: Api, log: PublishedLog): Promise<Record<string, number>> {
  const skus = await walk(api, '/ext/merchant/skus', 'skus');
  for (const sku of skus) {
    same('SKUs', sku, rebuildSku(log, sku.merchantId, sku.skuId));
  }
  const inventories = await walk(api, '/ext/inventories', 'inventories');
  for (const inventory of inventories) {
    same('Inventory', inventory, rebuildInventory(log, inventory.id));
  }
  const prices = await readPrices(api, log);
  for (const price of prices) same('Prices', price, rebuildPrice(log, price.id));
  const orders = await walk(api, '/ext/orders', 'orders');
  for (const { orderId } of orders) {
    same('Orders', await api.get(`/ext/orders/${orderId}`), rebuildOrder(log, orderId));
  }
  const parcels = await walk(api, '/ext/parcels', 'parcels');
  for (const parcel of parcels) same('Parcels', parcel, rebuildParcel(log, parcel.parcelId));
  const shipments = await readShipments(api, log);
  for (const shipment of shipments) same('Shipments', shipment, rebuildShipment(log, shipment.id));
  return {
    skus: skus.length,
    inventories: inventories.length,
    prices: prices.length,
    orders: orders.length,
    parcels: parcels.length,
    shipments: shipments.length,
  };
}

function same(section: Section, answer: Json, rebuilt: Json): void {
  const id = answer.orderId ?? answer.parcelId ?? answer.id;
  expectEqual(`${section} ${id}`, carried(section, rebuilt), carried(section, answer));
}

/** The valid price of each SKU in each channel that has one in an event: a newer failed request withdraws it. */
function readPrices(api: Api, log: PublishedLog): Promise<Json[]> {
  const prices = log
    .newest(['price.localized', 'price.localization-failed'])
    .filter(({ merchantId, type }) => merchantId === api.clientId && type === 'price.localized');
  return Promise.all(
    prices.map(({ skuId, salesChannel, localizedCurrency: currency }) =>
      api.get(`/ext/skus/${skuId}/validPrice?salesChannel=${salesChannel}&currency=${currency}`),
    ),
  );
}

function readShipments(api: Api, log: PublishedLog): Promise<Json[]> {
  const shipments = log
    .newest('shipment.status-changed')
    .filter(({ merchantId }) => merchantId === api.clientId);
  return Promise.all(shipments.map(({ shipmentId }) => api.get(`/ext/shipments/${shipmentId}`)));
}
