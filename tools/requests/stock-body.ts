/** The body that sets the stock for sale of a SKU in the merchant's main warehouse. */
export function stockBody(skuId: string, quantity: number) {
  return { skuId, quantity, warehouseId: 1, inventoryType: 'AVAILABLE' };
}
