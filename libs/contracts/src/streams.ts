interface StreamSettings {
  owner: string;
  /** How a message's key is made of its members. */
  key: string;
  /** What its events are about, in one sentence. */
  description: string;
  cleanup: 'compact' | 'delete';
  retentionDays?: number;
  personalData: boolean;
}

const settings = {
  'catalog.directory': {
    owner: 'catalog',
    key: '`merchant/merchantId` or `channel/salesChannel`',
    description: 'Merchants and sales channels as they are now, and which are connected.',
    cleanup: 'compact',
    personalData: false,
  },
  'catalog.sku': {
    owner: 'catalog',
    key: '`merchantId:skuId`',
    description: 'SKUs, their localization and their status in each sales channel.',
    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'catalog.inventory': {
    owner: 'catalog',
    key: '`merchantId:skuId`',
    description: 'Quantities by warehouse, as they change.',

    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'catalog.stock': {
    owner: 'catalog',
    key: '`orderId`',
    description: 'Whether the stock of an order is reserved or short.',
    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'pricing.price': {
    owner: 'pricing',
    key: '`merchantId:skuId`',
    description: 'Requests for local prices, and their results.',
    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'taxes.fx-rate': {
    owner: 'taxes',
    key: '`base/quote`',
    description: 'Effective exchange rates.',
    cleanup: 'compact',
    personalData: false,
  },
  'orders.order': {
    owner: 'orders',
    key: '`orderId`',
    description: 'The history of each order, without personal data.',
    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'orders.release': {
    owner: 'orders',
    key: '`orderId`',
    description: "Orders that may be fulfilled, with the buyer's data.",
    cleanup: 'delete',
    retentionDays: 7,
    personalData: true,
  },
  'logistics.fulfillment': {
    owner: 'logistics',
    key: '`orderId`',
    description: 'Steps of fulfilment, and tracking of parcels.',

    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'logistics.shipment': {
    owner: 'logistics',
    key: '`shipmentId`',
    description: 'Parcels that travel together.',

    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'gateway.credential': {
    owner: 'gateway',
    key: '`clientId`',
    description: 'Revoked clients and tokens.',

    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'sales-channel.orders': {
    owner: 'channel-connectors',
    key: '`salesChannel:salesChannelOrderId`',
    description: "What sales channels report of their orders, with the buyer's data.",

    cleanup: 'delete',
    retentionDays: 7,
    personalData: true,
  },
  'sales-channel.order-replies': {
    owner: 'orders',
    key: '`salesChannel:salesChannelOrderId`',
    description: 'Why an event of a sales channel was refused.',

    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'sales-channel.catalog': {
    owner: 'channel-connectors',
    key: '`merchantId:skuId`',
    description: 'Answers of sales channels about SKUs and quantities.',

    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
} as const satisfies Record<string, StreamSettings>;

/** The name of a stream, which is its Kafka topic (decision 8.1). */
export type StreamName = keyof typeof settings;

/**
 * A stream and how its topic is kept. `owner` is the only writer; `retentionDays` is absent where the topic is
 * compacted. Streams with `personalData` have access rights of their own (decision 8.6).
 */
export interface Stream extends StreamSettings {
  name: StreamName;
}

/** Every stream there is; nothing else makes topics. */
export const streams: readonly Stream[] = (Object.keys(settings) as StreamName[]).map((name) => ({
  name,
  ...settings[name],
}));
