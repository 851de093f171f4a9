import type { UnitOfWork } from '#messaging';
import type { ChannelFit } from '../../taxonomy/domain/channel-fit.js';
import { loadFits } from '../../taxonomy/store/fit-rules.store.js';
import { holdRequirements } from '../../taxonomy/store/requirement-recheck.store.js';
import {
  skuSubject,
  ownWords,
  type LocalizedText,
  type SkuContent,
  type SkuKey,
} from '../domain/sku.js';

/** A SKU with the members that a channel judges. */
export type FittingSku = SkuKey & { content: SkuContent };

/** The current and possible channels of a SKU, and its text in each of their locales. */
export interface FitIn {
  sku: FittingSku;
  channels: readonly { salesChannel: string; locale: string }[];
  /** Texts by locale; the merchant's own words apply in other locales. */
  texts: ReadonlyMap<string, LocalizedText>;
}

/** The fits of SKUs in channels; undefined if a channel has no taxonomy. */
export interface SkuFits {
  of(sku: SkuKey, salesChannel: string): ChannelFit | undefined;
}

/**
 * The fits of locked SKUs in channels (decision 10.6), in five statements for any number of SKUs. The requirements of
 * the channels do not change until the commit.
 */
export async function loadSkuFits(
  unitOfWork: UnitOfWork,
  fitIns: readonly FitIn[],
): Promise<SkuFits> {
  holdRequirements(
    unitOfWork,
    fitIns.flatMap(({ sku: { merchantId }, channels }) =>
      channels.map(({ salesChannel }) => ({ merchantId, salesChannel })),
    ),
  );
  const requests = fitIns.flatMap(({ sku, channels, texts }) =>
    channels.map(({ salesChannel, locale }) => ({
      sku,
      merchantId: sku.merchantId,
      salesChannel,
      product: productOf(sku.content, texts.get(locale) ?? ownWords(sku.content)),
    })),
  );
  const fits = requests.length === 0 ? [] : await loadFits(unitOfWork, requests);
  const fitsByPlace = new Map<string, ChannelFit>();
  for (const [index, { sku, salesChannel }] of requests.entries()) {
    const fit = fits[index];
    if (fit) fitsByPlace.set(placeOf(sku, salesChannel), fit);
  }
  return { of: (sku, salesChannel) => fitsByPlace.get(placeOf(sku, salesChannel)) };
}

/** The members that a channel judges. @param text the text in its locale */
export function productOf(
  { globalSaleChannelData: data, images }: SkuContent,
  text: LocalizedText,
) {
  const { category, brand, color, size, attributes = [] } = data;
  return {
    category,
    brand,
    ...(color === undefined ? {} : { color }),
    ...(size === undefined ? {} : { size }),
    attributes,
    images: images.length,
    text,
  };
}

function placeOf(sku: SkuKey, salesChannel: string): string {
  return `${salesChannel} ${skuSubject(sku)}`;
}
