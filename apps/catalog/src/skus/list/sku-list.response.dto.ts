import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ListPage } from '#platform';
import type { ListedSku } from '../store/sku-list.store.js';
import { SkuResponse } from '../sku.response.dto.js';

export class SkuListResponse {
  @ApiProperty({ description: 'By last update, then id.', type: [SkuResponse] })
  skus!: SkuResponse[];

  @ApiPropertyOptional({ description: 'For the next page; left out on the last.' })
  nextPageToken?: string;
}

/**
 * The body of a page as JSON text, each SKU as `toSkuResponse` shows it. What was sent is stored as JSON and goes out
 * as such: parsing and writing it again would be most of the work.
 */
export function toSkuPage({ records, nextPageToken }: ListPage<ListedSku>): string {
  const token = nextPageToken === undefined ? '' : `,"nextPageToken":"${nextPageToken}"`;
  return `{"skus":[${records.map(toListedSku).join(',')}]${token}}`;
}

function toListedSku({
  contentJson,
  localizationMessagesJson,
  entries,
  ...sku
}: ListedSku): string {
  const added = JSON.stringify({
    id: sku.id,
    merchantId: sku.merchantId,
    skuId: sku.skuId,
    productId: sku.productId,
    merchantProductId: sku.productId,
    main: sku.main,
    localizationStatus: sku.localizationStatus,
    salesChannelStatus: Object.fromEntries(
      entries.map(({ salesChannel, status, statusDate, statusMessage }) => [
        salesChannel,
        { status, statusDate: new Date(statusDate).toISOString(), statusMessage },
      ]),
    ),
    lastUpdateDate: sku.lastUpdateDate.toISOString(),
    version: sku.version,
  });
  return `${added.slice(0, -1)},"localizationMessages":${localizationMessagesJson},${contentJson.slice(1)}`;
}
