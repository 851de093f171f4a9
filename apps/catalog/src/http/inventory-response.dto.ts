import { inventoryIdOf } from '../domain/stock.js';
import type { InventoryView } from '../store/inventory-view.store.js';

/** The specification's inventory record; `returnedOrders` only in the returns partner's warehouses. */
export function toInventoryResponse(view: InventoryView) {
  return {
    id: inventoryIdOf(view),
    merchantId: view.merchantId,
    skuId: view.skuId,
    skuName: view.skuName ?? undefined,
    warehouseId: view.warehouseId,
    warehouseName: view.warehouseName,
    warehouseCountry: view.warehouseCountry,
    quantity: view.quantity,
    inventoryType: view.inventoryType,
    lastUpdateDate: view.lastUpdateDate.toISOString(),
    lastIntegrationDate: view.lastIntegrationDate?.toISOString(),
    returnedOrders: view.returns ? view.returnedOrders.map(toReturnedOrder) : undefined,
  };
}

function toReturnedOrder(returned: InventoryView['returnedOrders'][number]) {
  const { orderId, returnedDate, quantity } = returned;
  return { orderId, returnedDate: new Date(returnedDate).toISOString(), quantity };
}
