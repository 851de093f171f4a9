/** A name and a value from the merchant, in the merchant's order. */
export interface SkuAttribute {
  name: string;
  value: string;
}

export interface GlobalSaleChannelData {
  active: boolean;
  category: string;
  brand: string;
  color?: string;
  size?: string;
  attributes?: SkuAttribute[];
}

/** The fields of a SKU as the merchant sent them; kilograms, centimetres, merchant currency. */
export interface SkuContent {
  name: string;
  description: string;
  weight: number;
  height: number;
  width: number;
  length: number;
  ean: string;
  hscode: string;
  /** ISO 3166-1 alpha-2; absent: the merchant's country (decision 3.17). */
  countryOfOrigin?: string;
  localizedListPriceWithTaxes?: number;
  localizedSalePriceWithTaxes?: number;
  globalSaleChannelData: GlobalSaleChannelData;
  images: string[];
}

/** One SKU of an upsert. */
export interface SentSku {
  skuId: string;
  productId: string;
  main: boolean;
  content: SkuContent;
}

/** Identifies a SKU: its id is unique only within the merchant's catalog. */
export interface SkuKey {
  merchantId: string;
  skuId: string;
}

/** The subject of a SKU's events, which is also the Kafka key of every event about it. */
export function skuSubject({ merchantId, skuId }: SkuKey): string {
  return `${merchantId}:${skuId}`;
}

/** The parts of a SKU that an upsert changed, as in `sku.upserted`. */
export type SkuChange =
  'content' | 'dimensions' | 'country-of-origin' | 'origin-price' | 'active' | 'product' | 'new';

/** A reason for the result of localization. */
export interface LocalizationMessage {
  code: string;
  detail: string;
}

/** The texts of a SKU in one locale. */
export interface LocalizedText {
  name: string;
  description: string;
  color?: string;
  size?: string;
}

/** The translatable words of a SKU. */
export function ownWords({ name, description, globalSaleChannelData }: SkuContent): LocalizedText {
  const { color, size } = globalSaleChannelData;
  return {
    name,
    description,
    ...(color === undefined ? {} : { color }),
    ...(size === undefined ? {} : { size }),
  };
}
