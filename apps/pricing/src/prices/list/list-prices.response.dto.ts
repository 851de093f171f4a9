import type { ListPage } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ListedPrice } from '../store/price-list.store.js';
import { toValidPriceResponse, ValidPriceResponse } from '../valid-price.response.dto.js';

export class ListedPriceResponse extends ValidPriceResponse {
  @ApiProperty({ description: 'The channel in which the price is shown.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({ description: 'The same as `localizationTimestamp`.', format: 'date-time' })
  lastUpdateDate!: string;
}

export class PriceListResponse {
  @ApiProperty({ description: 'The prices, by last update, then id.', type: [ListedPriceResponse] })
  prices!: ListedPriceResponse[];

  @ApiPropertyOptional({ description: 'The token of the next page; left out on the last page.' })
  nextPageToken?: string;
}

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
