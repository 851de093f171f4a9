import { createHash } from 'node:crypto';
import type { Listing } from '@entrepot/client';
import type { ShopChannel } from './catalogue.ts';

/** As long as Entrepot takes a `salesChannelSkuId`. */
const MAX_ID = 128;

/** Vendure's SKU, and the `salesChannelSkuId`: merchants may have the same SKU ids. */
export function skuOf({ merchantId, skuId }: Pick<Listing, 'merchantId' | 'skuId'>): string {
  return `${merchantId}:${skuId}`;
}

/** By it the connector finds a product again. The digest keeps ids apart that the rest of the slug does not. */
export function slugOf({ merchantId, skuId, productId = skuId }: Listing): string {
  const id = `${merchantId}:${productId}`;
  return `${codeOf(id)}-${sha256(id).slice(0, 8)}`;
}

/** By it the connector finds an image again. */
export function assetTagOf(url: string): string {
  return `entrepot-${sha256(url).slice(0, 16)}`;
}

/** Of what the shop shows of a listing, which is neither its version nor the connector's own answer. */
export function digestOf(listing: Listing): string {
  return sha256(
    JSON.stringify({ ...listing, listingVersion: 0, status: '', salesChannelSkuId: '' }),
  );
}

/** A code that Vendure keeps as it is. */
export function codeOf(text: string): string {
  const ascii = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || sha256(text).slice(0, 8);
}

/** The shop's code of the listing's locale: `pt_BR`, else `pt`, else the language that the shop falls back to. */
export function languageOf({ locale = '' }: Listing, channel: ShopChannel): string {
  const exact = locale.replaceAll('-', '_');
  const codes = [exact, exact.replace(/_.*/, '')];
  const found = codes.find((code) => channel.availableLanguageCodes.includes(code));
  return found ?? channel.defaultLanguageCode;
}

/** Why the listing cannot be sold, where the shop would take it. */
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
 * @param held units that Entrepot has reserved for shop orders, which the shop itself takes off `stockOnHand`
 */
export function variantInput(listing: Listing, channel: ShopChannel, held: number) {
  const { name, price, quantity = null } = listing;
  return {
    sku: skuOf(listing),
    enabled: true,
    translations: [{ languageCode: languageOf(listing, channel), name }],
    // Vendure counts in hundredths, in every currency.
    price: Math.round((price?.sale ?? 0) * 100),
    trackInventory: quantity === null ? 'FALSE' : 'TRUE',
    ...(quantity !== null && { stockOnHand: quantity + held }),
  };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
