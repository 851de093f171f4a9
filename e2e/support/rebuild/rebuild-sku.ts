import type { Json } from '../merchant.js';
import { numbersOf, present, type PublishedLog } from './published-log.js';

const SKU = ['sku.upserted', 'sku.localization-changed', 'sku.channel-status-changed'];

const PRICE = ['price.queued', 'price.localized', 'price.localization-failed'];

/** A SKU in the list of SKUs, rebuilt from events alone (docs/consuming.md). */
export function rebuildSku(log: PublishedLog, merchantId: string, skuId: string): Json {
  const events = log.of(SKU, (event) => event.merchantId === merchantId && event.skuId === skuId);
  const upserted = events.findLast(({ type }) => type === 'sku.upserted');
  const localized = events.findLast(({ type }) => type !== 'sku.channel-status-changed');
  const { originListPrice, originSalePrice } = upserted ?? {};
  return present({
    id: upserted?.id,
    version: events.at(-1)?.version,
    merchantId,
    skuId,
    productId: upserted?.productId,
    merchantProductId: upserted?.productId,
    main: upserted?.main,
    name: upserted?.name,
    description: upserted?.description,
    weight: Number(upserted?.weight),
    height: upserted?.height,
    width: upserted?.width,
    length: upserted?.length,
    ean: upserted?.ean,
    hscode: upserted?.hscode,
    countryOfOrigin: upserted?.countryOfOrigin,
    images: upserted?.images,
    localizedListPriceWithTaxes: originListPrice && Number(originListPrice),
    localizedSalePriceWithTaxes: originSalePrice && Number(originSalePrice),
    globalSaleChannelData: saleData(upserted),
    localizationStatus: localized?.localizationStatus ?? localized?.status,
    localizationMessages: localized?.localizationMessages ?? localized?.messages,
    salesChannelStatus: Object.fromEntries(channelsOf(events)),
  });
}

function saleData({ active, category, brand, color, size, attributes }: Json): Json {
  return present({ active, category, brand, color, size, attributes });
}

/** By version for each channel: an upsert carries all of them. */
function channelsOf(events: readonly Json[]): Map<string, Json> {
  const channels = new Map<string, Json>();
  for (const event of events) {
    const entries = event.type === 'sku.channel-status-changed' ? [event] : (event.channels ?? []);
    for (const { salesChannel, status, statusDate, statusMessage } of entries) {
      channels.set(salesChannel, present({ status, statusDate, statusMessage }));
    }
  }
  return channels;
}

/** A position in the list of inventories. */
export function rebuildInventory(log: PublishedLog, inventoryId: string): Json {
  const changes = log.of('inventory.changed', (event) => event.inventoryId === inventoryId);
  const { merchantId, skuId, warehouseId, quantity, inventoryType } = changes.at(-1) ?? {};
  const [sku] = log
    .of('sku.upserted', (event) => event.merchantId === merchantId && event.skuId === skuId)
    .slice(-1);
  const returned = changes.filter(({ cause }) => cause === 'returned');
  return present({
    id: inventoryId,
    version: changes.at(-1)?.version,
    merchantId,
    skuId,
    skuName: sku?.name,
    warehouseId,
    quantity,
    inventoryType,
    ...(returned.length > 0 && {
      returnedOrders: returned.map((change, index) =>
        returnedOrder(log, change, returned.slice(0, index)),
      ),
    }),
  });
}

/**
 * Each receipt of an order with units of the position is one change of the position, in the same order (decision 6.12).
 */
function returnedOrder(log: PublishedLog, change: Json, before: readonly Json[]): Json {
  const { orderId, skuId, inventoryType, quantity, previousQuantity } = change;
  const isReceipt = ({ eventData, ...event }: Json) =>
    event.orderId === orderId &&
    event.status === 'RETURNED' &&
    eventData.items.some(
      (item: Json) => item.skuId === skuId && item.inventoryType === inventoryType,
    );
  const earlier = before.filter((receipt) => receipt.orderId === orderId);
  const order = log.of('order.status-changed', isReceipt)[earlier.length];
  return { orderId, quantity: quantity - previousQuantity, returnedDate: order?.eventDate };
}

/** The answer of `GET /ext/skus/{skuId}/validPrice`: the newest localized request. */
export function rebuildPrice(log: PublishedLog, priceId: string): Json {
  const [price] = log.of('price.localized', (event) => event.priceId === priceId).slice(-1);
  const { merchantId, skuId, merchantCurrency, localizedCurrency, localizationTimestamp } =
    price ?? {};
  const [sku] = log
    .of('sku.upserted', (event) => event.merchantId === merchantId && event.skuId === skuId)
    .slice(-1);
  const amounts = Object.entries<string>(price ?? {}).filter(([name]) =>
    /^(grossOutbound|localized(List|Sale))/.test(name),
  );
  return {
    id: priceId,
    version: log.of(PRICE, (event) => event.priceId === priceId).at(-1)?.version,
    merchantId,
    skuId,
    skuName: sku?.name,
    merchantCurrency,
    localizedCurrency,
    localizationTimestamp,
    ...numbersOf(Object.fromEntries(amounts)),
  };
}
