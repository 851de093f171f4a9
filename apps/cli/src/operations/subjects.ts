/** The records that can be published again, with the operations that start the job and show its progress. */
export const SUBJECTS = {
  skus: ['republishSkus', 'readSkuRepublication'],
  inventories: ['republishInventories', 'readInventoryRepublication'],
  prices: ['republishPrices', 'readPriceRepublication'],
  orders: ['republishOrders', 'readOrderRepublication'],
  parcels: ['republishParcels', 'readParcelRepublication'],
  shipments: ['republishShipments', 'readShipmentRepublication'],
  merchants: ['republishMerchants', 'readMerchantRepublication'],
  'sales-channels': ['republishSalesChannels', 'readSalesChannelRepublication'],
  'fx-rates': ['republishFxRates', 'readFxRateRepublication'],
  terms: ['republishTerms', 'readTermRepublication'],
} as const;

export type Subject = keyof typeof SUBJECTS;
