interface StreamSettings {
  owner: string;
  cleanup: 'compact' | 'delete';
  retentionDays?: number;
  personalData: boolean;
}

const settings = {
  'catalog.directory': { owner: 'catalog', cleanup: 'compact', personalData: false },
  'catalog.sku': { owner: 'catalog', cleanup: 'delete', retentionDays: 14, personalData: false },
  'catalog.inventory': {
    owner: 'catalog',
    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'catalog.stock': { owner: 'catalog', cleanup: 'delete', retentionDays: 14, personalData: false },
  'pricing.price': { owner: 'pricing', cleanup: 'delete', retentionDays: 14, personalData: false },
  'taxes.fx-rate': { owner: 'taxes', cleanup: 'compact', personalData: false },
  'orders.order': { owner: 'orders', cleanup: 'delete', retentionDays: 14, personalData: false },
  'orders.release': { owner: 'orders', cleanup: 'delete', retentionDays: 7, personalData: true },
  'logistics.fulfillment': {
    owner: 'logistics',
    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'logistics.shipment': {
    owner: 'logistics',
    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'gateway.credential': {
    owner: 'gateway',
    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'sales-channel.orders': {
    owner: 'channel-connectors',
    cleanup: 'delete',
    retentionDays: 7,
    personalData: true,
  },
  'sales-channel.order-replies': {
    owner: 'orders',
    cleanup: 'delete',
    retentionDays: 14,
    personalData: false,
  },
  'sales-channel.catalog': {
    owner: 'channel-connectors',
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
