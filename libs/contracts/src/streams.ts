interface StreamSettings {
  owner: string;
  /** How a message's key is made of its members. */
  key: string;
  /** What its events are about, in one sentence. */
  description: string;
  cleanup: 'compact' | 'delete';
  retentionDays?: number;
  /**
   * Kafka deletes whole segments, when the newest record in one is older than the retention: so a record is kept for
   * this time longer at most.
   */
  segmentDays?: number;
  personalData: boolean;
}

type Texts = [owner: string, key: string, description: string];

function compacted(...[owner, key, description]: Texts): StreamSettings {
  return { owner, key, description, cleanup: 'compact', personalData: false };
}

function kept(...[owner, key, description]: Texts): StreamSettings {
  return { owner, key, description, cleanup: 'delete', retentionDays: 14, personalData: false };
}

function keptWithPersonalData(...texts: Texts): StreamSettings {
  return { ...kept(...texts), retentionDays: 7, segmentDays: 1, personalData: true };
}

const settings = {
  'catalog.directory': compacted(
    'catalog',
    '`merchant/merchantId` or `channel/salesChannel`',
    'Merchants and sales channels as they are now, and which are connected.',
  ),
  'catalog.sku': kept(
    'catalog',
    '`merchantId:skuId`',
    'SKUs, their localization and their status in each sales channel.',
  ),
  'catalog.inventory': kept(
    'catalog',
    '`merchantId:skuId`',
    'Quantities by warehouse, as they change.',
  ),
  'catalog.stock': kept(
    'catalog',
    '`orderId`',
    'Whether the stock of an order is reserved or short.',
  ),
  'pricing.price': kept(
    'pricing',
    '`merchantId:skuId`',
    'Requests for local prices, and their results.',
  ),
  'taxes.fx-rate': compacted('taxes', '`base/quote`', 'Effective exchange rates.'),
  'taxes.terms': compacted(
    'taxes',
    '`rules/destination`, `duties/destination/validFrom` or `tariff/origin-destination-service`',
    'Tax rules, duty rates and freight tariffs, in force and to come.',
  ),
  'orders.order': kept('orders', '`orderId`', 'The history of each order, without personal data.'),
  'orders.release': keptWithPersonalData(
    'orders',
    '`orderId`',
    "Orders that may be fulfilled, with the buyer's data.",
  ),
  'logistics.fulfillment': kept(
    'logistics',
    '`orderId`',
    'Steps of fulfilment, and tracking of parcels.',
  ),
  'logistics.shipment': kept('logistics', '`shipmentId`', 'Parcels that travel together.'),
  'gateway.credential': kept('gateway', '`clientId`', 'Revoked clients and tokens.'),
  'sales-channel.orders': keptWithPersonalData(
    'channel-connectors',
    '`salesChannel:salesChannelOrderId`',
    "What sales channels report of their orders, with the buyer's data.",
  ),
  'sales-channel.order-replies': kept(
    'orders',
    '`salesChannel:salesChannelOrderId`',
    'Why an event of a sales channel was refused.',
  ),
  'sales-channel.catalog': kept(
    'channel-connectors',
    '`merchantId:skuId`',
    'Answers of sales channels about SKUs and quantities.',
  ),
};

/** The name of a stream, which is its Kafka topic (decision 8.1). */
export type StreamName = keyof typeof settings;

/**
 * A stream and the settings of its topic. `owner` is the only writer; `retentionDays` is absent where the topic is
 * compacted, `segmentDays` where Kafka's own setting is right. Streams with `personalData` have access rights of their own
 * (decision 8.6).
 */
export interface Stream extends StreamSettings {
  name: StreamName;
}

/** All streams; no other topics are created. */
export const streams: readonly Stream[] = (Object.keys(settings) as StreamName[]).map((name) => ({
  name,
  ...settings[name],
}));
