import type { Schemas } from '@entrepot/client';

export type Sku = Schemas['SkuResponse'];
export type SkuStatus = Sku['localizationStatus'];
export type Reason = Sku['localizationMessages'][number];
export type ChannelStatus = Sku['salesChannelStatus'][string]['status'];

/** Whether buyers can buy a SKU in a channel, or the first thing that prevents it. */
export type ChannelVerdict = Schemas['SkuStatusResponse']['verdicts'][number];
export type Verdict = ChannelVerdict['verdict'];
export type Denier = NonNullable<ChannelVerdict['deniedBy']>;

/** The data of a SKU in a list. */
export type SkuRow = Schemas['SkuSummaryResponse'];

/** The key of its events, since SKUs of different merchants may have the same id. */
export function keyOf({ merchantId, skuId }: Pick<SkuRow, 'merchantId' | 'skuId'>): string {
  return `${merchantId}:${skuId}`;
}

/** The merchant and the id in a key; undefined for any other text. */
export function placeOf(
  key: string | undefined,
): { merchantId: string; skuId: string } | undefined {
  const [, merchantId, skuId] = /^([A-Z0-9]{2,16}):(.+)$/s.exec(key ?? '') ?? [];
  return merchantId !== undefined && skuId !== undefined ? { merchantId, skuId } : undefined;
}

/** Converts a SKU to a row of a list; the verdicts follow with the next read. */
export function rowOf({ globalSaleChannelData, ...sku }: Sku): SkuRow {
  return { ...sku, active: globalSaleChannelData.active, verdicts: {} };
}
