interface StreamSettings {
  owner: string;
  cleanup: 'compact' | 'delete';
  retentionDays?: number;
  personalData: boolean;
}

const compacted = (owner: string): StreamSettings => ({
  owner,
  cleanup: 'compact',
  personalData: false,
});

const kept = (owner: string, personalData = false): StreamSettings => ({
  owner,
  cleanup: 'delete',
  retentionDays: personalData ? 7 : 14,
  personalData,
});

const WITH_PERSONAL_DATA = true;

const settings = {
  'catalog.directory': compacted('catalog'),
  'catalog.sku': kept('catalog'),
  'catalog.inventory': kept('catalog'),
  'catalog.stock': kept('catalog'),
  'pricing.price': kept('pricing'),
  'taxes.fx-rate': compacted('taxes'),
  'orders.order': kept('orders'),
  'orders.release': kept('orders', WITH_PERSONAL_DATA),
  'logistics.fulfillment': kept('logistics'),
  'logistics.shipment': kept('logistics'),
  'gateway.credential': kept('gateway'),
  'sales-channel.orders': kept('channel-connectors', WITH_PERSONAL_DATA),
  'sales-channel.order-replies': kept('orders'),
  'sales-channel.catalog': kept('channel-connectors'),
};

/** The name of a stream, which is its Kafka topic (decision 8.1). */
export type StreamName = keyof typeof settings;

/**
 * A stream and the settings of its topic. `owner` is the only writer; `retentionDays` is absent where the topic is
 * compacted. Streams with `personalData` have access rights of their own (decision 8.6).
 */
export interface Stream extends StreamSettings {
  name: StreamName;
}

/** All streams; no other topics are created. */
export const streams: readonly Stream[] = (Object.keys(settings) as StreamName[]).map((name) => ({
  name,
  ...settings[name],
}));
