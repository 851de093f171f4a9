import { createHash } from 'node:crypto';
import type { Listing } from '@entrepot/client';
import type { ShopChannel } from './catalogue.ts';

/** The maximum length of a `salesChannelSkuId` in Entrepot. */
const MAX_ID = 128;

/**
 * Vendure's SKU, and the `salesChannelSkuId`. It contains the merchant, because SKU ids are unique only per merchant.
 */
export function skuOf({ merchantId, skuId }: Pick<Listing, 'merchantId' | 'skuId'>): string {
  return `${merchantId}:${skuId}`;
}

/**
 * The slug by which the connector finds a product. The digest distinguishes ids that differ only in special characters.
 */
export function slugOf({ merchantId, skuId, productId = skuId }: Listing): string {
  const id = `${merchantId}:${productId}`;
  return `${codeOf(id)}-${sha256(id).slice(0, 8)}`;
}

/** The tag by which the connector finds an image. */
export function assetTagOf(url: string): string {
  return `entrepot-${sha256(url).slice(0, 16)}`;
}

/**
 * The digest of the listing's content in the shop, which includes neither its version nor the connector's own answer.
 */
export function digestOf(listing: Listing): string {
  return sha256(
    JSON.stringify({ ...listing, listingVersion: 0, status: '', salesChannelSkuId: '' }),
  );
}

/** A code that Vendure stores unchanged. */
export function codeOf(text: string): string {
  const ascii = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || sha256(text).slice(0, 8);
}

/** The shop's code of the listing's locale: `pt_BR`, else `pt`, else the shop's default language. */
export function languageOf({ locale = '' }: Listing, channel: ShopChannel): string {
  const exact = locale.replaceAll('-', '_');
  const codes = [exact, exact.replace(/_.*/, '')];
  const found = codes.find((code) => channel.availableLanguageCodes.includes(code));
  return found ?? channel.defaultLanguageCode;
}

/** Returns the reason why the listing cannot be sold although the shop would accept it. */
export function faultOf(listing: Listing, channel: ShopChannel): string | undefined {
  const { price } = listing;
  if (skuOf(listing).length > MAX_ID) return `${skuOf(listing)} is longer than ${MAX_ID}.`;
  if (price?.currency !== channel.defaultCurrencyCode) {
    return `The shop sells in ${channel.defaultCurrencyCode}, and the price is in ${price?.currency}.`;
  }
  if (price.taxesIncluded === channel.pricesIncludeTax) return undefined;
  return `pricesIncludeTax of the shop is ${channel.pricesIncludeTax}, and taxesIncluded of the price is ${price.taxesIncluded}.`;
}

/**
 * The members of a variant that come from its listing alone.
 * @param held units that Entrepot has reserved for shop orders, which the shop itself subtracts from `stockOnHand`
 */
export function variantInput(listing: Listing, channel: ShopChannel, held: number) {
  const { name, price, quantity = null } = listing;
  return {
    sku: skuOf(listing),
    enabled: true,
    translations: [{ languageCode: languageOf(listing, channel), name }],
    // Vendure amounts are in hundredths in every currency.
    price: Math.round((price?.sale ?? 0) * 100),
    trackInventory: quantity === null ? 'FALSE' : 'TRUE',
    ...(quantity !== null && { stockOnHand: quantity + held }),
  };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
