import type { ApiClient } from '../demo/api-client.js';
import { inParallel } from './in-parallel.js';
import { CHANNEL, type Seller } from './seller.js';

/** The warehouse from which the merchant sells. */
const WAREHOUSE = 1;
const TOKEN = 'nextPageToken';

interface SkuRecord {
  skuId: string;
  productId: string;
  main: boolean;
  images: string[];
  globalSaleChannelData: { active: boolean; attributes: { value: string }[] };
  salesChannelStatus: Record<string, { status: string; statusMessage?: string }>;
}

interface Localizations {
  localizations: { locale: string; name: string; color?: string; size?: string }[];
}

/** The expected state of a SKU in the channel. */
export interface ExpectedSku {
  productId: string;
  main: boolean;
  images: string[];
  shown: boolean;
  status: string;
  name: string;
  options: string[];
  attributes: string[];
  price: number;
  quantity: number;
}

/** Reads the merchant's SKUs with operations other than those of a connector. */
export async function skusOf(seller: Seller): Promise<Map<string, ExpectedSku>> {
  const { operator, merchantId } = seller;
  const ofMerchant = `merchantId=${merchantId}`;
  const skus = await walk<SkuRecord>(operator, '/ops/skus', 'skus', ofMerchant);
  type Price = { skuId: string; localizedSalePriceWithTaxes: number };
  const prices = await walk<Price>(operator, '/ops/prices', 'prices', ofMerchant);
  type Stock = { skuId: string; warehouseId: number; quantity: number };
  const stocks = await walk<Stock>(operator, '/ops/inventories', 'inventories', ofMerchant);
  const priceOf = new Map(prices.map((price) => [price.skuId, price.localizedSalePriceWithTaxes]));
  const stockOf = new Map(
    stocks
      .filter((stock) => stock.warehouseId === WAREHOUSE)
      .map((stock) => [stock.skuId, stock.quantity]),
  );
  const rows = await inParallel(skus, async (sku): Promise<[string, ExpectedSku]> => {
    const { skuId, productId, main, images } = sku;
    const path = `/ext/merchant/skus/${skuId}/localizations`;
    const { localizations } = (await seller.api.send<Localizations>('GET', path)).body;
    const {
      name = '',
      color,
      size,
    } = localizations.find((localization) => localization.locale === 'es-MX') ?? {};
    const { status = 'none', statusMessage = '' } = sku.salesChannelStatus[CHANNEL] ?? {};
    const { active, attributes } = sku.globalSaleChannelData;
    const expected: ExpectedSku = {
      productId,
      main,
      images,
      shown: active && status === 'SALES_CHANNEL_APPROVED',
      status: `${status} ${statusMessage}`,
      name,
      options: [color, size].filter((text) => text !== undefined),
      attributes: attributes.map(({ value }) => value),
      price: priceOf.get(skuId) ?? Number.NaN,
      quantity: stockOf.get(skuId) ?? Number.NaN,
    };
    return [skuId, expected];
  });
  return new Map(rows);
}

interface OrderRecord {
  orderId: string;
  salesChannelOrderId: string;
  status: string;
  value: number;
  items: { id: string; skuId: string; quantity: number }[];
}

export interface EntrepotOrder extends OrderRecord {
  /** The status of each entry. */
  history: string[];
  parcels: { parcelId: string; trackingNumber: string }[];
}

export async function entrepotOrders({ operator, merchantId }: Seller): Promise<EntrepotOrder[]> {
  const ofMerchant = `merchantId=${merchantId}`;
  const orders = await walk<OrderRecord>(operator, '/ops/orders', 'orders', ofMerchant);
  type Parcel = { orderId: string; parcelId: string; lastMileTrackingNumber: string };
  const parcels = await walk<Parcel>(operator, '/ops/parcels', 'parcels', ofMerchant);
  type WithHistory = OrderRecord & { statusHistory: { status: string }[] };
  return inParallel(orders, async ({ orderId }) => {
    const { body } = await operator.send<WithHistory>('GET', `/ops/orders/${orderId}`);
    return {
      ...body,
      history: body.statusHistory.map(({ status }) => status),
      parcels: parcels
        .filter((parcel) => parcel.orderId === orderId)
        .map((parcel) => ({
          parcelId: parcel.parcelId,
          trackingNumber: parcel.lastMileTrackingNumber,
        })),
    };
  });
}

async function walk<T>(client: ApiClient, path: string, list: string, query: string): Promise<T[]> {
  const records: T[] = [];
  let next = '';
  do {
    const url = `${path}?pageSize=200&${query}${next && `&${TOKEN}=${encodeURIComponent(next)}`}`;
    const { body } = await client.send<Record<string, unknown>>('GET', url);
    records.push(...(body[list] as T[]));
    next = (body[TOKEN] as string | undefined) ?? '';
  } while (next);
  return records;
}
