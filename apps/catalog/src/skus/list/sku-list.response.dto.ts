import type { ListPage } from '#edge';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { verdicts, type Verdict } from '../verdicts/domain/verdict.js';
import type { ListedSku } from '../store/sku-list.store.js';
import { SkuResponse } from '../sku.response.dto.js';

/** A SKU as a row of a table. */
class SkuSummaryResponse extends PickType(SkuResponse, [
  'id',
  'merchantId',
  'skuId',
  'productId',
  'merchantProductId',
  'main',
  'name',
  'localizationStatus',
  'localizationMessages',
  'salesChannelStatus',
  'lastUpdateDate',
  'version',
]) {
  @ApiProperty({ description: 'Whether the SKU is active in sales channels.' })
  active!: boolean;

  @ApiProperty({
    description:
      'Whether buyers can buy it, by channel of the merchant. Follows changes by a moment.',
    type: 'object',
    additionalProperties: { type: 'string', enum: [...verdicts] },
    example: { MELI: 'live', ECOM: 'no-price' },
  })
  verdicts!: Record<string, Verdict>;
}

class SkuPageResponse {
  @ApiPropertyOptional({ description: 'For the next page; left out on the last.' })
  nextPageToken?: string;
}

class SkuListResponse extends SkuPageResponse {
  @ApiProperty({ description: 'By last update, then id.', type: [SkuResponse] })
  skus!: SkuResponse[];
}

class SkuSummaryListResponse extends SkuPageResponse {
  @ApiProperty({ description: 'By last update, then id.', type: [SkuSummaryResponse] })
  skus!: SkuSummaryResponse[];
}

/** What `view` chooses from. An empty page is both. */
export const skuListShapes = { anyOf: [SkuListResponse, SkuSummaryListResponse] };

/**
 * The body of a page as JSON text, each SKU as `toSkuResponse` shows it, or less of it. What was sent is stored as JSON and goes out
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
  verdicts: judged,
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
    ...(judged && { verdicts: judged }),
  });
  return `${added.slice(0, -1)},"localizationMessages":${localizationMessagesJson},${contentJson.slice(1)}`;
}
