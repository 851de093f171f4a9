import {
  isClosed,
  isUnfit,
  type ChannelEntry,
  type EntryStatus,
} from '../../skus/domain/channel-entry.js';
import type { LocalizationStatus } from '../../skus/domain/localization-lifecycle.js';
import type { LocalizedText, SkuAttribute, SkuContent } from '../../skus/domain/sku.js';
import type { ChannelFit } from '../../taxonomy/domain/channel-fit.js';

/** The reason for withdrawing a listed SKU. */
export const withdrawalReasons = [
  'deleted',
  'not-connected',
  'prohibited',
  'inactive',
  'requirements-missing',
  'not-priced',
  'not-localized',
] as const;

export type WithdrawalReason = (typeof withdrawalReasons)[number];

/** A SKU as shown by a channel, in kilograms and centimetres. */
export interface ListedProduct extends LocalizedText {
  productId: string;
  main: boolean;
  locale: string;
  brand: string;
  /** Reference category. */
  category: string;
  /** This member and the next exist only if the channel has a taxonomy (decision 10.6). */
  channelCategory?: string;
  channelAttributes?: ChannelFit['attributes'];
  attributes: readonly SkuAttribute[];
  images: readonly string[];
  ean: string;
  hscode: string;
  countryOfOrigin: string;
  weight: number;
  height: number;
  width: number;
  length: number;
}

/** Decimals in the channel's currency. */
export interface ListedPrice {
  sale: string;
  /** Present only if it is higher than `sale`. */
  list?: string;
  currency: string;
  taxesIncluded: boolean;
}

/** The members that change without another answer of the channel. */
export interface ListedOffer {
  /** Units that can still be sold; null if the SKU is not stock-managed. */
  quantity: number | null;
  status: EntryStatus | null;
  salesChannelSkuId?: string;
}

/** Catalog's facts about a SKU in a channel, deleted SKUs included. */
export interface ListingFacts {
  merchantId: string;
  skuId: string;
  salesChannel: string;
  id: string;
  live: boolean;
  /** Whether the merchant and the channel are active and connected. */
  connected: boolean;
  localizationStatus: LocalizationStatus;
  productId: string;
  main: boolean;
  content: SkuContent;
  /** The country of the merchant. */
  country: string;
  locale: string;
  entry:
    | Pick<ChannelEntry, 'status' | 'cause' | 'statusMessage' | 'salesChannelSkuId' | 'fit'>
    | undefined;
  /** The texts in the locale of the channel. */
  text: LocalizedText | undefined;
  price: ListedPrice | undefined;
  quantity: number | null;
}

/** The listing of a SKU in a channel. */
export type Listing =
  | { product: ListedProduct | 'as-before'; price: ListedPrice; offer: ListedOffer }
  | { reason: WithdrawalReason; offer: ListedOffer };

const BEING_LOCALIZED: ReadonlySet<LocalizationStatus> = new Set([
  'PENDING_LOCALIZATION',
  'IN_REVIEW',
  'IN_TRANSLATION',
]);

/**
 * Decides what a channel shows (decision 10.3): SKUs that are connected, permitted, active, localized and priced, and
 * that meet the channel's requirements (decision 10.6). While changed words are localized, the listing of a SKU that
 * the channel shows keeps the previous words.
 * @param isShown whether the SKU is listed so far
 */
export function listingOf(facts: ListingFacts, isShown: boolean): Listing {
  const { entry, price, quantity } = facts;
  const channelsId = entry?.salesChannelSkuId;
  const offer = {
    quantity,
    status: entry?.status ?? null,
    ...(channelsId === undefined ? {} : { salesChannelSkuId: channelsId }),
  };
  const refused = reasonBeforeLocalization(facts);
  if (refused) return { reason: refused, offer };
  // Checked before the product, which depends on the stored listing: otherwise the reason could change without a cause.
  if (!price) return { reason: 'not-priced', offer };
  const product = productOf(facts, isShown);
  if (!product) return { reason: 'not-localized', offer };
  return { product, price, offer };
}

function reasonBeforeLocalization(facts: ListingFacts): WithdrawalReason | undefined {
  const { live, connected, entry, localizationStatus, content } = facts;
  if (!live) return 'deleted';
  if (!connected || (entry && isClosed(entry))) return 'not-connected';
  if (localizationStatus === 'DENIED_REGULATORY' || entry?.cause === 'regulation')
    return 'prohibited';
  if (!content.globalSaleChannelData.active) return 'inactive';
  return isUnfit(entry?.fit) ? 'requirements-missing' : undefined;
}

function productOf(facts: ListingFacts, isShown: boolean): ListedProduct | 'as-before' | undefined {
  const { entry, text, localizationStatus } = facts;
  if (!entry) return undefined;
  if (isShown && BEING_LOCALIZED.has(localizationStatus)) return 'as-before';
  if (localizationStatus !== 'READY_FOR_SALES_CHANNEL' || !text) return undefined;
  const { productId, main, locale, content, country } = facts;
  const { brand, category, attributes } = content.globalSaleChannelData;
  return {
    productId,
    main,
    locale,
    ...text,
    brand,
    category,
    ...fitMembers(entry.fit),
    attributes: attributes ?? [],
    images: content.images,
    ean: content.ean,
    hscode: content.hscode,
    countryOfOrigin: content.countryOfOrigin ?? country,
    weight: content.weight,
    height: content.height,
    width: content.width,
    length: content.length,
  };
}

function fitMembers(
  fit: ChannelFit | undefined,
): Pick<ListedProduct, 'channelCategory' | 'channelAttributes'> {
  if (!fit) return {};
  const { category, attributes } = fit;
  return {
    ...(category === undefined ? {} : { channelCategory: category }),
    channelAttributes: attributes.map(({ code, value }) => ({ code, value })),
  };
}

/** A listing as stored, as texts that are equal exactly if the listings are equal. */
export interface StoredListing {
  reason: WithdrawalReason | null;
  productDigest: string | null;
  price: string | null;
  offer: string;
}

/** The difference between a listing and the stored one. */
export interface ListingChange {
  /** Whether more than the offer changed, so that the channel must answer again. */
  needsAnswer: boolean;
}

/**
 * @param digest of the product's text
 * @param stored undefined if the SKU was never listed in the channel
 * @returns undefined if nothing changes for the channel
 */
export function changeOf(
  listing: Listing,
  digest: (product: ListedProduct) => string,
  stored: StoredListing | undefined,
): ListingChange | undefined {
  if (!stored) return 'reason' in listing ? undefined : { needsAnswer: true };
  const needsAnswer = differs(listing, digest, stored);
  const isSameOffer = stored.offer === JSON.stringify(offerOf(listing));
  return needsAnswer || !isSameOffer ? { needsAnswer } : undefined;
}

/** The offer as shown to the channel; for a withdrawn SKU only the channel's own id. */
export function offerOf(listing: Listing): Partial<ListedOffer> {
  const { offer } = listing;
  if (!('reason' in listing)) return offer;
  const { salesChannelSkuId } = offer;
  return salesChannelSkuId === undefined ? {} : { salesChannelSkuId };
}

function differs(
  listing: Listing,
  digest: (product: ListedProduct) => string,
  stored: StoredListing,
): boolean {
  if ('reason' in listing) return listing.reason !== stored.reason;
  const { product, price } = listing;
  return (
    stored.reason !== null ||
    stored.price !== JSON.stringify(price) ||
    (product !== 'as-before' && stored.productDigest !== digest(product))
  );
}
