import { closed } from '#contracts';
import { mapOf, model, optional, type ListPage } from '#edge';
import { Type } from 'typebox';
import { verdicts } from '../verdicts/domain/verdict.js';
import type { ListedSku } from '../store/sku-list.store.js';
import { SkuResponse } from '../sku.response.dto.js';

/** A SKU as a row of a table. */
const SkuSummaryResponse = model('SkuSummaryResponse', {
  ...Type.Pick(SkuResponse, [
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
  ]).properties,
  active: Type.Boolean({ description: 'Whether the SKU is active in sales channels.' }),
  verdicts: mapOf(closed(verdicts), {
    description:
      'Whether buyers can buy it, by channel of the merchant. Changes appear after a short delay.',
    example: { MELI: 'live', ECOM: 'no-price' },
  }),
});

const ofPage = {
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; left out on the last page.' }),
  ),
};

const SkuListResponse = model('SkuListResponse', {
  ...ofPage,
  skus: Type.Array(SkuResponse, { description: 'The SKUs, by last update, then id.' }),
});

const SkuSummaryListResponse = model('SkuSummaryListResponse', {
  ...ofPage,
  skus: Type.Array(SkuSummaryResponse, { description: 'The SKUs, by last update, then id.' }),
});

/** The two forms that `view` selects. An empty page matches both. */
export const skuListShapes = Type.Union([SkuListResponse, SkuSummaryListResponse]);

/**
 * The body of a page as JSON text, each SKU in the form of `toSkuResponse`, or a summary. The sent fields are stored as
 * JSON and copied as text: parsing and serializing them again would be most of the work.
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
