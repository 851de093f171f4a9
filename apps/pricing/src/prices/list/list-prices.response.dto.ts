import { model, optional, type ListPage } from '#edge';
import { Type, type Static } from 'typebox';
import type { ListedPrice } from '../store/price-list.store.js';
import { toValidPriceResponse, ValidPriceResponse } from '../valid-price.response.dto.js';

const ListedPriceResponse = model('ListedPriceResponse', {
  ...ValidPriceResponse.properties,
  salesChannel: Type.String({
    description: 'The channel in which the price is shown.',
    example: 'MELI',
  }),
  lastUpdateDate: Type.String({
    description: 'The same as `localizationTimestamp`.',
    format: 'date-time',
  }),
});
type ListedPriceResponse = Static<typeof ListedPriceResponse>;

export const PriceListResponse = model('PriceListResponse', {
  prices: Type.Array(ListedPriceResponse, { description: 'The prices, by last update, then id.' }),
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; left out on the last page.' }),
  ),
});
export type PriceListResponse = Static<typeof PriceListResponse>;

export function toPriceList({ records, ...rest }: ListPage<ListedPrice>): PriceListResponse {
  return { prices: records.map(toListedPrice), ...rest };
}

function toListedPrice(price: ListedPrice): ListedPriceResponse {
  const { merchantId, skuId, skuName, salesChannel } = price;
  const lastUpdateDate = price.localizationTimestamp.toISOString();
  const record = { ...price, localizationTimestamp: lastUpdateDate };
  return {
    ...toValidPriceResponse(merchantId, skuId, { skuName, record }),
    salesChannel,
    lastUpdateDate,
  };
}
