interface StreamSettings {
  owner: string;
  /** How a message's key is composed of its members. */
  key: string;
  /** The content of its events, in one sentence. */
  description: string;
  cleanup: 'compact' | 'delete';
  retentionDays?: number;
  /**
   * Kafka deletes a segment when its newest record is older than the retention. This is the longest additional time for
   * which a record is kept.
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
    'The current state of merchants and sales channels, and their connections.',
  ),
  'catalog.sku': kept(
    'catalog',
    '`merchantId:skuId`',
    'SKUs, their localization and their status in each sales channel.',
  ),
  'catalog.inventory': kept(
    'catalog',
    '`merchantId:skuId`',
    'Changes of quantities, by warehouse.',
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
    'Tax rules, duty rates and freight tariffs, current and future.',
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
    'Steps of fulfillment, and tracking of parcels.',
  ),
  'logistics.shipment': kept('logistics', '`shipmentId`', 'Parcels that are shipped together.'),
  'gateway.credential': kept('gateway', '`clientId`', 'Revoked clients and tokens.'),
  'sales-channel.orders': keptWithPersonalData(
    'channel-connectors',
    '`salesChannel:salesChannelOrderId`',
    "Orders and order changes that sales channels report, with the buyer's data.",
  ),
  'sales-channel.order-replies': kept(
    'orders',
    '`salesChannel:salesChannelOrderId`',
    'Rejections of events from sales channels, with the reason.',
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
 * A stream and the settings of its topic. `owner` is the only writer; `retentionDays` is absent if the topic is
 * compacted, `segmentDays` if Kafka's default applies. Streams with `personalData` have separate access rights
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
