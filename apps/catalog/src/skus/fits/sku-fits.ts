import type { UnitOfWork } from '#messaging';
import type { ChannelFit } from '../../taxonomy/domain/channel-fit.js';
import { loadFits } from '../../taxonomy/store/fit-rules.store.js';
import { holdRequirements } from '../../taxonomy/store/requirement-recheck.store.js';
import {
  skuSubject,
  textOf,
  type LocalizedText,
  type SkuContent,
  type SkuKey,
} from '../domain/sku.js';

/** A SKU with what a channel looks at. */
export type FittingSku = SkuKey & { content: SkuContent };

/** Channels in which a SKU is or may be, and its text in each of their locales. */
export interface FitIn {
  sku: FittingSku;
  channels: readonly { salesChannel: string; locale: string }[];
  /** By locale; the merchant's own words in others. */
  texts: ReadonlyMap<string, LocalizedText>;
}

/** How SKUs fit channels; nothing where a channel has no taxonomy. */
export interface SkuFits {
  of(sku: SkuKey, salesChannel: string): ChannelFit | undefined;
}

/**
 * How locked SKUs fit channels (decision 10.6), whatever their number in five statements. What the channels require stays
 * as it is to the commit.
 */
export async function loadSkuFits(
  unitOfWork: UnitOfWork,
  asked: readonly FitIn[],
): Promise<SkuFits> {
  holdRequirements(
    unitOfWork,
    asked.flatMap(({ sku: { merchantId }, channels }) =>
      channels.map(({ salesChannel }) => ({ merchantId, salesChannel })),
    ),
  );
  const requests = asked.flatMap(({ sku, channels, texts }) =>
    channels.map(({ salesChannel, locale }) => ({
      sku,
      merchantId: sku.merchantId,
      salesChannel,
      product: productOf(sku.content, texts.get(locale) ?? textOf(sku.content)),
    })),
  );
  const fits = requests.length === 0 ? [] : await loadFits(unitOfWork, requests);
  const known = new Map<string, ChannelFit>();
  for (const [index, { sku, salesChannel }] of requests.entries()) {
    const fit = fits[index];
    if (fit) known.set(placeOf(sku, salesChannel), fit);
  }
  return { of: (sku, salesChannel) => known.get(placeOf(sku, salesChannel)) };
}

/** What a channel looks at. @param text in its locale */
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
