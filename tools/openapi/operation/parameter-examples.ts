/** Examples by parameter name: ids that the example bodies create in a sandbox. */
export const parameterExamples: Readonly<Record<string, string>> = {
  merchantId: 'ACME',
  warehouseId: '2',
  productId: 'TSHIRT',
  skuId: 'TSHIRT-1',
  salesChannel: 'MELI',
  currency: 'MXN',
  orderId: 'ACME-MELI-1001',
  salesChannelOrderId: '1001',
  parcelId: 'ACME000000000001MX',
  carrierId: 'FULFIL-1',
  destination: 'DE',
  code: 'validation-failed',
  type: 'sku.upserted',
  version: 'v1',
  service: 'catalog',
  clientId: 'ACME-ERP',
};
